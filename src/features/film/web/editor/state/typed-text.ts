import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { joinEdits, type Undoable } from '../../../timeline/join-edits.ts';
import { conflictsOf, findConflicts, partOf } from '../../../timeline/rebase-edits.ts';
import type { Gesture } from './editor.ts';

/** What was entered into the field that still has the focus, also what of it is saved already. */
export interface TypedText {
  /** Another change was made; one with a key is what is typed into the field that has the focus. */
  note(gesture: Gesture, done: Undoable): void;
  /** The part that another document has replaced by something else: whoever is still at it has to say which holds. */
  replacedIn(document: FilmDocument): Undoable;
  /** What takes all of it back, as a part of the same gesture; undefined where nothing was typed. */
  takeBack(): { gesture: Gesture; edits: readonly FilmEdit[] } | undefined;
  /** The field is left, or something else was done. */
  forget(): void;
}

/** `focused` tells what has the focus now; without it nothing is remembered. */
export function createTypedText(focused: () => unknown): TypedText {
  let typed: { gesture: Gesture; field: unknown; done: Undoable } | undefined;
  const held = (): typeof typed => (typed?.field === focused() ? typed : undefined);
  return {
    note: (gesture, done) => {
      const field = focused() ?? undefined;
      if (gesture.key === undefined || field === undefined) {
        typed = undefined;
      } else if (typed?.gesture.key === gesture.key && typed.field === field) {
        typed = { ...typed, done: joinEdits(typed.done, done) };
      } else {
        typed = { gesture, field, done };
      }
    },
    replacedIn: (document) => {
      const { edits, inverse } = held()?.done ?? { edits: [], inverse: [] };
      const conflicts = findConflicts(document, { edits, inverse });
      const undoes = inverse.toReversed();
      const parts = edits.flatMap((edit, index) => {
        const fields = new Set(conflictsOf(edit, conflicts).map(({ field }) => field));
        const [mine] = partOf(edit, (field) => fields.has(field));
        return mine ? [{ mine, earlier: undoes[index] as FilmEdit }] : [];
      });
      return { edits: parts.map(({ mine }) => mine), inverse: parts.toReversed().map(({ earlier }) => earlier) };
    },
    takeBack: () => {
      const taken = held();
      typed = undefined;
      return taken && { gesture: taken.gesture, edits: taken.done.inverse };
    },
    forget: () => {
      typed = undefined;
    },
  };
}
