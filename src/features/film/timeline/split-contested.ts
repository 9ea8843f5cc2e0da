import { applyEdits } from './apply-edits.ts';
import type { FilmDocument } from './film-document.ts';
import { EditRefused, type FilmEdit } from './film-edit.ts';
import { joinEdits, nameOfChanged, type Undoable } from './join-edits.ts';
import { conflictsOf, partOf, rebaseEdits, type EditConflict } from './rebase-edits.ts';

/** Pending edits in two: what can be saved now, and what waits for a person. */
interface SplitEdits {
  free: Undoable;
  held: Undoable;
  /** With both. */
  document: FilmDocument;
}

/**
 * Takes the edits that are in conflict out of those that were made on this document, with what does not fit without
 * them.
 */
export function splitContested(
  document: FilmDocument,
  pending: Undoable,
  conflicts: readonly EditConflict[],
): SplitEdits {
  let free: Undoable = { edits: [], inverse: [] };
  let freed = document;
  const held: FilmEdit[] = [];
  for (const edit of pending.edits) {
    const { open, contested } = partsOf(edit, conflicts);
    try {
      const { document: after, inverse } = applyEdits(freed, open);
      free = joinEdits(free, { edits: open, inverse });
      freed = after;
    } catch (error) {
      if (!(error instanceof EditRefused)) {
        throw error;
      }
      held.push(...open);
    }
    held.push(...contested);
  }
  const rest = rebaseEdits(freed, { edits: held, inverse: pending.inverse });
  return { free, held: { edits: rest.edits, inverse: rest.inverse }, document: rest.document };
}

/** The part of an edit that nobody else has touched, and the part in conflict. */
function partsOf(edit: FilmEdit, conflicts: readonly EditConflict[]): Record<'open' | 'contested', FilmEdit[]> {
  if (conflicts.some((each) => nameOfRemoved(edit) === nameOfChanged(each.edit))) {
    return { open: [], contested: [edit] };
  }
  const fields = new Set(conflictsOf(edit, conflicts).map(({ field }) => field));
  if (fields.size === 0) {
    return { open: [edit], contested: [] };
  }
  return {
    open: partOf(edit, (field) => !fields.has(field)),
    contested: partOf(edit, (field) => fields.has(field)),
  };
}

/** What an edit takes away, named as `nameOfChanged` names it. */
function nameOfRemoved(edit: FilmEdit): string | undefined {
  switch (edit.kind) {
    case 'remove_shot':
      return `shot ${edit.id}`;
    case 'remove_member':
      return `${edit.of} ${edit.key}`;
    default:
      return undefined;
  }
}
