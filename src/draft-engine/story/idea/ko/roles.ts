import type { PhraseRole } from '../text-reading.ts';
import { DEED_OF } from './dictionary.ts';
import { addRole, type Argument, type ClauseDraft, type Draft } from './draft.ts';
import type { Case } from './particles.ts';
import { DATIVE_VERBS, INTRANSITIVE, MOTION_OBJECT, PATIENT_IN, RECIPROCAL, SOURCE_VERBS } from './small-words.ts';

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
const TURNING = new Set(['turn_into', 'be', 'hide', 'make', 'think', 'work', 'decide', 'speak', 'grow', 'appear']);

/** The last verb of a predicate of several words: 눈을 뜨다 → 뜨다. */
const lastWord = (predicate: string): string => predicate.split(' ').at(-1) as string;

export function takesObject(predicate: string): boolean {
  const last = lastWord(predicate);
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
  if (PATIENT_IN.has(predicate) && !clause.hasObject) {
    return 'patient';
  }
  if (isMotion(predicate)) {
    return 'to';
  }
  return argument.nounClass === 'animate' || DATIVE_VERBS.has(lastWord(predicate)) ? 'recipient' : 'at';
}

function byRole(clause: ClauseDraft, argument: Argument): PhraseRole {
  const deed = DEED_OF.get(clause.predicate) ?? DEED_OF.get(lastWord(clause.predicate)) ?? '';
  if (argument.nounClass === 'place' || (isMotion(clause.predicate) && argument.nounClass !== 'thing')) {
    return 'to';
  }
  if (clause.predicate === '되다' && argument.nounClass !== 'animate') {
    return 'instrument';
  }
  const isResult =
    TURNING.has(deed) ||
    argument.nounClass === 'animate' ||
    /(?:변하다|바뀌다|바꾸다|되다|삼다|만들다)$/.test(clause.predicate);
  return isResult ? 'result' : 'instrument';
}

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

/** The role of a phrase by its particle and the verb. Subjects are not asked here. */
function roleOf(clause: ClauseDraft, argument: Argument): PhraseRole | undefined {
  switch (argument.case) {
    case 'object':
      return objectRole(clause, argument);
    case 'dative':
      return dativeRole(clause);
    case 'in':
      return clause.isPassive && argument.nounClass === 'animate' ? 'agent' : inRole(clause, argument);
    case 'at':
      return SOURCE_VERBS.has(clause.predicate) ? 'from' : 'at';
    case 'by':
      return byRole(clause, argument);
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
  const inOrder = [...args.filter((each) => each.case !== 'none'), ...args.filter((each) => each.case === 'none')];
  for (const argument of inOrder) {
    if (argument.link !== undefined) {
      const role = BY_LINK[argument.link];
      if (role !== undefined) {
        addRole(clause, role, argument.phrases);
      }
    } else if (argument.case === 'subject' || argument.case === 'topic') {
      giveSubject(clause, argument);
    } else if (argument.case === 'also' || argument.case === 'besides') {
      giveAlso(clause, argument);
    } else if (argument.case === 'none') {
      giveBare(clause, argument);
    } else if (argument.case === 'like' || argument.case === 'than' || argument.case === 'called') {
      clause.manner.push(wordsOf(draft, argument));
    } else {
      const role = roleOf(clause, argument);
      if (role) {
        addRole(clause, role, argument.phrases);
      }
    }
  }
  shareCompanion(clause, args);
}

const wordsOf = (draft: Draft, { phrases }: Argument): string =>
  phrases
    .map((index) => draft.phrases[index])
    .map((phrase) => (phrase ? draft.text.slice(phrase.from, phrase.to) : ''))
    .join(' ');

/** What a clause is said of: who does it, or to whom it is done. 왕이 되다: the nearest is what one becomes. */
function giveSubject(clause: ClauseDraft, argument: Argument): void {
  if (argument.phrases.every((phrase) => clause.subject.includes(phrase))) {
    return;
  }
  const becomes = /^(?:되다|아니다)$/.test(clause.predicate) && argument.case === 'subject';
  if (becomes && !clause.roles.some(({ role }) => role === 'result')) {
    addRole(clause, 'result', argument.phrases);
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
function giveBare(clause: ClauseDraft, argument: Argument): void {
  if (argument.nounClass === 'place') {
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
    }
  }
}
