import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { filmShots, type ShotRow } from '../tables.ts';

/**
 * The shot of a film with this number, from 1. Throws INDEX_INVALID for an invalid number, INDEX_OUT_OF_RANGE when the
 * film has fewer.
 */
export async function requireShot(executor: Executor, filmId: string, number: number): Promise<ShotRow> {
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new AppError('INDEX_INVALID');
  }
  const shots = await executor
    .select()
    .from(filmShots)
    .where(eq(filmShots.filmId, filmId))
    .orderBy(asc(filmShots.position));
  const shot = shots.find(({ position }) => position === number);
  if (!shot) {
    throw new AppError('INDEX_OUT_OF_RANGE', { details: { count: shots.length } });
  }
  return shot;
}
