import type { FilmEdit } from './film-edit.ts';

/** Edits, and those that take them back in the order in which to apply them. */
export interface Undoable {
  edits: readonly FilmEdit[];
  inverse: readonly FilmEdit[];
}

/** Both changes as one; letters typed into one field become one edit. */
export function joinEdits(first: Undoable, second: Undoable): Undoable {
  const [next, ...rest] = second.edits;
  const last = first.edits.at(-1);
  const [undoesLast] = first.inverse;
  const undoesNext = second.inverse.at(-1);
  const joined = next && last && joinTwo(last, next);
  const undoesBoth = undoesNext && undoesLast && joinTwo(undoesNext, undoesLast);
  if (!joined || !undoesBoth) {
    return { edits: [...first.edits, ...second.edits], inverse: [...second.inverse, ...first.inverse] };
  }
  return {
    edits: [...first.edits.slice(0, -1), joined, ...rest],
    inverse: [...second.inverse.slice(0, -1), undoesBoth, ...first.inverse.slice(1)],
  };
}

/** Two changes of the same thing as one, of which the second is the later; undefined where they cannot be joined. */
function joinTwo(first: FilmEdit, second: FilmEdit): FilmEdit | undefined {
  const name = nameOfChanged(first);
  if (name === undefined || name !== nameOfChanged(second)) {
    return undefined;
  }
  return { ...first, set: { ...setOf(first), ...setOf(second) } } as FilmEdit;
}

/** What the fields of a `set` edit belong to; undefined for the other edits. */
export function nameOfChanged(edit: FilmEdit): string | undefined {
  switch (edit.kind) {
    case 'film':
      return 'film';
    case 'shot':
      return `shot ${edit.id}`;
    case 'character':
    case 'place':
    case 'item':
      return `${edit.kind} ${edit.key}`;
    default:
      return undefined;
  }
}

/** The fields of a `set` edit. */
export function setOf(edit: FilmEdit): Readonly<Record<string, unknown>> {
  return 'set' in edit ? edit.set : {};
}
