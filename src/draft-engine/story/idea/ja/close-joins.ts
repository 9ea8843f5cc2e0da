import type { Clause } from '../text-reading.ts';
import { deedOf } from './deeds-of-words.ts';
import { isAnimate } from './noun-kinds.ts';
import type { ReadingState } from './reading-state.ts';

const SPEECH = new Set([
  'speak',
  'whisper',
  'shout',
  'think',
  'decide',
  'dream',
  'discover',
  'write',
  'listen',
  'read',
  'telephone',
  'remember',
  'watch',
  'teach',
  'scream',
  'forget',
]);

/** Idioms with a subject of their own: '火が出る'. */
export const OF_NATURE = /^(?:火|火の手|煙|雨|雪|風|虹|花|芽|日|月|夜|幕|雷|霧|波)が.|^(?:過ぎる|経つ|たつ|経過する)$/;

/** Hangs the clauses that wait for the next one on it. */
export function closeJoins(state: ReadingState, parent: number): void {
  const deed = deedOf((state.clauses[parent] as Clause).predicate);
  for (const { clause, link, asks } of state.open) {
    const found = state.clauses[clause] as Clause;
    found.parent = parent;
    if (found.mood === 'tries' && found.kind === 'content') {
      found.kind = 'before';
      shareSubject(state, clause, parent);
    } else if (link.kind === 'quotes') {
      giveOrder(state, found, parent);
      found.kind = deed === undefined || SPEECH.has(deed) ? 'content' : 'when';
      if (asks && deed === 'speak') {
        ask(found, state.clauses[parent] as Clause);
      }
    } else if (link.isOrder) {
      obey(found, state.clauses[parent] as Clause);
    } else if (link.keepsSubject) {
      shareSubject(state, clause, parent);
    }
  }
  state.open = [];
}

/** '殺せと命じられる': whoever is to do it is told so. */
function giveOrder(state: ReadingState, order: Clause, parent: number): void {
  const told = state.clauses[parent] as Clause;
  const doers = order.roles.filter(({ role }) => role === 'agent');
  const isTold = told.roles.some(({ role }) => role === 'patient' || role === 'recipient');
  if (told.isAgentless && !isTold) {
    told.roles.push(...doers.map(({ phrase }) => ({ role: 'patient' as const, phrase })));
    order.mood = 'asks';
  }
}

/** '母に誘われ、息子は…': whoever acts next is whom it was done to. */
function shareSubject(state: ReadingState, index: number, parent: number): void {
  const clause = state.clauses[index] as Clause;
  const subject = state.subjects.get(parent);
  if (!subject || state.subjects.has(index) || clause.kind === 'content' || OF_NATURE.test(clause.predicate)) {
    return;
  }
  const done = clause.roles.some(({ role }) => role === 'patient') ? 'recipient' : 'patient';
  const role = state.passives.has(index) ? done : 'agent';
  const isByThing =
    role === 'agent' && subject.every((one) => !isAnimate(state.kinds[one] ?? 'unknown') && !state.phrases[one]?.name);
  if (isByThing && clause.roles.some((one) => one.role === 'patient')) {
    // '時計を直すと、地図が出てきた': the map repairs nothing.
    clause.isAgentless = true;
    return;
  }
  const fits = !clause.roles.some((one) => one.role === role || subject.includes(one.phrase));
  if (fits) {
    clause.roles.push(...subject.map((phrase) => ({ role, phrase }) as const));
    state.subjects.set(index, subject);
  }
}

/** '一緒に作ってほしいと頼む': whoever is asked is to do it, beside whoever asks. */
function ask(asked: Clause, parent: Clause): void {
  asked.mood = 'asks';
  obey(asked, parent);
  const isTogether = asked.manner.includes('一緒に');
  asked.roles.push(
    ...parent.roles.filter(
      ({ role, phrase }) => isTogether && role === 'agent' && !asked.roles.some((one) => one.phrase === phrase),
    ),
  );
}

/** '王は兵士に竜を倒すよう命じる': it is the soldier who is to do it. */
function obey(order: Clause, parent: Clause): void {
  const told = parent.roles.filter(({ role }) => role === 'recipient');
  const patients = parent.roles.filter(({ role }) => role === 'patient');
  const doers = told.length > 0 ? told : patients;
  if (doers.length > 0) {
    order.roles = [
      ...order.roles.filter(({ role }) => role !== 'agent'),
      ...doers.map(({ phrase }) => ({ role: 'agent' as const, phrase })),
    ];
  }
}
