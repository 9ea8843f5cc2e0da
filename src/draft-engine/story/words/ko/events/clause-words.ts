import type { EventId, IdeaEvent, IdeaGraph } from '../../../idea/idea-graph.ts';
import { activeOf } from '../../../idea/ko/clauses.ts';
import { splitWords } from '../../../idea/ko/split-words.ts';
import { TURNS } from '../../../idea/ko/telling.ts';
import type { VerbReading } from '../../../idea/ko/verb-reading.ts';
import type { Token } from '../../../idea/ko/words.ts';

/** The words of one event of an idea, by their places among the words of the text. */
export interface ClauseWords {
  event: IdeaEvent;
  /** Index of the first word. */
  first: number;
  /** Index of the word that ends the predicate. */
  last: number;
  /** That word's verb; absent for a noun with 이다. */
  verb: VerbReading | undefined;
}

export interface IdeaWords {
  graph: IdeaGraph;
  tokens: readonly Token[];
  clauses: ReadonlyMap<EventId, ClauseWords>;
}

/** Finds the words of each event. An event whose predicate is not found has none. */
export function wordsOfIdea(graph: IdeaGraph): IdeaWords {
  const tokens = splitWords(graph.text);
  const clauses = new Map<EventId, ClauseWords>();
  for (const event of graph.events) {
    const found = findClause(event, tokens);
    if (found) {
      clauses.set(event.id, found);
    }
  }
  for (const clause of clauses.values()) {
    clause.first = isDescribing(clause, tokens)
      ? earlier(withKind(clause, graph, tokens), tokens)
      : beginOf(clause, clauses, tokens);
  }
  return { graph, tokens, clauses };
}

function findClause(event: IdeaEvent, tokens: readonly Token[]): ClauseWords | undefined {
  const { from, to } = event.span;
  const inside = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => token.from >= from && token.from < to && !/^(?:옛날|옛적)/.test(token.text));
  const [begin] = inside;
  const end = inside.findLast(({ token, index }) => isEnd(event, token, tokens[index - 1]));
  if (begin === undefined || end === undefined) {
    return undefined;
  }
  const isNoun = event.predicate === '이다' || saysDeed(event, end.token);
  return { event, first: begin.index, last: end.index, verb: isNoun ? undefined : readingFor(end.token, event) };
}

const copulaOf = ({ kind, verbs }: Token): string | undefined => (kind === 'verb' ? verbs[0]?.copulaOf : undefined);

/** True of the word that ends an event's predicate: its noun with 이다, its noun of doing, its last verb. */
function isEnd(event: IdeaEvent, token: Token, before: Token | undefined): boolean {
  if (event.predicate === '이다') {
    return copulaOf(token) !== undefined || (token.kind === 'noun' && !/^(?:것|거|점)$/.test(token.noun));
  }
  // 심게 한다: whoever plants does 심다.
  const isCausing =
    before?.text.endsWith('게') === true && token.verbs[0]?.base === '하다' && event.predicate !== '시키다';
  return (
    saysDeed(event, token) ||
    (token.kind === 'verb' && !isCausing && copulaOf(token) === undefined && !isAside(token, before))
  );
}

/** '우주 택배 기사의 마지막 배송': the deed is a noun. */
export const saysDeed = ({ predicate }: IdeaEvent, { kind, noun }: Token): boolean =>
  kind === 'noun' && predicate === `${noun}하다`;

/** 깨어나 보니, 찾기 위해: what stands behind the verb and is none of its helpers. */
const isAside = ({ text }: Token, before: Token | undefined): boolean =>
  before?.kind === 'verb' && /^(?:보니까?|위해서?|위하여|위한)$/.test(text);

/** The reading of a word by which it is the event's verb; a helper is read as it is likeliest. */
function readingFor({ verbs }: Token, { predicate }: IdeaEvent): VerbReading | undefined {
  const own = predicate.split(' ').at(-1) as string;
  return (
    verbs.find(({ base }) => base === own) ?? verbs.find(({ base }) => activeOf(base).base === predicate) ?? verbs[0]
  );
}

/** It stands before the noun that it describes, or that holds it: 추락했던 섬, 재능이 없다는 말. */
function isDescribing(clause: ClauseWords, tokens: readonly Token[]): boolean {
  const { event, last, verb } = clause;
  const isBeforeNoun = verb?.ending.use === 'adnominal' && endOf(clause, tokens) === last && !event.isMain;
  return event.describes !== undefined || isBeforeNoun || isQuote(clause);
}

/** A clause begins behind the one before it in its sentence that is not part of it. */
function beginOf(
  { event, first, last }: ClauseWords,
  clauses: ReadonlyMap<EventId, ClauseWords>,
  tokens: readonly Token[],
): number {
  const begins = tokens.findLastIndex(({ stop }, index) => index < first && stop) + 1;
  let begin = tokens.findIndex(({ text }, index) => index >= begins && /[가-힣\d]/.test(text));
  for (const other of clauses.values()) {
    const isBefore =
      other.event !== event && other.last < last && !isDescribing(other, tokens) && !isOfAim(other, event, clauses);
    if (isBefore && !isContent(other.event, event)) {
      begin = Math.max(begin, endOf(other, tokens) + 1);
    }
  }
  return Math.min(begin, last);
}

/** 해독약을 찾으러 떠나다: what it is done for is told with it, if the same do both. */
export const isAimOf = ({ event }: ClauseWords, outer: IdeaEvent): boolean =>
  outer.describes === undefined &&
  event.links.some(({ kind, to }) => kind === 'so_that' && to === outer.id) &&
  event.roles.agent?.join() === outer.roles.agent?.join();

/** The aim of an event, or what is in that aim: 아들에게 채소를 먹게 하려고. */
const isOfAim = (one: ClauseWords, outer: IdeaEvent, clauses: ReadonlyMap<EventId, ClauseWords>): boolean =>
  isAimOf(one, outer) ||
  one.event.links.some(({ kind, to }) => {
    const held = kind === 'content' ? clauses.get(to) : undefined;
    return held !== undefined && isAimOf(held, outer);
  });

/** 국가대표 선수였던: the noun with what stands before it. */
function withKind(clause: ClauseWords, { participants }: IdeaGraph, tokens: readonly Token[]): ClauseWords {
  const end = tokens[clause.last] as Token;
  const spans = clause.verb === undefined ? participants.flatMap((one) => one.spans) : [];
  const own = spans.find(({ from, to }) => from < end.from && to > end.from && to <= end.to);
  const first = own ? tokens.findIndex(({ from }) => from >= own.from) : clause.first;
  return { ...clause, first: Math.min(first, clause.first) };
}

/** 재능이 없다는 말: told by whoever says it. */
export const isQuote = ({ verb }: ClauseWords): boolean => verb?.ending.use === 'quote';

/** True of a clause that is part of what another says is known, seen or told. */
export const isHeld = (inner: ClauseWords, outer: ClauseWords): boolean =>
  isContent(inner.event, outer.event) || (isQuote(inner) && inner.first >= outer.first && inner.last < outer.last);

/** 담그는 법을 가르치다: part of what is taught, known or seen. */
export const isContent = (inner: IdeaEvent, outer: IdeaEvent): boolean =>
  inner.links.some(({ kind, to }) => kind === 'content' && to === outer.id);

/** The last word of a clause with what hangs it on the next: 뒤, 때마다, 것을. */
const endOf = ({ event, last }: ClauseWords, tokens: readonly Token[]): number =>
  Math.max(
    last,
    tokens.findLastIndex(({ to }) => to <= event.span.to),
  );

/** Times that are rather said of what is told than of what describes somebody. */
const POINTING = /^(?:어느|그|이|날|그날|오늘|매일|날마다|밤마다|밤|아침|새벽|매번|다시|함께|몰래|홀로|혼자)$/;

/** 십 년 전 갱도에서 잃은: adverbs and times before a describing clause are its own. */
function earlier({ first }: ClauseWords, tokens: readonly Token[]): number {
  let begin = first;
  for (let at = first - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    const isOwn = isOfTime(token) && !token.stop && !token.comma && !POINTING.test(token.noun || token.text);
    if (!isOwn) {
      break;
    }
    begin = at;
  }
  return begin;
}

const NUMERAL =
  /^(?:하루|이틀|사흘|나흘|닷새|엿새|이레|열흘|보름|며칠|[일이삼사오육칠팔구십백천수몇\d]+|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른)$/;
const UNIT = /^(?:년|달|해|일|주|개월|시간|전|동안|째|년째|뒤|후|\d+년)(?:에|째)?$/;

const isOfTime = ({ text, kind }: Token): boolean =>
  kind === 'adverb' || NUMERAL.test(text) || UNIT.test(text) || /^새로$/.test(text);

/** Indices of the words of a clause without those of clauses that are told on their own, and without `without`. */
export function ownWords(
  { clauses, tokens }: IdeaWords,
  clause: ClauseWords,
  isTold: (id: EventId) => boolean,
): number[] {
  const inner = [...clauses.values()].filter(
    (other) =>
      other !== clause && isTold(other.event.id) && isCut(other, clause) && !isOfAim(other, clause.event, clauses),
  );
  const all = Array.from({ length: Math.max(0, clause.last - clause.first) }, (_, index) => clause.first + index);
  return all.filter(
    (at) =>
      tokens[at]?.kind !== 'quote' &&
      !/^(?:옛날|옛적)/.test(tokens[at]?.text ?? '') &&
      !isTurn(tokens, at) &&
      inner.every((other) => at < other.first || at > endOf(other, tokens)),
  );
}

/** 알고 보니: how it is told and nothing that happens. */
const isTurn = (tokens: readonly Token[], at: number): boolean =>
  TURNS.test(`${tokens[at]?.text} ${tokens[at + 1]?.text}`) ||
  TURNS.test(`${tokens[at - 1]?.text} ${tokens[at]?.text}`);

/** A longer clause inside another falls away where it is told by itself; what somebody sees or says stays. */
const isCut = (inner: ClauseWords, outer: ClauseWords): boolean =>
  inner.first >= outer.first &&
  inner.last < outer.last &&
  !isHeld(inner, outer) &&
  (inner.event.describes === undefined || inner.last > inner.first || /^(?:오다|가다)$/.test(inner.event.predicate));
