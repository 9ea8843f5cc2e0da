import { addRoles, type Draft, type DraftClause, hasRole } from './drafts.ts';
import { isState } from './verb-kinds.ts';

/** Words that say that a clause tells only what comes of it. */
const AFTERMATH = /^(?:从此|此后|就此|后来|因此|由此)$/;

const isOnLine = ({ kind, isDropped }: DraftClause): boolean => /^(?:main|and|but)$/.test(kind) && !isDropped;

const saidIn = (clause: DraftClause): number[] =>
  clause.topic ??
  clause.roles.filter(({ role }) => role === (clause.isPassive ? 'patient' : 'agent')).map(({ phrase }) => phrase);

/**
 * Gives the clauses of a sentence that name nobody whoever was named last, and makes the last deed of whom the sentence
 * is about its main clause: what comes before leads to it; a turn of fate and what others do come after.
 */
export function settleSentence(clauses: readonly DraftClause[], draft: Draft): void {
  const ordered = clauses.filter(({ isDropped }) => !isDropped).toSorted((one, other) => one.from - other.from);
  const subjects = passSubjects(ordered, draft);
  const mains = ordered.filter(({ kind }) => kind === 'main');
  const anchor = mains.find(({ predicate }) => !isState(predicate)) ?? mains[0];
  if (anchor) {
    const chosen = lastOfTopic(ordered, anchor, subjects, draft);
    if (chosen && chosen !== anchor) {
      chosen.kind = 'main';
      delete chosen.on;
      Object.assign(anchor, { kind: anchor.isLasting ? 'when' : 'before', on: chosen });
    }
  }
}

/** A clause that is said, seen or asked, or that goes on with one that is. */
function isInside(clause: DraftClause): boolean {
  let at: DraftClause | undefined = clause;
  for (let steps = 0; at && steps < 50; steps++) {
    if (at.kind === 'content') {
      return true;
    }
    at = at.kind === 'and' ? at.on : undefined;
  }
  return false;
}

/** Who acts in each clause of the line of the story. */
function passSubjects(ordered: readonly DraftClause[], draft: Draft): Map<DraftClause, readonly number[]> {
  const subjects = new Map<DraftClause, readonly number[]>();
  let latest: number[] = [];
  for (const clause of ordered) {
    replaceSelf(clause, latest, draft);
    const said = saidIn(clause);
    if (clause.kind === 'relative' || isInside(clause) || clause.isExistential) {
      continue;
    }
    if (said.length > 0) {
      const isAside = !isOnLine(clause) && clause.kind !== 'before' && latest.length > 0;
      latest = isAside ? latest : said;
    } else if (!clause.isPassive && latest.length > 0) {
      addRoles(clause, 'agent', latest);
    }
    subjects.set(clause, said.length > 0 ? said : latest);
  }
  return subjects;
}

/** '自己却回去': whoever the sentence is about. */
function replaceSelf(clause: DraftClause, latest: readonly number[], draft: Draft): void {
  const isSelf = ({ phrase }: DraftClause['roles'][number]): boolean => draft.phrases[phrase]?.pronoun === 'self';
  const own = clause.roles.filter((one) => one.role === 'agent' && isSelf(one));
  if (own.length > 0 && latest.length > 0 && clause.kind !== 'relative') {
    clause.roles = clause.roles.filter((one) => !own.includes(one));
    clause.roles.push(...latest.map((phrase) => ({ role: 'agent' as const, phrase })));
  }
}

function lastOfTopic(
  ordered: readonly DraftClause[],
  anchor: DraftClause,
  subjects: ReadonlyMap<DraftClause, readonly number[]>,
  draft: Draft,
): DraftClause | undefined {
  const topic = subjects.get(anchor) ?? [];
  let chosen: DraftClause | undefined;
  for (const clause of ordered.slice(ordered.indexOf(anchor))) {
    if (clause.isTwist && chosen) {
      return chosen;
    }
    const subject = subjects.get(clause) ?? [];
    const isOfTopic =
      topic.length === 0 ||
      subject.some(
        (phrase) =>
          topic.includes(phrase) ||
          (subject !== topic && draft.phrases[phrase]?.pronoun === 'they') ||
          isSamePronoun(phrase, topic, draft),
      );
    if (isOnLine(clause) && isLinked(clause, anchor) && isOfTopic && isTold(clause, anchor)) {
      chosen = clause;
    }
  }
  return chosen;
}

const isSamePronoun = (phrase: number, topic: readonly number[], { phrases }: Draft): boolean =>
  /^(?:he|she)$/.test(phrases[phrase]?.pronoun ?? '') &&
  topic.some((each) => phrases[each]?.pronoun === phrases[phrase]?.pronoun);

/** A deed that is done, and not what comes of another. */
const isTold = (clause: DraftClause, anchor: DraftClause): boolean =>
  clause === anchor ||
  (!clause.isNegated &&
    !clause.isOutcome &&
    (!clause.isPassive || anchor.isNegated) &&
    !clause.isExistential &&
    !isState(clause.predicate) &&
    !hasRole(clause, 'topic') &&
    !clause.manner.some((word) => AFTERMATH.test(word)));

/** The clause hangs on the anchor by one deed after another. */
function isLinked(clause: DraftClause, anchor: DraftClause): boolean {
  let at: DraftClause | undefined = clause;
  for (let steps = 0; at && at !== anchor && steps < 50; steps++) {
    at = isOnLine(at) ? at.on : undefined;
  }
  return at === anchor;
}
