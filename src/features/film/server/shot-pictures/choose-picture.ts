import { eq } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { countAsEdit } from '../editing/count-as-edit.ts';
import { showPlan } from '../editing/show-plan.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { takes } from '../tables.ts';
import { makeRoom } from '../takes/uncircle.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { loadShot, type ShotOfFilm } from './load-shot.ts';

/**
 * Uses another picture of a shot (EDIT-07). With one that the engine drew of other parameters the shot gets these, so
 * that its clip follows. Throws FILM_NOT_FOUND, EDIT_NOT_POSSIBLE, also where what it shows is not in the film any
 * more, and IMAGE_NOT_IN_CANDIDATES for a picture that is not one of this shot's.
 */
export async function choosePicture(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { takeId, ...of }: ShotOfFilm & { takeId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const { rows, shot } = await loadShot(transaction, of);
    const take = rows.takes.find(
      ({ id, assetKind, assetKey }) => id === takeId && assetKind === 'picture' && assetKey === shot.id,
    );
    if (take?.state !== 'generated' || take.fileId === null) {
      throw new AppError('IMAGE_NOT_IN_CANDIDATES');
    }
    if (take.circled) {
      return;
    }
    await (take.inputs.shows
      ? showPlan(transaction, dependencies, rows, { shot, shows: take.inputs.shows })
      : countAsEdit(transaction, rows));
    await makeRoom(transaction, rows, { kind: 'picture', key: shot.id });
    await transaction.update(takes).set({ circled: true, kept: true }).where(eq(takes.id, take.id));
    await wakeFilm(transaction, dependencies, rows.film.id, { urgency: 'person' });
  });
}
