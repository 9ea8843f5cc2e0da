import { type Argument, type ClauseDraft, addRole } from './draft.ts';
import { noModifiers } from './phrases.ts';
import { type Predicate, isDonePassive } from './predicates.ts';
import { type Reading, begin, hang, widen } from './reading-state.ts';
import { takeForRelative } from './relatives.ts';
import { assignRoles, takesObject } from './roles.ts';
import { ASKING_VERBS, RECIPROCAL } from './small-words.ts';
import { ACTIVE_OF, ACTIVE_OF_PHRASE } from './voices.ts';
import type { Token } from './words.ts';

/** Starts a clause for a predicate; its phrases come later. */
export function openClause(reading: Reading, predicate: Predicate, base: string): ClauseDraft {
  const clause: ClauseDraft = {
    from: predicate.from,
    to: predicate.to,
    kind: 'main',
    predicate: base,
    roles: [],
    manner: reading.manner,
    ...(reading.often ? { often: reading.often } : {}),
    isNegated: predicate.isNegated,
    mood: predicate.mood,
    subject: [],
    subjectRole: 'agent',
    hasObject: false,
    isPassive: false,
    sharesSubject: predicate.use !== 'as_soon' && predicate.use !== 'because' && predicate.use !== 'but',
  };
  const denies = clause.manner.findIndex((word) => word === '안' || word === '못');
  if (denies >= 0) {
    clause.manner.splice(denies, 1);
    clause.isNegated = true;
  }
  reading.manner = [];
  reading.often = undefined;
  return clause;
}

/** The verb as it is done: 납치되다 → 납치하다, 쫓기다 → 쫓다. */
export function activeOf(base: string): { base: string; isPassive: boolean } {
  const known = ACTIVE_OF[base] ?? ACTIVE_OF_PHRASE[base];
  if (known !== undefined) {
    return { base: known, isPassive: true };
  }
  if (base.endsWith('당하다') && base.length > 3) {
    return { base: `${base.slice(0, -3)}하다`, isPassive: true };
  }
  return isDonePassive(base) ? { base: `${base.slice(0, -2)}하다`, isPassive: true } : { base, isPassive: false };
}

const KIND_OF_USE: Readonly<Partial<Record<Predicate['use'], ClauseDraft['kind']>>> = {
  and: 'before',
  link: 'before',
  tried: 'before',
  as_soon: 'before',
  before: 'before',
  after: 'after',
  when: 'when',
  as: 'when',
  because: 'because',
  but: 'but',
  if: 'if',
  must_if: 'if',
  intend: 'so_that',
  so_that: 'so_that',
  nominal: 'content',
  quote: 'content',
  whether: 'content',
};

/** '… 만들어 줘': what is asked of us is no part of the story. */
const asksUs = (reading: Reading, { base, ending, use, next }: Predicate): boolean =>
  ASKING_VERBS.has(base) &&
  /^(?:라|줘|요|주세요|세요|)$/.test(ending.text) &&
  use !== 'adnominal' &&
  next >= reading.tokens.length &&
  asksForFilm(reading.tokens);

const standsBeforeNoun = ({ use, ending }: Predicate): boolean =>
  use === 'adnominal' || (use === 'quote' && /[는단던]$/.test(ending.text));

/** Gives a clause its phrases and hangs it, or waits for what it hangs on. */
export function placeClause(reading: Reading, clause: ClauseDraft, predicate: Predicate): void {
  const { draft } = reading;
  clause.isDropped = asksUs(reading, predicate);
  const index = draft.clauses.push(clause) - 1;
  if (standsBeforeNoun(predicate)) {
    placeRelative(reading, clause, index, predicate);
    return;
  }
  const args = reading.pending.filter((each) => each.case !== 'topic');
  const isLast = predicate.use === 'final' || predicate.next >= reading.tokens.length || predicate.stop;
  reading.pending = [];
  assignRoles(draft, clause, args);
  widen(reading, clause, args);
  clause.kind = KIND_OF_USE[predicate.use] ?? 'before';
  if (isLast && !clause.isDropped) {
    clause.kind = 'main';
    reading.main = index;
  }
  clause.mood = predicate.use === 'tried' ? 'tries' : clause.mood;
  giveTopic(reading, clause);
  shareObject(reading, clause, args, predicate);
  reading.waiting.forEach((each) => hang(draft, each, index));
  reading.waiting = isLast ? [] : [index];
  reading.modifiers.relatives.forEach((each) => hang(draft, each, index));
  reading.modifiers = noModifiers();
}

/** 편지를 베껴 쓴다: a verb right behind another has its object too. */
function shareObject(reading: Reading, clause: ClauseDraft, args: readonly Argument[], predicate: Predicate): void {
  const before = reading.draft.clauses[reading.waiting.at(-1) as number];
  const isMutual =
    RECIPROCAL.has(clause.predicate) && !clause.roles.some(({ role }) => role === 'patient' || role === 'companion');
  const isRightBehind = before !== undefined && before.kind === 'before' && predicate.from - before.to <= 1;
  if (before && isMutual && args.length === 0 && before.kind === 'before') {
    const others = before.roles.filter(
      ({ role, phrase }) => role === 'patient' && reading.draft.phrases[phrase]?.nounClass === 'animate',
    );
    addRole(
      clause,
      'patient',
      others.map(({ phrase }) => phrase),
    );
  }
  if (isRightBehind && args.length === 0 && before.hasObject && !clause.isPassive && takesObject(clause.predicate)) {
    clause.hasObject = true;
    const objects = before.roles.filter(({ role }) => role === 'patient').map(({ phrase }) => phrase);
    addRole(clause, 'patient', objects);
  }
}

/** The topic is who a clause is about, unless it has a subject; then it may be what is done. */
function giveTopic(reading: Reading, clause: ClauseDraft): void {
  const { topic } = reading;
  if (topic && clause.subject.length === 0) {
    clause.subject = [...topic.phrases];
    const isTaken = clause.roles.some(({ role }) => role === clause.subjectRole);
    addRole(clause, isTaken && clause.subjectRole === 'agent' ? 'agent' : clause.subjectRole, topic.phrases);
  }
}

function placeRelative(reading: Reading, clause: ClauseDraft, index: number, predicate: Predicate): void {
  clause.kind = 'relative';
  const { args, shared } = takeForRelative(reading, clause, predicate);
  reading.pending = reading.pending.filter((each) => !args.includes(each) || shared.includes(each));
  assignRoles(reading.draft, clause, args);
  widen(reading, clause, args);
  shareObject(reading, clause, args, predicate);
  const staying: number[] = [];
  for (const waiting of reading.waiting) {
    const other = reading.draft.clauses[waiting];
    const isOurs = other !== undefined && other.subject.length === 0 && clause.subject.length === 0;
    if (isOurs) {
      hang(reading.draft, waiting, index);
    } else {
      staying.push(waiting);
    }
  }
  reading.waiting = staying;
  begin(reading, reading.tokens[predicate.first] as Token);
  reading.modifiers.from = Math.min(reading.modifiers.from ?? clause.from, clause.from);
  reading.modifiers.relatives.push(index);
}

/** True of a sentence that ends in asking for something: '… 만들어 줘'. */
export const asksForFilm = (tokens: readonly Token[]): boolean =>
  /(?:줘|줘요|주세요|달라|라|줄래|주라|봐|바람|바랍니다|싶어|줄래요)$/.test(tokens.at(-1)?.text ?? '');
