import { wordTable } from '#src/shared/word-table.ts';
import type { Presence } from '../idea-graph.ts';
import type { PhraseRole } from '../text-reading.ts';
import { FLAWS } from './dictionary.ts';
import { addRole, type Argument, type ClauseDraft, type Draft, type PhraseDraft } from './draft.ts';
import { isTimeGroup, readGroup } from './phrases.ts';
import { type Predicate, readPredicate } from './predicates.ts';
import { presenceOf, type Reading } from './reading-state.ts';
import { isMotion, takesObject } from './roles.ts';
import {
  CONTENT_NOUNS,
  DATIVE_VERBS,
  FELT_VERBS,
  FILM_NOUNS,
  MOTION_OBJECT,
  LABILE,
  RECIPROCAL,
} from './small-words.ts';
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
  if (TAKES_NOTHING.test(clause.predicate) && predicate.ending.text !== '는' && !becomesBefore(reading)) {
    return { args: [], shared: [] };
  }
  const taking: Taking = { reading, clause, predicate, args: [], shared: [] };
  for (const argument of reading.pending.toReversed()) {
    if (!takeOne(taking, argument)) {
      break;
    }
  }
  return taking;
}

/** 늙은 개, 백 년 된 도자기: what stands before belongs to what follows. */
const TAKES_NOTHING = /^(?:늙다|되다)$/;
const becomesBefore = ({ pending }: Reading): boolean => ['subject', 'by'].includes(pending.at(-1)?.case ?? '');

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
  if (isGapOfHead(taking, argument)) {
    return false;
  }
  if (choice === 'leave') {
    return false;
  }
  args.unshift(argument);
  shared.push(...(choice === 'share' ? [argument] : []));
  return BECOMING.test(clause.predicate);
}

/** Of whom one says by a verb what befell somebody of theirs: 아버지가 사라진 소년. */
const KIN =
  /(?:아버지|어머니|아빠|엄마|아내|남편|아들|딸|형|누나|오빠|언니|동생|부모|부모님|가족|주인|친구|연인|애인|약혼녀|약혼자|자식|손자|손녀|스승|제자|동료)$/;

/** 모녀가 살해된 보석상의 …: the verb has one part only and that is the noun behind it. */
function isGapOfHead({ reading, clause, predicate }: Taking, { phrases, nounClass }: Argument): boolean {
  const head = readGroupAt(reading.tokens, predicate.next)?.at(-1);
  const hasOnePart = clause.isPassive || VANISHING.test(clause.predicate);
  const isKin = KIN.test(reading.draft.phrases[phrases[0] as number]?.head ?? '');
  return hasOnePart && nounClass === 'animate' && head?.nounClass === 'animate' && !isKin;
}

const VANISHING = /^(?:사라지다|죽다|숨지다|사망하다|실종되다|쓰러지다|도망치다|달아나다|잠들다|깨어나다|태어나다)$/;

const BECOMING = /^(?:되다|아니다)$/;

const isRightBefore = ({ args, predicate }: Taking, { next }: Argument): boolean =>
  args.length === 0 && predicate.first - next <= 1;

/** 왕이 된: what one becomes. */
const isComplement = (taking: Taking, argument: Argument): boolean =>
  BECOMING.test(taking.clause.predicate) && isRightBefore(taking, argument);

/** 눈을 다친, 시간을 멈추는; 마녀에게 목소리를 빼앗긴: what stands right before. */
function takesObjectHere(taking: Taking, argument: Argument): boolean {
  const { clause, predicate } = taking;
  const isNear =
    taking.args.every((each) => each.case === 'dative' || each.case === 'source') && isNearVerb(predicate, argument);
  return clause.isPassive || LABILE.has(clause.predicate) ? isNear : takesObject(clause.predicate);
}

const isNearVerb = ({ first }: Predicate, { next }: Argument): boolean => first - next <= 1;

function takesCase(taking: Taking, argument: Argument): boolean {
  const { clause, args } = taking;
  switch (argument.case) {
    case 'object':
      return !args.some((each) => each.case === 'object') && takesObjectHere(taking, argument);
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
  const { tokens } = reading;
  const isTold = headEndsAll(tokens, predicate.next) || nextHasItsOwn(tokens, predicate.next);
  if (hasOtherSubject(reading, predicate, argument) || isTold) {
    return 'take';
  }
  if (!isRightBefore(taking, argument)) {
    return 'leave';
  }
  if (headAt(tokens, predicate.next)?.nounClass === 'place') {
    return choiceAtPlace(taking, argument);
  }
  if (isDoneTo(clause)) {
    return 'share';
  }
  return isOfState(taking, argument) ? 'take' : 'leave';
}

const isDoneTo = ({ predicate, isPassive }: ClauseDraft): boolean =>
  takesObject(predicate) && !isPassive && !isMotion(predicate);

/** 소녀가 사는 마을, 비가 오는 거리: before a place the subject is the clause's, and somebody's also the next one's. */
function choiceAtPlace(taking: Taking, argument: Argument): 'take' | 'leave' | 'share' {
  const { predicate } = taking.clause;
  if (argument.nounClass === 'animate' && STATE_OF_PLACE.test(predicate) && predicate !== '있다') {
    return 'leave';
  }
  if (isDoneTo(taking.clause) || ARRIVING.test(predicate) || STAYING_AT.test(predicate)) {
    return 'share';
  }
  if (!takesObject(predicate) && !isMotion(predicate)) {
    return argument.nounClass === 'animate' ? 'share' : 'take';
  }
  return isOfState(taking, argument) ? 'take' : 'leave';
}

const STAYING_AT = /^(?:살다|자라다|태어나다|일하다|있다|머물다)$/;

/** 비가 오는 거리, 눈이 큰 소년: what is no agent of anything behind. */
function isOfState({ reading, predicate }: Taking, { phrases, nounClass }: Argument): boolean {
  const words = reading.draft.phrases[phrases[0] as number]?.head ?? '';
  return nounClass !== 'animate' && (predicate.isAdjective || WEATHER.test(words) || nounClass === 'other');
}

/** True where the clause behind has a subject of its own. */
const hasOtherSubject = ({ pending, tokens }: Reading, { next }: Predicate, argument: Argument): boolean =>
  pending.some((each) => each !== argument && (each.case === 'subject' || each.case === 'topic')) ||
  subjectFollows(tokens, next);

/** 유령이 나오는 호텔에서 밤을 보낸 부부: the next verb stands before whoever does it. */
function nextHasItsOwn(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex((token, index) => index >= from && token.kind === 'verb');
  const next = at < 0 ? undefined : readPredicate(tokens, at);
  const isBeforeNoun = next?.use === 'adnominal' && !next.isAdjective;
  return isBeforeNoun && readGroupAt(tokens, next.next)?.at(-1)?.nounClass === 'animate';
}

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
  !endsInSomebody(tokens) &&
  tokens.some((token, at) => at >= from && token.kind === 'verb' && token.verbs[0]?.ending.use !== 'adnominal');

/** '…을 되찾으려고 로켓을 만드는 쌍둥이 형제': whoever is named last does what is told before. */
function endsInSomebody(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return last?.kind === 'noun' && last.nounClass === 'animate' && last.case === 'none';
}

/** The noun that a clause before it describes. */
export const headAt = (tokens: readonly Token[], at: number): Token | undefined => readGroupAt(tokens, at)?.at(-1);

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

/** 왕이 되다, 금이 간 찻잔: this is no subject. */
function becomesNext(tokens: readonly Token[], at: number): boolean {
  const bases = (tokens[at + 1]?.verbs ?? []).map(({ base }) => base);
  const isSaid = bases.some((base) => FLAWS.has(`${tokens[at]?.text} ${base}`));
  return tokens[at]?.case === 'subject' && (isSaid || /^(?:되다|아니다)$/.test(bases[0] ?? ''));
}

/** Gives the noun behind a clause its part in it. */
export function attachHead(draft: Draft, index: number, phrase: number): void {
  const clause = draft.clauses[index];
  const head = draft.phrases[phrase];
  if (!clause || !head) {
    return;
  }
  clause.describes = phrase;
  markSaid(clause, head);
  if (isStateOfPlace(clause, head)) {
    dropState(clause, head);
    return;
  }
  clause.isDropped ||= isContained(draft, clause) || isOfAge(clause);
  dropLacked(draft, clause);
  const isFull = clause.subject.length > 0 || clause.hasObject;
  const isHeld = CONTENT_NOUNS.has(head.head) && head.nounClass !== 'animate' && isFull;
  const role = isHeld ? undefined : (gapOfCarrier(clause, head) ?? gapOf(clause, head.nounClass, head.head));
  if (role) {
    addRole(clause, role, [phrase]);
  }
  if (role === clause.subjectRole && clause.subject.length === 0) {
    clause.subject = [phrase];
  }
  markDreamt(draft, clause, head.head);
  markPresence(draft, clause, head, role);
}

/** 백 년 된 도자기. */
const isOfAge = ({ predicate, roles }: ClauseDraft): boolean => predicate === '되다' && roles.length === 0;

/** 손님이 없는 가게, 우산 없는 아이: what is not there is not seen. */
function dropLacked({ phrases }: Draft, clause: ClauseDraft): void {
  if (clause.predicate === '없다' && clause.subject.length > 0 && !clause.isNegated) {
    clause.isDropped = true;
    clause.subject.forEach((one) => Object.assign(phrases[one] as PhraseDraft, { isDropped: true }));
  }
}

/** 독이 든 사과: what is in it holds nothing. */
const isContained = ({ phrases }: Draft, { predicate, subject }: ClauseDraft): boolean =>
  predicate === '들다' && subject.length > 0 && subject.every((one) => phrases[one]?.nounClass !== 'animate');

/** 간이 필요하다는 말: speech and no horse. */
function markSaid(clause: ClauseDraft, head: PhraseDraft): void {
  if (head.head === '말' && clause.isSaid) {
    head.sense = 'none';
    head.nounClass = 'other';
  }
}

function dropState(clause: ClauseDraft, head: PhraseDraft): void {
  clause.isDropped = true;
  if (!head.adjectives.includes(clause.predicate) && !/^(?:있다|위치하다)$/.test(clause.predicate)) {
    head.adjectives.push(clause.predicate);
  }
}

const STATE_OF_PLACE =
  /^(?:있다|위치하다|무너지다|불타다|부서지다|정전되다|폐점하다|폐업하다|휴업하다|붐비다|북적이다|침수되다|버리다|헐다|폐허가 되다|얼어붙다|붕괴하다|붕괴되다|파괴하다|폐쇄하다|봉쇄하다|고립되다|침몰하다|가라앉다|흔들리다|멈추다|폐교되다|오염되다)$/;

/** 무너진 막장, 버려진 우주선: what the place is like; who goes there did not do it. */
const isStateOfPlace = ({ predicate, roles, manner, isPassive }: ClauseDraft, { nounClass }: PhraseDraft): boolean =>
  nounClass === 'place' &&
  roles.every(({ role }) => role === 'instrument' || role === 'result' || role === 'at') &&
  manner.length === 0 &&
  STATE_OF_PLACE.test(predicate) &&
  (isPassive || !takesObject(predicate));

const UNREAL: Readonly<Record<string, Presence>> = wordTable({
  꿈: 'dreamt',
  악몽: 'dreamt',
  상상: 'imagined',
  환상: 'imagined',
});

const SEEING = /^(?:보다|만나다|마주치다|그리다|꾸다|사랑하다)$/;

const unrealOf = (head: string): Presence | undefined =>
  /^(?:꿈|꿈속|악몽|악몽 속)$/.test(head) ? 'dreamt' : presenceOf(head);

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

/** Who still are what they were though parted. */
const STILL = /(?:쌍둥이|형제|자매|남매|가족|친구|모녀|부녀|부자|모자|아들|딸|어머니|아버지|동생|부모)$/;

function markSeenInDream(draft: Draft, clause: ClauseDraft, head: PhraseDraft, role: PhraseRole | undefined): void {
  const place = clause.roles.find((each) => each.role === 'at')?.phrase;
  const unreal = place === undefined ? undefined : unrealOf(draft.phrases[place]?.head ?? '');
  if (unreal && SEEING.test(clause.predicate) && role === 'patient') {
    head.presence ??= unreal;
  }
}

/** 죽은 아내, 실종된 아들, 꿈에서 본 여자. */
function markPresence(draft: Draft, clause: ClauseDraft, head: PhraseDraft, role: PhraseRole | undefined): void {
  markSeenInDream(draft, clause, head, role);
  const presence = presenceOf(clause.predicate);
  const befell = role === 'patient' || (role === 'agent' && !takesObject(clause.predicate));
  const isSo = !clause.isNegated && clause.mood === 'does' && !(presence === 'former' && STILL.test(head.head));
  if (presence && befell && isSo && head.nounClass !== 'place') {
    head.presence ??= presence;
  }
}

const ARRIVING =
  /(?<!나|떠나)(?:가다|(?<!나)오다|향하다|도착하다|다다르다|이르다|들어서다|들르다|찾다|방문하다|도달하다)$/;
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

/** 하트를 그린 라테: what carries a picture, a word or a trimming did not put it there. */
const PUT_ON = /^(?:그리다|쓰다|새기다|적다|달다|꽂다|넣다|붙이다|수놓다|얹다|뿌리다|담다|바르다|올리다|싣다)$/;
const gapOfCarrier = ({ predicate, roles, subject }: ClauseDraft, { nounClass }: PhraseDraft): PhraseRole | undefined =>
  nounClass === 'thing' &&
  subject.length === 0 &&
  PUT_ON.test(predicate) &&
  roles.some(({ role }) => role === 'patient')
    ? 'to'
    : undefined;

function gapOfPlace(clause: ClauseDraft, head: string, isTransitive: boolean, hasPatient: boolean): PhraseRole {
  if (clause.subject.length > 0) {
    return ARRIVING.test(clause.predicate) ? 'to' : 'at';
  }
  if (VESSELS.test(head)) {
    return clause.subjectRole;
  }
  if (ARRIVING.test(clause.predicate) && !hasPatient) {
    return 'to';
  }
  if (isTransitive) {
    return hasPatient ? 'at' : 'patient';
  }
  return STAYING.test(clause.predicate) || isMotion(clause.predicate) ? 'at' : clause.subjectRole;
}
