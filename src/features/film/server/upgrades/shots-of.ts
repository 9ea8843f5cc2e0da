import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { ShotRow } from '../tables.ts';

/** The shots with these numbers, in order and each once. Throws INDEX_OUT_OF_RANGE. */
export function shotsOf({ shots }: Pick<FilmRows, 'shots'>, numbers: readonly number[]): ShotRow[] {
  return [...new Set(numbers)]
    .sort((one, other) => one - other)
    .map((number) => {
      const shot = shots.find(({ position }) => position === number);
      if (!shot) {
        throw new AppError('INDEX_OUT_OF_RANGE', { details: { count: shots.length } });
      }
      return shot;
    });
}
