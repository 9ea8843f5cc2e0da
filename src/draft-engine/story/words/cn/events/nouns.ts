import { wordTable } from '#src/shared/word-table.ts';
import type { IdeaPlaceId, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import type { CastMember, CastPlace, FilmFacts } from '../../film-words.ts';
import { measureFor } from '../measure-words.ts';
import { spellNumber } from '../numbers.ts';
import { COUNT_AT_END, wordStarts } from './words-of-text.ts';

/** How somebody or something is called. */
export interface Noun {
  /** Each time but the first: '老石匠', '沈默'. */
  short: string;
  /** The first time: '私家侦探沈默'. */
  full: string;
  pronoun?: string;
  /** Several of them. */
  isMany: boolean;
  /** One of them. */
  single: string;
  /** It has a face in the film. */
  isCast: boolean;
  /** They are there: nobody who is dead or missing acts in a sentence of ours. */
  isHere: boolean;
  /** The noun is a whole word of the idea and can stand in any sentence. */
  isSafe: boolean;
}

const PRONOUNS: Readonly<Record<string, string>> = wordTable({
  he: '他',
  she: '她',
  they: '他们',
  it: '它',
  i: '我',
  we: '我们',
});
const MANY_ENDING = /^(俩|们|仨|三人|二人|两人|几人|数人)/;

/** The nouns of a film by participant. */
export function nounsOf(facts: FilmFacts): ReadonlyMap<ParticipantId, Noun> {
  const { graph, members, isOwnLanguage } = facts;
  const starts = isOwnLanguage ? wordStarts(graph.text) : new Set<number>();
  const nouns = new Map<ParticipantId, Noun>();
  for (const one of graph.participants) {
    const all = members.filter(({ participant }) => participant.id === one.id);
    const isOwn = isOwnLanguage && !isImplied(one.id);
    const plain = isOwn ? (becomes(one, facts) ?? ownNoun(one, graph.text, starts)) : lexiconNoun(one);
    nouns.set(one.id, withCast(plain, one, all));
  }
  return nouns;
}

/** '她醒来时成了公主': who becomes somebody is only a pronoun before. */
function becomes({ id, spans }: Participant, { graph: { text, events } }: FilmFacts): PlainNoun | undefined {
  const first = text[Math.min(...spans.map(({ from }) => from))];
  const isBecome = events.some(({ roles: { agent, result } }) => agent?.includes(id) && result?.includes(id));
  return isBecome && first !== undefined && /[他她它]/.test(first)
    ? { short: first, full: first, isSafe: true }
    : undefined;
}

/** Words that point at nobody whom one could speak of again. */
const NOBODY = /^(有人|人|大家|谁|某人|自己|别人|对方|彼此|众人|人们|一个人|那人|五点|.点)$/;

type PlainNoun = Omit<Noun, 'pronoun' | 'isMany' | 'single' | 'isCast' | 'isHere'>;

function ownNoun(one: Participant, text: string, starts: ReadonlySet<number>): PlainNoun {
  if (one.words === 'self') {
    return { short: '自己', full: '自己', isSafe: false };
  }
  const said = PRONOUNS[one.words] ?? (one.name ? undefined : PRONOUNS[one.words.toLowerCase()]);
  if (said) {
    return { short: said, full: said, isSafe: true };
  }
  const words = clean(one.words);
  const core = clean(one.name ?? one.words);
  const from = one.spans.map((span) => text.indexOf(words, span.from)).find((at) => at >= 0);
  if (from === undefined) {
    return { short: core, full: core, isSafe: core.length > 1 };
  }
  const start = startWithQualities(one, text, from);
  const ending = MANY_ENDING.exec(text.slice(from + words.length))?.[0] ?? '';
  const long = text.slice(start, from + words.length) + ending;
  const full = one.name && !long.includes(one.name) ? `${long}${one.name}` : long;
  const isWhole = starts.has(start) && starts.has(from + words.length);
  return {
    short: one.name ?? long,
    full,
    isSafe: one.name !== undefined || (isWhole && isNounAlone(one, words)),
  };
}

const isNounAlone = ({ concept }: Participant, words: string): boolean =>
  (words.length > 1 || concept !== undefined) && !/[的了着过]$/.test(words) && !NOBODY.test(words);

const clean = (words: string): string => words.replace(/[\s，。、！？；：“”"「」《》]+/g, '');

/** Adjectives that stand right before the noun belong to it: '老|石匠', '断臂|剑客'. */
function startWithQualities(one: Participant, text: string, from: number): number {
  let start = from;
  const left = one.qualities.map(({ words }) => words);
  for (;;) {
    const found = left.find((words) => words.length > 0 && words.length <= 4 && text.endsWith(words, start));
    if (found === undefined || start < found.length) {
      return start;
    }
    left.splice(left.indexOf(found), 1);
    start -= found.length;
  }
}

function lexiconNoun(one: Participant): PlainNoun {
  const said = PRONOUNS[one.words.toLowerCase()];
  const noun = one.concept ? wordFor(one.concept, 'cn') : (said ?? '');
  const own = one.name && /\p{Script=Han}/u.test(one.name) ? one.name : undefined;
  const name = own ?? one.name;
  return {
    short: name ?? noun,
    full: name && noun && one.concept ? `${noun}${name}` : (name ?? noun),
    isSafe: (name ?? noun) !== '' && one.concept !== undefined,
  };
}

function withCast(noun: PlainNoun, one: Participant, members: readonly CastMember[]): Noun {
  const [member] = members;
  const given = member?.givenName;
  const isMany = one.count !== 1 || MANY_ENDING.test(noun.short.slice(-1));
  const counted = isMany ? countedNoun(noun.short, one) : noun.short;
  const pronoun = pronounOf(one, member, isMany);
  return {
    ...noun,
    single: given ?? noun.short.replace(/[俩们仨]$/, ''),
    isCast: member !== undefined,
    isHere: one.presence === 'here',
    short: counted,
    ...(isMany ? { full: counted } : {}),
    ...(given ? { short: given, full: given, isSafe: true } : {}),
    isMany,
    ...(pronoun ? { pronoun } : {}),
  };
}

/** '两个陌生人', '村民们'; what says already that they are several stays. */
function countedNoun(noun: string, one: Participant): string {
  if (
    /([俩们仨家伍队群]|[两二三四五六七八九几]人|父母|夫妻|夫妇|情侣|双胞胎|姐妹|兄弟|姐弟|兄妹|父子|母子|母女|父女|恋人|观众|[老小]两口|夫妻俩)$/.test(
      noun,
    ) ||
    /^[他她它我]/.test(noun) ||
    one.name !== undefined
  ) {
    return noun;
  }
  if (one.count >= 2 && one.count <= 9) {
    const number = one.count === 2 ? '两' : spellNumber(one.count);
    const measure = measureFor(noun, one.concept ?? 'thing.box', one.concept === undefined);
    return measure === '双' ? noun : `${number}${measure}${noun}`;
  }
  return one.kind === 'person' || one.kind === 'animal' ? `${noun}们` : noun;
}

function pronounOf(one: Participant, member: CastMember | undefined, isMany: boolean): string | undefined {
  if (one.kind === 'person') {
    const gender = one.gender ?? member?.gender;
    if (isMany) {
      return one.gender === 'feminine' ? '她们' : '他们';
    }
    return { feminine: '她', masculine: '他', neutral: undefined }[gender ?? 'neutral'];
  }
  return isMany ? '它们' : '它';
}

/** '那架': points at a thing with its measure word. */
export function pointAt(one: Participant, noun: Noun): string {
  return `那${measureFor(noun.short, one.concept ?? 'thing.box', one.isNearest ?? one.concept === undefined)}`;
}

/** The noun with number and measure word as the idea first has it: '一位养牦牛的老奶奶' without what lies between. */
export function countedIn(text: string, from: number): string {
  return COUNT_AT_END.exec(text.slice(Math.max(0, from - 8), from))?.[0] ?? '';
}

/** How a place is called. */
export function placeName(facts: FilmFacts, place: CastPlace | undefined, id?: IdeaPlaceId): string | undefined {
  const { graph, isOwnLanguage } = facts;
  const own = graph.places.find((each) => each.id === (id ?? place?.id));
  if (own && isOwnLanguage && !/^(国家|世界|地方|现场)$/.test(own.words)) {
    return ownPlace(own.words, own.name, graph.text, own.span.from);
  }
  const concept = own?.concept ?? place?.concept;
  return concept && (concept === 'place.kingdom' || concept === 'place.world' ? '这里' : wordFor(concept, 'cn'));
}

const ADJECTIVE = /(旧|老|小|大|空|破|古|新|深|黑|荒)$/;

function ownPlace(words: string, name: string | undefined, text: string, from: number): string {
  const bare = clean(name ?? words);
  const at = text.indexOf(bare, from);
  const adjective = at < 0 ? undefined : ADJECTIVE.exec(text.slice(Math.max(0, at - 1), at))?.[0];
  return `${adjective ?? ''}${bare}`;
}
