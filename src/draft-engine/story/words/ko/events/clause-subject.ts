import type { IdeaEvent, Participant, ParticipantId, Span } from '../../../idea/idea-graph.ts';
import { activeOf } from '../../../idea/ko/clauses.ts';
import { isAboutSky } from '../../../idea/ko/weather.ts';
import type { Token } from '../../../idea/ko/words.ts';
import type { ClauseScene } from './clause-scene.ts';
import { type ClauseWords, type IdeaWords, isContent, isHeld, ownWords } from './clause-words.ts';

/** Everybody and everything in an event. */
export const mentionsOf = ({ roles }: IdeaEvent): ParticipantId[] => [...new Set(Object.values(roles).flat())];

/** Whom a clause is said of: those it names as its subject, those whom it describes, else whoever does it. */
export function subjectsOf(clause: ClauseWords, { words, nouns }: ClauseScene): ParticipantId[] {
  const { agent = [], patient = [] } = clause.event.roles;
  if (isOfSky(clause, words)) {
    return [];
  }
  const isPassive = isDoneTo(clause);
  const named = namedSubject(clause, words);
  const doers = isPassive ? patient : agent;
  if (named !== undefined) {
    return doers.includes(named) && doers.length < 4 ? [...doers] : [named];
  }
  const described = describedSubject(clause, doers);
  if (described !== undefined) {
    return [described];
  }
  const safe = doers.filter((id) => nouns.get(id)?.isSafe);
  const given = isPassive ? agent : [];
  return (safe.length > 0 ? safe : given).slice(0, 3);
}

/** '비가 그치고': the weather of the idea, which is nobody, does it. */
export const isOfSky = ({ event }: ClauseWords, { graph }: IdeaWords): boolean =>
  isAboutSky(event.words) &&
  graph.participants.every(({ spans }) => spans.every(({ from }) => from !== event.span.from));

/** Whom a clause describes, where they do it or it befalls them. */
function describedSubject({ event, verb }: ClauseWords, doers: readonly ParticipantId[]): ParticipantId | undefined {
  const { describes, roles } = event;
  const { patient = [] } = roles;
  if (describes === undefined) {
    return undefined;
  }
  const isAlone = doers.length === 0 && patient.length === 0;
  const befalls = patient.includes(describes) && /되다$/.test(verb?.base ?? '');
  return doers.includes(describes) || isAlone || befalls ? describes : undefined;
}

/** Whether the verb as it is written says that something is done to its subject: 갇히다, 체포되다. */
export function isDoneTo({ event, verb }: ClauseWords): boolean {
  const isBent = verb !== undefined && activeOf(verb.base).isPassive && !event.predicate.endsWith(verb.base);
  const isSaying = /(?:받|당하|맞|듣)다$/.test(verb?.base ?? '') && !event.predicate.endsWith(verb?.base ?? '');
  return isBent || isSaying;
}

/** Somebody with 이, 가, 은 or 는 among the words of the clause itself. */
export function namedSubject(clause: ClauseWords, words: IdeaWords): ParticipantId | undefined {
  const own = new Set(ownWords(words, clause, () => true));
  const inner = [...words.clauses.values()].filter(({ event }) => isContent(event, clause.event));
  for (let at = clause.first; at < clause.last; at++) {
    const token = words.tokens[at] as Token;
    const isInner = inner.some(({ first, last }) => at >= first && at <= last && token.case !== 'topic');
    const isSubject = token.kind === 'noun' && (token.case === 'subject' || token.case === 'topic');
    const one = isSubject && own.has(at) && !isInner ? participantAt(token, words.graph.participants) : undefined;
    const isResult = one !== undefined && clause.event.roles.result?.includes(one.id);
    if (one && !isResult && mentionsOf(clause.event).includes(one.id)) {
      return one.id;
    }
  }
  return undefined;
}

export const participantAt = (token: Token, participants: readonly Participant[]): Participant | undefined =>
  participants.find(({ spans }) =>
    spans.some(({ from, to }) => from <= token.from && Math.abs(to - token.nounTo) <= 1),
  );

interface Gone {
  subjects: readonly ParticipantId[];
  /** Who the sentence around is about. */
  others: readonly ParticipantId[];
  clause: ClauseWords;
  words: IdeaWords;
}

/** True of the words of a subject, which is put in front, and of another clause's subject. */
export function isGone(token: Token, at: number, { subjects, others, clause, words }: Gone): boolean {
  const { graph, tokens } = words;
  const end = tokens[clause.last] as Token;
  const isIn = ({ from, to }: Span): boolean => token.from >= from && token.from < to;
  // Who is described stands behind what describes them.
  const isAround = ({ from, to }: Span): boolean => end.from >= from && end.from < to;
  const isKnown = isInside(at, clause, words);
  const isSubject = graph.participants.some(
    ({ id, spans }) =>
      (subjects.includes(id) || others.includes(id)) &&
      spans.some((span) => isIn(span) && !isAround(span) && !isNeeded(headOf(span, tokens), isKnown)),
  );
  return isSubject || (subjects.length > 1 && /^(?:그리고|및)$/.test(token.text));
}

const headOf = ({ to }: Span, tokens: readonly Token[]): Token | undefined =>
  tokens.find((token) => token.kind === 'noun' && Math.abs(token.nounTo - to) <= 1);

/** 강도의 …, 자기 이름, '거울 속 자신이 웃는 것을': whose it is, and who is meant by a word for oneself, stays. */
function isNeeded(head: Token | undefined, isKnown: boolean): boolean {
  const isSubject = head?.case === 'subject' || head?.case === 'topic';
  const isSelf = /^(?:자신|자기|본인)$/.test(head?.noun ?? '');
  return head?.case === 'of' || (isSelf && (isKnown || !isSubject));
}

/** Inside what is known, seen or told. */
const isInside = (at: number, clause: ClauseWords, { clauses }: IdeaWords): boolean =>
  [...clauses.values()].some((other) => isHeld(other, clause) && at >= other.first && at <= other.last);

const isNested = (at: number, clause: ClauseWords, { clauses }: IdeaWords): boolean =>
  [...clauses.values()].some(
    ({ first, last }) => first >= clause.first && last < clause.last && first <= at && at <= last,
  );

/** 개미를 비둘기가 나뭇잎을 떨어뜨려 구하다: of two objects the first is the next verb's. */
function isObjectOfNext(token: Token, { first, last }: ClauseWords, { tokens }: IdeaWords): boolean {
  const objects = tokens.slice(first, last).filter((each) => each.case === 'object');
  return token.case === 'object' && objects.length === 2 && objects[0] === token;
}

/** Whoever stands with 은 or 는 among the words of a clause that is not about them. */
export function strangersIn(clause: ClauseWords, { words }: ClauseScene): ParticipantId[] {
  const own = mentionsOf(clause.event);
  const isInner = clause.event.links.some(({ kind }) => kind === 'content');
  const isStranger = (token: Token, at: number): boolean =>
    token.kind === 'noun' &&
    (isInner ||
      isObjectOfNext(token, clause, words) ||
      ((token.case === 'topic' || token.case === 'subject') && !token.isTopical)) &&
    // Who acts in what is known, or in a clause that stays inside, belongs there.
    !isInside(at, clause, words) &&
    !isNested(at, clause, words);
  return words.tokens.flatMap((token, at) => {
    const isHere = at >= clause.first && at < clause.last && isStranger(token, at);
    const one = isHere ? participantAt(token, words.graph.participants) : undefined;
    return one === undefined || own.includes(one.id) ? [] : [one.id];
  });
}
