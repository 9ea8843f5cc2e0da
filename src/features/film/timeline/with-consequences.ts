import type { FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';
import { withAmbience } from './follow-ambience.ts';
import { withOpening } from './follow-opening.ts';

/**
 * The edits of a person with those that they bring about: sounds follow their place, and the opening stays at the start
 * of the film. Throws EditRefused where an edit does not fit the document.
 */
export function withConsequences(document: FilmDocument, edits: readonly FilmEdit[]): FilmEdit[] {
  return withOpening(document, withAmbience(document, edits));
}
