import type { Transition } from '#src/shared/catalogue/shots.ts';
import { applyEdits } from './apply-edits.ts';
import type { FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';
import { isShown } from './shown-shots.ts';

/**
 * The same edits, with what becomes of the fade from black at the start of a film: it stays there when another shot
 * becomes the first one that is seen, and the shot that had it begins as that one did. Where the film begins otherwise,
 * a person chose that, and all stays. Throws EditRefused where an edit does not fit the document.
 */
export function withOpening(document: FilmDocument, edits: readonly FilmEdit[]): FilmEdit[] {
  const old = document.shots.find(isShown);
  if (old?.plan.transition !== 'fade_in' || !edits.some(mayChangeFirst)) {
    return [...edits];
  }
  const { shots } = applyEdits(document, edits).document;
  const first = shots.find(isShown);
  if (!first || first.id === old.id) {
    return [...edits];
  }
  const { transition } = first.plan;
  const stillFades = shots.some(({ id, plan }) => id === old.id && plan.transition === 'fade_in');
  return [
    ...edits,
    ...(transition === 'fade_in' ? [] : [beginWith(first.id, 'fade_in')]),
    // A film fades in once.
    ...(stillFades ? [beginWith(old.id, transition === 'fade_in' ? 'cut' : transition)] : []),
  ];
}

function mayChangeFirst(edit: FilmEdit): boolean {
  switch (edit.kind) {
    case 'insert_shot':
    case 'remove_shot':
    case 'move_shot':
      return true;
    case 'shot':
      return 'leftOut' in edit.set;
    default:
      return false;
  }
}

const beginWith = (id: string, transition: Transition): FilmEdit => ({ kind: 'shot', id, set: { transition } });
