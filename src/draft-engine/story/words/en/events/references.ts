import { wordTable } from '#src/shared/word-table.ts';
import { type IdeaGraph, type Participant, type ParticipantId, SEVERAL } from '../../../idea/idea-graph.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import type { CastMember } from '../../film-words.ts';
import { articleFor, numberWord, pluralOf, possessiveOf, takesNoArticle } from './noun-words.ts';

/** What a hearer knows when a sentence begins. */
export interface Heard {
  /** Who and what has been told of. */
  introduced: ReadonlySet<ParticipantId>;
  /** The subject of the sentence before. */
  focus?: ParticipantId;
  /** Everybody in the sentence before and in this one up to here. */
  recent: readonly ParticipantId[];
}

export const NOTHING_HEARD: Heard = { introduced: new Set(), recent: [] };

/** A way to speak of somebody or something. */
export interface Reference {
  text: string;
  isPlural: boolean;
}

interface Pronouns {
  he: string;
  him: string;
  his: string;
  himself: string;
}

const HE: Pronouns = { he: 'he', him: 'him', his: 'his', himself: 'himself' };
const SHE: Pronouns = { he: 'she', him: 'her', his: 'her', himself: 'herself' };
const IT: Pronouns = { he: 'it', him: 'it', his: 'its', himself: 'itself' };
const THEY: Pronouns = { he: 'they', him: 'them', his: 'their', himself: 'themselves' };

const PRONOUN =
  /^(?:i|he|she|it|they|him|her|them|his|hers|its|their|theirs|himself|herself|itself|themselves|one|each other|who|whom|whose|this|that|these|those|there|something|somebody|someone|anyone|everyone|everything|nobody|nothing)$/i;
const POSSESSIVE = /^(?:his|her|its|their|my|our)(?: own)?\s+/i;
const KIN =
  /^(?:(?:grand|step|great-)?(?:mother|father|son|daughter|parents?|child(?:ren)?)|(?:grand)?(?:ma|pa|mum|mom|dad)|brother|sister|twin|wife|husband|uncle|aunt|cousin|niece|nephew|friend|neighbou?r|boss|owner|teacher|master|pupil|partner|fianc[eé]e?|bride|groom|ex-\w+)$/i;

const OWNERS: Readonly<Record<string, string>> = wordTable({
  he: 'his',
  she: 'her',
  it: 'its',
  they: 'their',
  him: 'his',
  them: 'their',
  her: 'her',
  I: 'my',
  we: 'our',
});

/** Whoever tells the story owns by these. */
const OWN: Readonly<Record<string, string>> = wordTable({ i: 'my', we: 'our' });

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u;

/** How a film speaks of whoever takes part in it. */
export interface Namer {
  /**
   * As a sentence's subject or object: a pronoun where it is clear, else the noun; at first with all that the idea
   * says.
   */
  refer(id: ParticipantId, heard: Heard, options?: { noPronoun?: boolean; asObject?: boolean }): Reference;
  /** 'his', "the keeper’s". */
  ownerOf(id: ParticipantId, heard: Heard): string;
  /** The noun with 'the', or the name. */
  definite(id: ParticipantId, heard?: Heard): Reference;
  /** The noun alone: 'lighthouse keeper', the name where there is one. */
  noun(id: ParticipantId): string;
  pronouns(id: ParticipantId): Pronouns;
  isPlural(id: ParticipantId): boolean;
  isClear(id: ParticipantId, heard: Heard): boolean;
  /** With article and qualities, as on a first mention. */
  full(id: ParticipantId, heard: Heard): Reference;
  participant(id: ParticipantId): Participant | undefined;
  /** 'nobody', 'something': no sentence of ours is about them. */
  isPronoun(id: ParticipantId): boolean;
}

/** What is known after somebody has been spoken of. */
export function hear(heard: Heard, id: ParticipantId, isSubject = false): Heard {
  const known = {
    ...heard,
    introduced: new Set([...heard.introduced, id]),
    recent: [...new Set([...heard.recent, id])],
  };
  return isSubject ? { ...known, focus: id } : known;
}

const DETERMINED =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|many|every|each|both|several|no|all|this|that|another)\b/i;

/** 'Otto', 'Grandpa Otto'. */
const isNameIn = (said: string, name: string): boolean =>
  said.startsWith(name.split(' ')[0] as string) || (/^\p{Lu}\p{Ll}+\.? \p{Lu}/u.test(said) && said.endsWith(name));

/** A year that was read as a number of people. */
const isYear = (count: number): boolean => count >= 1100 && count < 2100;

/** 'the Wilsons'. */
const isFamily = ({ name, count }: Participant): boolean => count === SEVERAL && /^\p{Lu}\p{Ll}+s$/u.test(name ?? '');

/** Makes names for the participants of an idea. */
export function createNamer(graph: IdeaGraph, members: readonly CastMember[], isOwnLanguage: boolean): Namer {
  const byId = new Map(graph.participants.map((one) => [one.id, one]));
  const memberOf = new Map(members.map((member) => [member.participant.id, member]));
  const get = (id: ParticipantId): Participant | undefined => byId.get(id);

  const isPlural = (id: ParticipantId): boolean => {
    const one = get(id);
    return one !== undefined && one.count !== 1 && !isYear(one.count) && (givenName(id) === undefined || isFamily(one));
  };

  const givenName = (id: ParticipantId): string | undefined => {
    const given = memberOf.get(id)?.givenName;
    if (given !== undefined && given !== '') {
      return given;
    }
    const name = get(id)?.name;
    return name !== undefined && LATIN.test(name) ? name.replace(/^[\w-]+-year-old /i, '') : undefined;
  };

  const pronouns = (id: ParticipantId): Pronouns => {
    const one = get(id);
    const gender = one?.gender ?? memberOf.get(id)?.gender;
    if (isPlural(id)) {
      return THEY;
    }
    if (gender === 'feminine') {
      return SHE;
    }
    if (gender === 'masculine') {
      return HE;
    }
    return one?.kind === 'person' ? THEY : IT;
  };

  const noun = (id: ParticipantId): string => {
    const one = get(id);
    const name = givenName(id);
    if (name !== undefined) {
      return name;
    }
    if (one === undefined) {
      return 'somebody';
    }
    const bare = isOwnLanguage || one.concept === undefined ? one.words : wordFor(one.concept, 'en');
    if (!LATIN.test(bare)) {
      return one.concept === undefined ? 'thing' : wordFor(one.concept, 'en');
    }
    return isPlural(id) ? pluralOf(bare) : bare;
  };

  /** Others that would be called the same. */
  const isShared = (id: ParticipantId, words: string): boolean =>
    graph.participants.some((other) => other.id !== id && other.words.split(' ').at(-1) === words.split(' ').at(-1));

  const shortNoun = (id: ParticipantId): string => {
    const whole = noun(id);
    const parts = whole.split(' ');
    const last = parts.at(-1) as string;
    return parts.length > 1 &&
      !isShared(id, whole) &&
      !/^(?:cream|office|machine|engine|ball)$/.test(last) &&
      givenName(id) === undefined
      ? last
      : whole;
  };

  const qualitiesOf = (one: Participant): string[] =>
    one.qualities.flatMap(({ words, quality }) => {
      if (isOwnLanguage && LATIN.test(words)) {
        return /^(?:own|same)$/.test(words) ? [] : [words];
      }
      return quality === undefined ? [] : [wordFor(`quality.${quality}`, 'en')];
    });

  const ownerOfKin = (one: Participant, heard: Heard): string | undefined => {
    const relation = one.relations.find(({ to }) => to !== one.id && byId.has(to));
    const isKin = relation && (KIN.test(relation.words) || one.presence !== 'here' || relation.words === 'of');
    return isKin && relation ? ownerOf(relation.to, heard) : undefined;
  };

  const isClear = (id: ParticipantId, heard: Heard): boolean => {
    const { he } = pronouns(id);
    return heard.recent.includes(id) && heard.recent.every((other) => other === id || pronouns(other).he !== he);
  };

  const ownerOf = (id: ParticipantId, heard: Heard): string => {
    const own = OWN[get(id)?.words ?? ''];
    if (own !== undefined) {
      return own;
    }
    if (isClear(id, heard) || heard.focus === id) {
      return pronouns(id).his;
    }
    const { text, isPlural: many } = definite(id, heard);
    return OWNERS[text] ?? possessiveOf(text, many);
  };

  const definite = (id: ParticipantId, heard: Heard = NOTHING_HEARD): Reference => {
    const one = get(id);
    const name = givenName(id);
    if (one === undefined || name !== undefined) {
      const isMany = one !== undefined && isFamily(one);
      return { text: isMany ? `the ${name}` : (name ?? 'somebody'), isPlural: isMany };
    }
    if (PRONOUN.test(one.words)) {
      const said = one.words.toLowerCase();
      return { text: said === 'i' ? 'I' : said, isPlural: said === 'we' };
    }
    const many = isPlural(id);
    const words = shortNoun(id);
    const owner =
      KIN.test(words) || (one.relations.some(({ words: said }) => said === 'of') && isOwned(one))
        ? ownerOfKin(one, heard)
        : undefined;
    const same = graph.participants.find((other) => other.id !== id && other.words === one.words);
    const [quality] = same ? qualitiesOf(one) : [];
    const text = [owner ?? 'the', quality, words].filter(Boolean).join(' ');
    return { text, isPlural: many };
  };

  /** 'his bed' and "the king's bed", not 'a bed of bread'. */
  const isOwned = (one: Participant): boolean =>
    !one.spans.some(({ from, to }) => / of /.test(graph.text.slice(from, to)));

  const full = (id: ParticipantId, heard: Heard): Reference => {
    const one = get(id);
    if (one === undefined || PRONOUN.test(one.words)) {
      return definite(id, heard);
    }
    const many = isPlural(id);
    const span = isOwnLanguage
      ? one.spans.map(({ from, to }) => graph.text.slice(from, to)).find((text) => !PRONOUN.test(text))
      : undefined;
    const isGiven = memberOf.get(id)?.givenName !== undefined;
    if (span !== undefined && !isGiven) {
      const told = ownNounPhrase(span, one, heard);
      if (told !== undefined) {
        return { text: told, isPlural: many };
      }
    }
    const name = givenName(id);
    if (name !== undefined) {
      return { text: name, isPlural: false };
    }
    const phrase = [...qualitiesOf(one).slice(0, 2), noun(id)].join(' ');
    const owner = ownerOfKin(one, heard);
    if (owner !== undefined) {
      return { text: `${owner} ${phrase}`, isPlural: many };
    }
    if (many) {
      return { text: one.count > 1 ? `${numberWord(one.count)} ${phrase}` : phrase, isPlural: true };
    }
    const isSole =
      /^(?:sun|moon|sky|sea|ocean|world|wind|rain|snow|dark|night|last|first|only|final|best|worst|[a-z]{3,}est)\b/.test(
        phrase,
      );
    return { text: articled(phrase, isSole), isPlural: false };
  };

  const ownNounPhrase = (span: string, one: Participant, heard: Heard): string | undefined => {
    const said = span
      .replace(/^\d{4}s? (?=\p{L})/u, '')
      .replace(/['’]s?$/, '')
      .replace(/[,.;:!?]+$/, '')
      .trim();
    if (said === '' || said.split(' ').length > 8 || /["“”()]/.test(said)) {
      return undefined;
    }
    const whose = /^whose /i.test(said) ? one.relations.find(({ to }) => to !== one.id) : undefined;
    if (whose) {
      return `${ownerOf(whose.to, heard)} ${said.slice(6)}`;
    }
    return withOwner(said, one, heard) ?? withArticle(said, one, heard);
  };

  /** 'her brother' with the owner that is meant. */
  const withOwner = (said: string, one: Participant, heard: Heard): string | undefined => {
    const possessive = POSSESSIVE.exec(said)?.[0];
    if (possessive === undefined) {
      return undefined;
    }
    const isNested = /^\S+ \S+['’]s /.test(said);
    const between = isNested ? one.relations.find(({ to }) => to !== one.id)?.to : undefined;
    const outer = between === undefined ? undefined : get(between)?.relations.find(({ to }) => to !== between)?.to;
    const owner = outer ?? ownerAt(one, possessive.trim().length);
    return owner !== undefined && !isClear(owner, heard)
      ? `${ownerOf(owner, heard)} ${said.slice(possessive.length)}`
      : lowerFirst(said, one);
  };

  const withArticle = (said: string, one: Participant, heard: Heard): string => {
    if (one.name !== undefined && isNameIn(said, one.name)) {
      return said.replace(/^\p{Lu}(?=[\p{L}-]*-year-old )/u, (letter) => letter.toLowerCase());
    }
    // 'little Ben' has no article.
    if (one.name !== undefined && one.words === one.name && said.endsWith(one.name)) {
      return said;
    }
    if (DETERMINED.test(said) || one.count !== 1 || /^\S+['’]s? /.test(said)) {
      return lowerFirst(said, one);
    }
    const owned = one.relations.find(({ words, to }) => words === 'of' && to !== one.id);
    if (owned && isOwned(one)) {
      return `${ownerOf(owned.to, heard)} ${said}`;
    }
    return one.kind === 'abstract' ? lowerFirst(said, one) : articled(lowerFirst(said, one), false);
  };

  /** Whose 'her' a phrase begins with. */
  const ownerAt = (one: Participant, length: number): ParticipantId | undefined =>
    graph.participants.find((other) =>
      other.spans.some(({ from, to }) => to - from === length && one.spans.some((span) => span.from === from)),
    )?.id ?? one.relations.find(({ to }) => to !== one.id && byId.has(to))?.to;

  const lowerFirst = (text: string, one: Participant): string => {
    const isName = one.name !== undefined && text.startsWith(one.name.split(' ')[0] as string);
    const isAllCaps = /^[A-Z]{2}/.test(text);
    const at = graph.text.indexOf(text);
    const isProper =
      at > 0 &&
      !/[.!?:]\s+$/.test(graph.text.slice(0, at)) &&
      !/^(?:A|An|The|One|Two|Three|His|Her|Its|Their)\b/.test(text);
    return isName || isAllCaps || isProper ? text : text.charAt(0).toLowerCase() + text.slice(1);
  };

  const articled = (phrase: string, isSole: boolean): string => {
    if (isSole) {
      return `the ${phrase}`;
    }
    return takesNoArticle(phrase) ? phrase : `${articleFor(phrase)} ${phrase}`;
  };

  return {
    pronouns,
    isPlural,
    isClear,
    ownerOf,
    definite,
    full,
    noun,
    participant: get,
    isPronoun: (id) => PRONOUN.test(get(id)?.words ?? 'it'),
    refer(id, heard, { noPronoun = false, asObject = false } = {}) {
      if (!heard.introduced.has(id)) {
        return full(id, heard);
      }
      if (!noPronoun && isClear(id, heard) && (asObject || heard.focus === id)) {
        const one = pronouns(id);
        if (one.he === 'they' && !isPlural(id) && !asObject) {
          return definite(id, heard);
        }
        return { text: asObject ? one.him : one.he, isPlural: one.he === 'they' };
      }
      return definite(id, heard);
    },
  };
}
