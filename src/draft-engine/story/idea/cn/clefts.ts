import { addRoles, type Draft, type DraftClause } from './drafts.ts';
import { isDoneTo, isPerceiving } from './verb-kinds.ts';
import { isSomebody } from './vocabulary.ts';

/** '躺着的是一具假人', '送来的人是她弟弟': what 的 leaves open is what stands behind 是, and that clause is the one that tells. */
export function resolveClefts(draft: Draft): void {
  for (const clause of draft.clauses) {
    const open = clause.predicate === '是' ? partOf(clause, 'agent') : undefined;
    const focus = partOf(clause, 'result') ?? partOf(clause, 'patient');
    const told = draft.clauses.find(({ describes, isDropped }) => describes === open && !isDropped);
    const isOpen = open !== undefined && /^(?:|人|东西|那个人)$/.test(draft.phrases[open]?.head ?? '-');
    if (isOpen && focus !== undefined && told && draft.phrases[open]?.name === undefined) {
      takeFocus(told, clause, { open, focus }, draft);
    }
  }
}

const partOf = ({ roles, isDropped }: DraftClause, wanted: string): number | undefined =>
  isDropped ? undefined : roles.find(({ role }) => role === wanted)?.phrase;

function takeFocus(
  told: DraftClause,
  clause: DraftClause,
  { open, focus }: { open: number; focus: number },
  draft: Draft,
): void {
  delete told.describes;
  const { kind, on, isWaiting } = clause;
  Object.assign(told, { kind, ...(on ? { on } : {}), ...(isWaiting ? { isWaiting } : {}) });
  const mayAct = !told.isPassive && !isDoneTo(told.predicate) && told.roles.every(({ role }) => role !== 'agent');
  const isActor = mayAct && isSomebody(draft.phrases[focus]?.head ?? '');
  told.roles = told.roles.map(({ role, phrase }) =>
    phrase === open ? { role: isActor ? 'agent' : role, phrase: focus } : { role, phrase },
  );
  clause.isDropped = true;
  (draft.phrases[open] as Draft['phrases'][number]).isDropped = true;
  for (const other of draft.clauses) {
    if (other.on === clause) {
      other.on = told;
    }
  }
  if (on && kind === 'content' && isPerceiving(on.predicate)) {
    addRoles(on, 'patient', [focus]);
  }
}
