import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { joinEdits, type Undoable } from '../../../timeline/join-edits.ts';
import { conflictsOf, findConflicts, partOf } from '../../../timeline/rebase-edits.ts';

/** What was entered into the field that still has the focus, also what of it is saved already. */
export interface TypedText {
  /** Another change was made; one with a key is what is typed into the field that has the focus. */
  note(key: string | undefined, done: Undoable): void;
  /** The part that another document has replaced by something else: whoever is still at it has to say which holds. */
  replacedIn(document: FilmDocument): Undoable;
  forget(): void;
}

/** `focused` tells what has the focus now; without it nothing is remembered. */
export function createTypedText(focused: () => unknown): TypedText {
  let typed: { key: string; field: unknown; done: Undoable } | undefined;
  return {
    note: (key, done) => {
      const field = focused() ?? undefined;
      if (key === undefined || field === undefined) {
        typed = undefined;
      } else if (typed?.key === key && typed.field === field) {
        typed = { ...typed, done: joinEdits(typed.done, done) };
      } else {
        typed = { key, field, done };
      }
    },
    replacedIn: (document) => {
      if (!typed || typed.field !== focused()) {
        return { edits: [], inverse: [] };
      }
      const conflicts = findConflicts(document, typed.done);
      const undoes = typed.done.inverse.toReversed();
      const parts = typed.done.edits.flatMap((edit, index) => {
        const fields = new Set(conflictsOf(edit, conflicts).map(({ field }) => field));
        const [mine] = partOf(edit, (field) => fields.has(field));
        return mine ? [{ edit: mine, undoes: undoes[index] as FilmEdit }] : [];
      });
      return { edits: parts.map(({ edit }) => edit), inverse: parts.toReversed().map(({ undoes: undo }) => undo) };
    },
    forget: () => {
      typed = undefined;
    },
  };
}
