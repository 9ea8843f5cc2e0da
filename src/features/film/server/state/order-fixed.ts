import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { TakeRow } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';

/** True for a part of the film that a model is paid to make now. */
export function isPaidWork({ state, inputs, assetKind }: TakeRow): boolean {
  return state === 'generating' && assetKind !== 'story' && isPaidModel(inputs.model);
}

/** True while shots can neither come nor go. */
export function isOrderFixed({ film, takes }: Pick<FilmRows, 'film' | 'takes'>): boolean {
  return (film.editedAt === null && !film.waiting && !isOver(film.status)) || takes.some(isPaidWork);
}
