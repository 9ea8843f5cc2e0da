import { eq } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isCastPicture } from '../../timeline/cast-pictures.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { toolKindOf } from '../state/tool-takes.ts';
import { takes } from '../tables.ts';
import { isUnknown } from '../takes/collect-takes.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/**
 * Removes a picture of a member of the cast that is not used, with its file; that it was made stays known, since it may
 * have been paid for. Throws FILM_NOT_FOUND, TAKE_NOT_FOUND, EDIT_NOT_POSSIBLE for the one that is used or that a model
 * has made another one from, and OPERATION_IN_PROGRESS while something is made from it or it may still arrive.
 */
export async function removeCastTake(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { accountId, filmId, takeId }: { accountId: string; filmId: string; takeId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    const take = rows?.takes.find(({ id }) => id === takeId);
    if (!rows || !take || !isCastPicture(take.assetKind) || !['generated', 'failed'].includes(take.state)) {
      throw new AppError('TAKE_NOT_FOUND');
    }
    const isSource = rows.takes.some(
      ({ state, inputs }) =>
        state === 'generated' && toolKindOf(inputs.model) !== undefined && inputs.references[0] === take.id,
    );
    if (take.circled || isSource) {
      throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'used' } });
    }
    // What it is may still arrive.
    const isAwaited = isUnknown(take);
    if (
      isAwaited ||
      rows.takes.some(({ state, inputs }) => state === 'generating' && inputs.references.includes(take.id))
    ) {
      throw new AppError('OPERATION_IN_PROGRESS');
    }
    await transaction.update(takes).set({ state: 'cancelled', fileId: null }).where(eq(takes.id, take.id));
    if (take.fileId !== null) {
      await forgetFiles(transaction, accountId, [take.fileId]);
    }
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}
