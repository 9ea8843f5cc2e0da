import type { FilmDocument } from './film-document.ts';
import { EditRefused, type FilmEdit } from './film-edit.ts';

/** A document after edits, and the edits that take them back, in the order in which to apply them. */
export interface Edited {
  document: FilmDocument;
  inverse: FilmEdit[];
}

/** The values that the fields of a change have now. */
export function valuesOf<Whole extends object, Change extends Partial<Whole>>(whole: Whole, change: Change): Change {
  return Object.fromEntries(Object.keys(change).map((field) => [field, whole[field as keyof Whole]])) as Change;
}

/** The index behind the one of this name; 0 for null. Throws EditRefused where it is gone. */
export function placeAfter<Field extends string>(
  list: readonly Readonly<Record<Field, string>>[],
  field: Field,
  after: string | null,
): number {
  const index = list.findIndex((each) => each[field] === after);
  if (after !== null && index < 0) {
    throw new EditRefused('gone');
  }
  return index + 1;
}
