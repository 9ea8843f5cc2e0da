import type { Presence } from '../idea-graph.ts';
import type { PhraseRole } from '../text-reading.ts';
import { addRole, type Argument, type ClauseDraft, type Draft, type PhraseDraft } from './draft.ts';
import { readGroup } from './phrases.ts';
import { isTimeGroup } from './phrases.ts';
import type { Predicate } from './predicates.ts';
import { presenceOf, type Reading } from './reading-state.ts';
import { isMotion, takesObject } from './roles.ts';
import { CONTENT_NOUNS, DATIVE_VERBS, FELT_VERBS, FILM_NOUNS, MOTION_OBJECT, RECIPROCAL } from './small-words.ts';
import type { Token } from './words.ts';

/** A clause before its noun while its phrases are taken. */
interface Taking {
  reading: Reading;
  clause: ClauseDraft;
  predicate: Predicate;
  args: Argument[];
  shared: Argument[];
}

/** Which of the waiting phrases belong to a clause before its noun. `shared` ones also wait on. */
export function takeForRelative(
  reading: Reading,
  clause: ClauseDraft,
  predicate: Predicate,
): { args: Argument[]; shared: Argument[] } {
  const taking: Taking = { reading, clause, predicate, args: [], shared: [] };
  for (const argument of reading.pending.toReversed()) {
    if (!takeOne(taking, argument)) {
      break;
    }
  }
  return taking;
}

/** Takes a phrase if it belongs to the clause; false where nothing before it does. */
function takeOne(taking: Taking, argument: Argument): boolean {
  const { clause, args, shared } = taking;
  if (argument.case === 'topic' || (argument.comma && argument.case !== 'with')) {
    return false;
  }
  if (argument.case !== 'subject') {
    const takes = takesCase(taking, argument);
    args.unshift(...(takes ? [argument] : []));
    return takes;
  }
  const choice = isComplement(taking, argument) ? 'take' : subjectChoice(taking, argument);
  if (choice === 'leave') {
    return false;
  }
  args.unshift(argument);
  shared.push(...(choice === 'share' ? [argument] : []));
  return BECOMING.test(clause.predicate);
}

const BECOMING = /^(?:되다|아니다)$/;

const isRightBefore = ({ args, predicate }: Taking, { next }: Argument): boolean =>
  args.length === 0 && predicate.first - next <= 1;

/** 왕이 된: what one becomes. */
const isComplement = (taking: Taking, argument: Argument): boolean =>
  BECOMING.test(taking.clause.predicate) && isRightBefore(taking, argument);

function takesCase({ clause, args }: Taking, argument: Argument): boolean {
  switch (argument.case) {
    case 'object':
      return !args.some((each) => each.case === 'object') && takesObject(clause.predicate) && !clause.isPassive;
    case 'dative':
      return clause.isPassive || DATIVE_VERBS.has(clause.predicate);
    case 'with':
      return argument.isTogether === true || RECIPROCAL.has(clause.predicate);
    default:
      return true;
  }
}

/** Whether a subject belongs to the clause before the noun or to the one behind it. */
function subjectChoice(taking: Taking, argument: Argument): 'take' | 'leave' | 'share' {
  const { reading, clause, predicate } = taking;
  if (hasOtherSubject(reading, predicate, argument) || headEndsAll(reading.tokens, predicate.next)) {
    return 'take';
  }
  if (!isRightBefore(taking, argument)) {
    return 'leave';
  }
  const isAtPlace = readGroupAt(reading.tokens, predicate.next)?.at(-1)?.nounClass === 'place';
  const isDone = takesObject(clause.predicate) && !clause.isPassive && !isMotion(clause.predicate);
  if (isDone || (isAtPlace && /^(?:살다|자라다|태어나다|일하다|있다|머물다)$/.test(clause.predicate))) {
    return 'share';
  }
  return isOfState(taking, argument) ? 'take' : 'leave';
}

/** 비가 오는 거리, 눈이 큰 소년: what is no agent of anything behind. */
function isOfState({ reading, predicate }: Taking, { phrases, nounClass }: Argument): boolean {
  const words = reading.draft.phrases[phrases[0] as number]?.head ?? '';
  return nounClass !== 'animate' && (predicate.isAdjective || WEATHER.test(words) || nounClass === 'other');
}

/** True where the clause behind has a subject of its own. */
const hasOtherSubject = ({ pending, tokens }: Reading, { next }: Predicate, argument: Argument): boolean =>
  pending.some((each) => each !== argument && (each.case === 'subject' || each.case === 'topic')) ||
  subjectFollows(tokens, next);

/** True where the noun behind the clause is all that comes, a time, or holds the clause. */
function headEndsAll(tokens: readonly Token[], from: number): boolean {
  const head = readGroupAt(tokens, from);
  const last = head?.at(-1);
  if (!head || !last || last === tokens.at(-1) || !finiteFollows(tokens, from)) {
    return true;
  }
  return FILM_NOUNS.has(last.noun) || CONTENT_NOUNS.has(last.noun) || isTimeGroup(head);
}

const WEATHER = /^(?:비|눈|바람|해|달|안개|물|별|꽃|벚꽃|불|불빛|네온 불빛|햇살|파도|피|연기|눈물|낙엽|단풍)$/;

/** True where a verb that ends a sentence or joins another stands behind. */
const finiteFollows = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at >= from && token.kind === 'verb' && token.verbs[0]?.ending.use !== 'adnominal');

function readGroupAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const first = tokens.findIndex((token, index) => index >= at && token.kind === 'noun');
  return first < 0 ? undefined : readGroup(tokens, first).tokens;
}

/** True where somebody else is said to do what follows. */
export function subjectFollows(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const isFinite = token.kind === 'verb' && token.verbs[0]?.ending.use !== 'adnominal';
    if (token.stop && token.kind === 'verb') {
      return false;
    }
    if (token.kind === 'noun' && (token.case === 'topic' || token.case === 'subject') && !token.isTopical) {
      return !becomesNext(tokens, at);
    }
    if (isFinite) {
      return false;
    }
  }
  return false;
}

/** 왕이 되다: this is no subject. */
const becomesNext = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.case === 'subject' && /^(?:되다|아니다)$/.test(tokens[at + 1]?.verbs[0]?.base ?? '');

/** Gives the noun behind a clause its part in it. */
export function attachHead(draft: Draft, index: number, phrase: number): void {
  const clause = draft.clauses[index];
  const head = draft.phrases[phrase];
  if (!clause || !head) {
    return;
  }
  clause.describes = phrase;
  const isFull = clause.subject.length > 0 || clause.hasObject;
  const isHeld = CONTENT_NOUNS.has(head.head) && head.nounClass !== 'animate' && isFull;
  const role = isHeld ? undefined : gapOf(clause, head.nounClass, head.head);
  if (role) {
    addRole(clause, role, [phrase]);
  }
  if (role === clause.subjectRole && clause.subject.length === 0) {
    clause.subject = [phrase];
  }
  markDreamt(draft, clause, head.head);
  markPresence(clause, head, role);
}

const UNREAL: Readonly<Record<string, Presence>> = {
  꿈: 'dreamt',
  악몽: 'dreamt',
  상상: 'imagined',
  환상: 'imagined',
};

/** Whoever acts in a dream is dreamt. */
function markDreamt(draft: Draft, clause: ClauseDraft, head: string): void {
  const presence = Object.hasOwn(UNREAL, head) ? UNREAL[head] : undefined;
  for (const { role, phrase } of presence ? clause.roles : []) {
    const one = draft.phrases[phrase];
    if (presence && one && !one.pronoun && role === 'agent' && phrase !== clause.describes) {
      one.presence = presence;
    }
  }
}

/** 죽은 아내, 실종된 아들. */
function markPresence(clause: ClauseDraft, head: PhraseDraft, role: PhraseRole | undefined): void {
  const presence = presenceOf(clause.predicate);
  const befell = role === 'patient' || (role === 'agent' && !takesObject(clause.predicate));
  const isSo = !clause.isNegated && clause.mood === 'does';
  if (presence && befell && isSo && head.nounClass !== 'place') {
    head.presence ??= presence;
  }
}

const ARRIVING = /(?:가다|오다|향하다|도착하다|다다르다|이르다|들어서다|들르다|찾다|방문하다|도달하다)$/;
const VESSELS = /(?:선|배|함|기차|버스|열차|트럭|로켓|비행기|차)$/;
const STAYING = /^(?:살다|자라다|태어나다|일하다|머물다|머무르다|놀다|지내다|만나다|헤어지다)$/;

/** What the described noun is in the clause: whatever is missing there. */
function gapOf(clause: ClauseDraft, kind: string | undefined, head: string): PhraseRole | undefined {
  const has = (role: PhraseRole): boolean => clause.roles.some((each) => each.role === role);
  const hasSubject = clause.subject.length > 0;
  const isTransitive =
    takesObject(clause.predicate) && !clause.isPassive && MOTION_OBJECT[clause.predicate] === undefined;
  if (kind === 'place') {
    return gapOfPlace(clause, head, isTransitive, has('patient'));
  }
  if (!hasSubject) {
    const isThing = kind !== 'animate' && head !== '';
    const isDone = isTransitive && !has('patient') && !has('result') && (FELT_VERBS.has(clause.predicate) || isThing);
    return isDone ? 'patient' : clause.subjectRole;
  }
  if (isTransitive && !has('patient')) {
    return 'patient';
  }
  return kind === 'thing' ? 'instrument' : undefined;
}

function gapOfPlace(clause: ClauseDraft, head: string, isTransitive: boolean, hasPatient: boolean): PhraseRole {
  if (clause.subject.length > 0) {
    return ARRIVING.test(clause.predicate) ? 'to' : 'at';
  }
  if (VESSELS.test(head)) {
    return clause.subjectRole;
  }
  if (isTransitive) {
    return hasPatient ? 'at' : 'patient';
  }
  return STAYING.test(clause.predicate) || isMotion(clause.predicate) ? 'at' : clause.subjectRole;
}
