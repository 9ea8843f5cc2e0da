import { and, eq, inArray, or } from 'drizzle-orm';
import type { Parts } from '#src/apps/parts.ts';
import { retryShot } from '#src/features/film/server/pipeline/retry-shot.ts';
import { films, filmShots, takes } from '#src/features/film/server/tables.ts';

/**
 * Asks for a finished film with one shot's picture changed. No verb changes a shot, so the rows are written here: the
 * shot is seen from another height, its picture and clip count as failed, and the film has no cut. `retryShot` then
 * makes them again as it does for a person.
 */
export async function changeShot(
  parts: Parts,
  { accountId, filmId, number }: { accountId: string; filmId: string; number: number },
): Promise<void> {
  await parts.db.transaction(async (transaction) => {
    const [shot] = await transaction
      .select()
      .from(filmShots)
      .where(and(eq(filmShots.filmId, filmId), eq(filmShots.position, number)));
    if (!shot) {
      throw new RangeError(`the film has no shot ${number}`);
    }
    const angle = shot.plan.angle === 'high' ? 'low' : 'high';
    await transaction
      .update(filmShots)
      .set({ plan: { ...shot.plan, angle } })
      .where(eq(filmShots.id, shot.id));
    const ofShot = and(eq(takes.assetKey, shot.id), inArray(takes.assetKind, ['picture', 'clip']));
    await transaction
      .update(takes)
      .set({ circled: false })
      .where(and(eq(takes.filmId, filmId), or(ofShot, eq(takes.assetKind, 'movie'))));
    await transaction.update(takes).set({ state: 'failed' }).where(ofShot);
    await transaction.update(films).set({ status: 'FAILED' }).where(eq(films.id, filmId));
  });
  await retryShot(parts, { accountId, filmId, number });
}
