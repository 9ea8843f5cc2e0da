import type { PhraseRole } from '../text-reading.ts';
import { DEED_OF } from './dictionary.ts';
import { addRole, type Argument, type ClauseDraft, type Draft } from './draft.ts';
import type { Case } from './particles.ts';
import { DATIVE_VERBS, INTRANSITIVE, MOTION_OBJECT, PATIENT_IN, RECIPROCAL, SOURCE_VERBS } from './small-words.ts';
import { isOfSky } from './weather.ts';

const MOTION = new Set([
  'enter',
  'leave',
  'arrive',
  'walk',
  'travel',
  'run',
  'flee',
  'climb',
  'jump',
  'fly',
  'swim',
  'fall',
  'drive',
  'ride',
  'board',
  'chase',
  'follow',
  'carry',
  'lead',
]);
const TURNING = new Set(['turn_into', 'be', 'hide', 'think', 'work', 'decide', 'speak', 'grow', 'appear']);

/** The last verb of a predicate of several words: 눈을 뜨다 → 뜨다. */
const lastWord = (predicate: string): string => predicate.split(' ').at(-1) as string;

export function takesObject(predicate: string): boolean {
  const last = lastWord(predicate);
  // 우산도 들고 오다
  if (/^(?:들고|가지고|갖고|안고|업고|메고|싣고|끌고|데리고|모시고) /.test(predicate)) {
    return true;
  }
  if (/^(?:죽어|시들어|사라져|무너져|쓰러져|늙어|썩어|식어|꺼져|병들어|멀어져|살아) /.test(predicate)) {
    return false;
  }
  return !INTRANSITIVE.has(predicate) && !(INTRANSITIVE.has(last) && MOTION_OBJECT[last] === undefined);
}

/** True of a verb of going somewhere. */
export const isMotion = (predicate: string): boolean =>
  MOTION.has(DEED_OF.get(predicate) ?? DEED_OF.get(lastWord(predicate)) ?? '');

function objectRole(clause: ClauseDraft, argument: Argument): PhraseRole {
  const way = MOTION_OBJECT[clause.predicate];
  const isSomebody = argument.nounClass === 'animate';
  return way !== undefined && !isSomebody && argument.nounClass !== 'thing' ? way : 'patient';
}

function inRole(clause: ClauseDraft, argument: Argument): PhraseRole {
  const { predicate } = clause;
  if (argument.nounClass === 'place') {
    return isMotion(predicate) ? 'to' : 'at';
  }
  if ((PATIENT_IN.has(predicate) || PATIENT_IN.has(lastWord(predicate))) && !clause.hasObject) {
    return 'patient';
  }
  if (isMotion(predicate)) {
    return 'to';
  }
  return argument.nounClass === 'animate' || DATIVE_VERBS.has(lastWord(predicate)) ? 'recipient' : 'at';
}

function byRole(clause: ClauseDraft, argument: Argument, isVehicle: boolean): PhraseRole {
  const deed = DEED_OF.get(clause.predicate) ?? DEED_OF.get(lastWord(clause.predicate)) ?? '';
  const { nounClass } = argument;
  if (turnsInto(clause, nounClass)) {
    return 'result';
  }
  if (nounClass === 'place' || (isMotion(clause.predicate) && isGoal(nounClass, isVehicle))) {
    return 'to';
  }
  if (clause.predicate === '되다' && nounClass !== 'animate') {
    return 'instrument';
  }
  const isResult =
    TURNING.has(deed) || nounClass === 'animate' || /(?:변하다|바뀌다|바꾸다|되다|삼다)$/.test(clause.predicate);
  return isResult ? 'result' : 'instrument';
}

/** 창문으로 날아들다, but 기차로 떠나다 and 도움으로 달아나다. */
const isGoal = (nounClass: Argument['nounClass'], isVehicle: boolean): boolean =>
  nounClass === 'animate' || nounClass === undefined || (nounClass === 'thing' && !isVehicle);

/** 마녀로 몰다, 폐차를 집으로 꾸미다. */
const turnsInto = ({ predicate, hasObject }: ClauseDraft, nounClass: Argument['nounClass']): boolean =>
  (predicate === '몰다' && nounClass === 'animate') ||
  (hasObject && /(?:바꾸다|꾸미다|개조하다|만들다|고치다|변신시키다|키우다)$/.test(predicate));

const FIXED: Readonly<Partial<Record<Case, PhraseRole>>> = {
  source: 'from',
  since: 'from',
  until: 'to',
  with: 'companion',
};

function dativeRole(clause: ClauseDraft): PhraseRole {
  if (clause.isPassive && !DATIVE_VERBS.has(clause.predicate)) {
    return 'agent';
  }
  return PATIENT_IN.has(clause.predicate) && !clause.hasObject ? 'patient' : 'recipient';
}

const ACTING_BODIES = /(?:국정원|경찰|검찰|정부|조직|[가-힣]{2}군|부대|회사|군대|마피아|방송국|구조대|언론|법원)$/;
const VEHICLES =
  /(?:차|배|선|기차|열차|버스|트럭|자전거|비행기|로켓|기구|썰매|마차|수레|날개|지팡이|헬리콥터|오토바이|택시|뗏목|발|다리|바퀴|휠체어|스쿠터|전철|말|돈|힘|손)$/;

/** 사람으로 돌아오다. */
const TURNING_BACK = /^(?:돌아오다|돌아가다|되돌아가다|되돌아오다)$/;
/** 지진으로 무너지다, 저주로 잠들다: why, not where to. */
const CAUSES =
  /(?:^|\s)(?:지진|폭풍|태풍|홍수|산사태|눈사태|폭발|화재|산불|전쟁|사고|교통사고|병|암|저주|가뭄|전염병|폭설|독|충격|실수|배신|빚|도움|덕|오해|누명|방해|죄|혐의|재개발|폭격)$/;

/** The role of a phrase by its particle and the verb. Subjects are not asked here. */
function roleOf(clause: ClauseDraft, argument: Argument, head: string): PhraseRole | undefined {
  switch (argument.case) {
    case 'object':
      return objectRole(clause, argument);
    case 'dative':
      return dativeRole(clause);
    case 'in':
      return clause.isPassive && (argument.nounClass === 'animate' || ACTING_BODIES.test(head))
        ? 'agent'
        : inRole(clause, argument);
    case 'at':
      return SOURCE_VERBS.has(clause.predicate) ? 'from' : 'at';
    case 'by':
      if (TURNING_BACK.test(clause.predicate) && /^(?:사람|인간|원래 모습|본모습|본래 모습)$/.test(head)) {
        return 'result';
      }
      if (CAUSES.test(head)) {
        return 'instrument';
      }
      return byRole(clause, argument, VEHICLES.test(head));
    case 'or':
      return clause.hasObject ? undefined : 'patient';
    default:
      return FIXED[argument.case];
  }
}

const BY_LINK = {
  agent: 'agent',
  topic: 'topic',
  recipient: 'recipient',
  instrument: 'instrument',
  to: 'to',
  companion: 'companion',
  cause: undefined,
  skip: undefined,
} as const;

/** Gives the phrases that stood before a verb their roles in its clause. */
export function assignRoles(draft: Draft, clause: ClauseDraft, args: readonly Argument[]): void {
  clause.hasObject ||= args.some(
    (argument) => argument.case === 'object' && objectRole(clause, argument) === 'patient',
  );
  if (clause.isPassive && clause.hasObject && clause.subject.length === 0) {
    clause.subjectRole = 'recipient';
  }
  const become = giveBecome(clause, args);
  const others = args.filter((each) => each !== become);
  for (const argument of others.filter((each) => each.case !== 'none')) {
    giveRole(draft, clause, argument);
  }
  for (const argument of others.filter((each) => each.case === 'none')) {
    giveRole(draft, clause, argument);
  }
  shareCompanion(clause, others);
}

/** 왕자가 왕이 되다: the last is what one becomes. */
function giveBecome(clause: ClauseDraft, args: readonly Argument[]): Argument | undefined {
  const isOpen = BECOMING.test(clause.predicate) && clause.roles.every(({ role }) => role !== 'result');
  const last = isOpen ? args.findLast((each) => each.case === 'subject') : undefined;
  addRole(clause, 'result', last?.phrases ?? []);
  return last;
}

function giveRole(draft: Draft, clause: ClauseDraft, argument: Argument): void {
  if (argument.link !== undefined) {
    const role = BY_LINK[argument.link];
    if (role !== undefined) {
      addRole(clause, role, argument.phrases);
    }
    return;
  }
  switch (argument.case) {
    case 'subject':
    case 'topic':
      giveSubject(clause, argument);
      return;
    case 'also':
    case 'besides':
      giveAlso(clause, argument);
      return;
    case 'none':
      giveBare(draft, clause, argument);
      return;
    case 'like':
    case 'than':
    case 'called':
      clause.manner.push(wordsOf(draft, argument));
      dropCompared(draft, clause, argument);
      return;
    default: {
      const role = roleOf(clause, argument, draft.phrases[argument.phrases[0] as number]?.head ?? '');
      addRole(clause, role ?? 'patient', role ? argument.phrases : []);
    }
  }
}

/** 처음 만난 사람처럼: nobody of the story. */
function dropCompared(draft: Draft, clause: ClauseDraft, { phrases, case: which }: Argument): void {
  for (const index of which === 'like' ? phrases : []) {
    const phrase = draft.phrases[index];
    if (phrase && phrase.name === undefined && !phrase.pronoun && phrase.owner === undefined) {
      phrase.isDropped = true;
      for (const compared of draft.clauses.filter(({ describes }) => describes === index)) {
        compared.isDropped = true;
        lendObject(clause, compared);
      }
    }
  }
}

/** 아내를 처음 만난 사람처럼 대하다: she is whom he treats so. */
function lendObject(clause: ClauseDraft, compared: ClauseDraft): void {
  const objects = compared.roles.filter(({ role }) => role === 'patient').map(({ phrase }) => phrase);
  if (!clause.hasObject && takesObject(clause.predicate) && objects.length > 0) {
    clause.hasObject = true;
    addRole(clause, 'patient', objects);
  }
}

const wordsOf = (draft: Draft, { phrases }: Argument): string =>
  phrases
    .map((index) => draft.phrases[index])
    .map((phrase) => (phrase ? draft.text.slice(phrase.from, phrase.to) : ''))
    .join(' ');

const BECOMING = /^(?:되다|아니다)$/;

/** What a clause is said of: who does it, or to whom it is done. */
function giveSubject(clause: ClauseDraft, argument: Argument): void {
  if (argument.phrases.every((phrase) => clause.subject.includes(phrase))) {
    return;
  }
  if (clause.subject.length === 0) {
    clause.subject = [...argument.phrases];
    addRole(clause, clause.subjectRole, argument.phrases);
  }
}

function giveAlso(clause: ClauseDraft, argument: Argument): void {
  const isBeforeNoun = clause.kind === 'relative' && clause.subject.length === 0;
  if ((clause.subject.length > 0 || isBeforeNoun) && !clause.hasObject && takesObject(clause.predicate)) {
    clause.hasObject = true;
    addRole(clause, 'patient', argument.phrases);
  } else if (clause.subject.length === 0) {
    giveSubject(clause, argument);
  }
}

/** A noun without a particle before its verb: 비 내리는, 책 읽는. */
function giveBare(draft: Draft, clause: ClauseDraft, argument: Argument): void {
  const head = draft.phrases[argument.phrases[0] as number]?.head ?? '';
  if (isOfSky(head, clause.predicate)) {
    clause.predicate = `${head.split(' ').at(-1)} ${clause.predicate}`;
    Object.assign(draft.phrases[argument.phrases[0] as number] as object, { isDropped: true });
  } else if (argument.nounClass === 'place') {
    addRole(clause, isMotion(clause.predicate) ? 'to' : 'at', argument.phrases);
  } else if (clause.isPassive) {
    addRole(clause, 'instrument', argument.phrases);
  } else if (takesObject(clause.predicate) && !clause.hasObject) {
    clause.hasObject = true;
    addRole(clause, 'patient', argument.phrases);
  } else if (clause.subject.length === 0) {
    giveSubject(clause, argument);
  }
}

/** 여우와 친구가 되다: 와 is whom it takes two with, and what is done to somebody where the verb has no object. */
function shareCompanion(clause: ClauseDraft, args: readonly Argument[]): void {
  const isMutual = RECIPROCAL.has(clause.predicate);
  if (!isMutual || clause.hasObject) {
    return;
  }
  for (const argument of args) {
    if (argument.case === 'with' && !argument.isTogether && argument.link === undefined) {
      clause.roles = clause.roles.filter(
        ({ role, phrase }) => !(role === 'companion' && argument.phrases.includes(phrase)),
      );
      addRole(clause, 'patient', argument.phrases);
      clause.predicate = clause.predicate === '손을 잡다' ? '손잡다' : clause.predicate;
    }
  }
}
