import { type IdeaGraph, type Participant, type ParticipantId, SEVERAL, type Span } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import type { FilmFacts } from '../../film-words.ts';

/** How a film speaks of somebody or something. */
export interface Noun {
  /** On a first mention: '빨간 풍선', '어린 소녀 미나'. */
  full: string;
  /** Afterwards: '풍선', '미나'. */
  short: string;
  /** The idea's noun whole, without what describes it: '등대지기 할머니'. */
  head: string;
  /** The noun with the name: '광부 만식'. */
  named: string;
  isMany: boolean;
  /** It can be spoken of in a sentence of ours. */
  isSafe: boolean;
}

export type Nouns = ReadonlyMap<ParticipantId, Noun>;

const HANGUL = /^[가-힣0-9 ]+$/;
/** What was read as a noun and is none. */
const NO_NOUN =
  /(?:다고|라고)$|(?:^|\s)(?:다시|것|줄|수|법|적|때|중)$|^(?:귀|눈|손|발|말|법|자신|혼자|모두|누군가|무언가|서로|우리|그|그녀|아무|아무도|누구|누구도|모든)$/;
/** Ends of nouns by which one would not be known. */
const WEAK_END = /^(?:님|씨|기|자|사|인|생|녀|원|장|맛|날|집|속|전)$/;

/** The nouns of everybody and everything in an idea. */
export function nounsOf({ graph, members, isOwnLanguage }: FilmFacts): ReadonlyMap<ParticipantId, Noun> {
  return new Map(
    graph.participants.map((one) => {
      const given = members.find(({ participant }) => participant.id === one.id)?.givenName;
      const noun = given ? nameOnly(given) : nounOf(one, graph, isOwnLanguage);
      return [one.id, noun];
    }),
  );
}

const nameOnly = (name: string): Noun => ({
  full: name,
  short: name,
  head: name,
  named: name,
  isMany: false,
  isSafe: true,
});

function nounOf(one: Participant, { text, events, participants: others }: IdeaGraph, isOwnLanguage: boolean): Noun {
  const isMany = one.count !== 1 && one.name === undefined;
  if (!isOwnLanguage || isImplied(one.id)) {
    return foreignNoun(one, isMany);
  }
  const words = one.count === SEVERAL ? one.words.replace(/들$/, '') : one.words;
  const plural = isMany && one.count === SEVERAL ? `${words}들` : words;
  const short = one.name ?? shortOf(plural, one, others);
  const isBehind = one.name !== undefined && text.includes(`${one.name} ${plural}`);
  const both = isBehind ? `${one.name} ${plural}` : `${plural} ${one.name}`;
  const plain = one.name !== undefined && !plural.includes(one.name) ? both : plural;
  const full = phraseOf(one, text, words) ?? plain;
  return {
    full,
    short,
    head: plural,
    // What is told of them as an event is not said with their noun too.
    named: events.some(({ describes }) => describes === one.id) ? plain : full,
    isMany,
    isSafe: isSafe(one, words, short),
  };
}

/** The noun with its own adjectives, where the idea has it as such a phrase. */
function phraseOf(one: Participant, text: string, words: string): string | undefined {
  const [span] = one.spans;
  const said = span ? text.slice(span.from, span.to).replace(/[,.]+$/, '') : words;
  return isPlainPhrase(said, one) && !isClipped(said, text, span) ? said : undefined;
}

/** '무서워하는 강아지' of '비를 무서워하는 강아지': a verb without what belongs to it. */
const CLIPPED = /(?:는|던) \S+$/;
const isClipped = (said: string, text: string, span: Span | undefined): boolean =>
  CLIPPED.test(said) && OPEN_BEFORE.test(text.slice(0, span?.from ?? 0).trimEnd());
const OPEN_BEFORE = /(?:을|를|은|는|만|도|에|에게|에서|로|고|지만|며|안|못|[이가])$/;

/** It can be spoken of in a sentence of ours. */
const isSafe = ({ kind }: Participant, words: string, short: string): boolean =>
  HANGUL.test(short) && (kind === 'animal' || !NO_NOUN.test(words)) && kind !== 'abstract';

/** A noun with its own adjectives only: no clause, no particle in it. */
const isPlainPhrase = (said: string, one: Participant): boolean =>
  said.length <= 14 &&
  said.includes(one.name ?? one.words) &&
  said.split(' ').length <= 4 &&
  !/(?:이|가|을|를|에|에서|로|은|는|의) /.test(said.replace(/(?:은|는) (?=\S+$)/, ' '));

/** '택시 기사' is '기사' once it is known, if nobody else is. */
function shortOf(words: string, one: Participant, others: readonly Participant[]): string {
  const last = words.split(' ').at(-1) as string;
  const isShared = others.some(
    (other) => other.id !== one.id && other.words.split(' ').at(-1)?.replace(/들$/, '') === last.replace(/들$/, ''),
  );
  return words.includes(' ') && last.length >= 2 && !isShared && !WEAK_END.test(last) ? last : words;
}

function foreignNoun(one: Participant, isMany: boolean): Noun {
  const word = one.concept ? wordFor(one.concept, 'ko') : '';
  const name = one.name !== undefined && HANGUL.test(one.name) ? one.name : undefined;
  const qualities = one.qualities.flatMap(({ quality }) => (quality ? [wordFor(`quality.${quality}`, 'ko')] : []));
  // Things are not counted in Korean where nothing says how many.
  const plural = isMany && one.count === SEVERAL && one.kind !== 'thing' ? `${word}들` : word;
  const count = COUNTS[one.count];
  const full = [...qualities.slice(0, 1), ...(count ? [count] : []), plural, ...(name ? [name] : [])].join(' ');
  return { full, short: name ?? plural, head: plural, named: full, isMany, isSafe: word !== '' };
}

const COUNTS: Readonly<Record<number, string>> = { 2: '두', 3: '세', 4: '네', 5: '다섯' };
