import type { Edited } from './edited.ts';
import type { DocumentShot, FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';
import { isShown } from './shown-shots.ts';

/**
 * The fade from black at the start of a film stays there when another shot becomes the first one that is seen: the two
 * shots exchange their transitions. Where the film begins otherwise, a person chose that, and all stays.
 */
export function keepOpening(before: FilmDocument, edited: Edited): Edited {
  const old = before.shots.find(isShown);
  const first = edited.document.shots.find(isShown);
  if (
    !old ||
    !first ||
    old.id === first.id ||
    old.plan.transition !== 'fade_in' ||
    first.plan.transition === 'fade_in'
  ) {
    return edited;
  }
  const given = new Map([
    [first.id, old.plan.transition],
    [old.id, first.plan.transition],
  ]);
  const shots = edited.document.shots.map((shot): DocumentShot => {
    const transition = given.get(shot.id);
    return transition ? { ...shot, plan: { ...shot.plan, transition } } : shot;
  });
  const restored = before.shots
    .filter(({ id }) => given.has(id))
    .map(({ id, plan: { transition } }): FilmEdit => ({ kind: 'shot', id, set: { transition } }));
  return { document: { ...edited.document, shots }, inverse: [...edited.inverse, ...restored] };
}
