import type { FilmEdit } from './film-edit.ts';

/** Edits, and those that take them back in the order in which to apply them. */
export interface Undoable {
  edits: readonly FilmEdit[];
  inverse: readonly FilmEdit[];
}

/**
 * Both changes as one. Whatever is set of one thing becomes one edit: letters that are typed into a field, and a value
 * that is corrected later.
 */
export function joinEdits(first: Undoable, second: Undoable): Undoable {
  const edits = [...first.edits];
  // In the order of the edits; each has one.
  const inverse = first.inverse.toReversed();
  for (const [index, edit] of second.edits.entries()) {
    const undoes = second.inverse[second.inverse.length - 1 - index] as FilmEdit;
    const at = findJoinable(edits, edit);
    const joined = at < 0 ? undefined : joinTwo(edits[at] as FilmEdit, edit);
    const undoesBoth = at < 0 ? undefined : joinTwo(undoes, inverse[at] as FilmEdit);
    if (joined && undoesBoth) {
      edits[at] = joined;
      inverse[at] = undoesBoth;
    } else {
      edits.push(edit);
      inverse.push(undoes);
    }
  }
  return { edits, inverse: inverse.toReversed() };
}

/** The last edit that sets something of the same thing, unless the thing has come or gone since; -1 without one. */
function findJoinable(edits: readonly FilmEdit[], edit: FilmEdit): number {
  const name = nameOfChanged(edit);
  if (name === undefined) {
    return -1;
  }
  for (let index = edits.length - 1; index >= 0; index--) {
    const earlier = edits[index] as FilmEdit;
    if (nameOfChanged(earlier) === name) {
      return index;
    }
    if (COMES_OR_GOES.has(earlier.kind)) {
      return -1;
    }
  }
  return -1;
}

const COMES_OR_GOES: ReadonlySet<FilmEdit['kind']> = new Set([
  'insert_shot',
  'remove_shot',
  'insert_member',
  'remove_member',
]);

/** The first edits, at most `most`, and the rest of them; null without a rest. */
export function splitEdits({ edits, inverse }: Undoable, most: number): [first: Undoable, rest: Undoable | null] {
  if (edits.length <= most) {
    return [{ edits, inverse }, null];
  }
  const at = inverse.length - most;
  return [
    { edits: edits.slice(0, most), inverse: inverse.slice(at) },
    { edits: edits.slice(most), inverse: inverse.slice(0, at) },
  ];
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
