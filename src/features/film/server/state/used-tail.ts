import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { TakeRow } from '../tables.ts';
import { circledTake, type FilmRows } from './film-rows.ts';

/**
 * The picture on which a model lets a shot's clip end: none where the shot begins with a picture of another kind, since
 * a clip that turns from a model's picture into a drawing is of no use.
 */
export function usedTail(rows: Pick<FilmRows, 'shots' | 'takes'>, shotId: string): TakeRow | undefined {
  const isWanted = rows.shots.some(({ id, plan }) => id === shotId && plan.tail !== undefined);
  const tail = isWanted ? circledTake(rows, 'tail_picture', shotId) : undefined;
  const picture = circledTake(rows, 'picture', shotId);
  return tail && picture && isDrawn(tail) === isDrawn(picture) ? tail : undefined;
}

const isDrawn = ({ inputs: { model } }: TakeRow): boolean => model !== 'upload' && !isPaidModel(model);
