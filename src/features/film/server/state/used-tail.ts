import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { TakeRow } from '../tables.ts';
import { circledTake, type FilmRows } from './film-rows.ts';

/** The picture on which a model lets a shot's clip end. */
export function usedTail(rows: Pick<FilmRows, 'shots' | 'takes'>, shotId: string): TakeRow | undefined {
  const tail = circledTake(rows, 'tail_picture', shotId);
  return tail && isUsableTail(rows, tail) ? tail : undefined;
}

/**
 * True for an end frame that a model may be given: not where the shot begins with a picture of another kind, since a
 * clip that turns from a model's picture into a drawing is of no use.
 */
export function isUsableTail(rows: Pick<FilmRows, 'shots' | 'takes'>, tail: TakeRow): boolean {
  const isWanted = rows.shots.some(({ id, plan }) => id === tail.assetKey && plan.tail !== undefined);
  const picture = circledTake(rows, 'picture', tail.assetKey);
  return isWanted && picture !== undefined && isDrawn(tail) === isDrawn(picture);
}

const isDrawn = ({ inputs: { model } }: TakeRow): boolean => model !== 'upload' && !isPaidModel(model);
