import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { requireShot } from '../editing/require-shot.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { admitOpenFilm } from '../limits/open-films.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { missingAssets } from '../money/next-stage.ts';
import { reserveWork, uncovered } from '../money/reserve-work.ts';
import { requireRights } from '../require-rights.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
import { films, takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { requireKnownOutcomes } from './require-known-outcomes.ts';

type Dependencies = Pick<FilmDependencies, 'config' | 'db' | 'queue'>;

/**
 * Makes the failed assets of one shot again; the film continues from there (PIPE-05). Throws FILM_NOT_FOUND,
 * INDEX_INVALID, INDEX_OUT_OF_RANGE, what `requireKnownOutcomes` and `requireRights` throw, TOO_MANY_OPEN_FILMS, and
 * INSUFFICIENT_COINS or FREE_COINS_BUDGET_SPENT for work without a reserve, before anything starts. Without a failure
 * it does nothing.
 */
export async function retryShot(
  dependencies: Dependencies,
  { number, ...owner }: { accountId: string; filmId: string; number: number },
): Promise<void> {
  const film = await loadFilmFor(dependencies.db, owner.accountId, owner.filmId);
  const shot = await requireShot(dependencies.db, film.id, number);
  await retryFailed(dependencies, owner, { kinds: ['voice', 'picture', 'tail_picture', 'clip'], key: shot.id });
}

/** Makes all voices, sounds and music that failed again (EDIT-11). Throws as `retryShot`, but for the shot. */
export async function retrySoundtrack(
  dependencies: Dependencies,
  owner: { accountId: string; filmId: string },
): Promise<void> {
  await retryFailed(dependencies, owner, { kinds: ['voice', 'sound', 'music'] });
}

/** Of all assets of these kinds, or of those with this key. */
async function retryFailed(
  dependencies: Dependencies,
  owner: { accountId: string; filmId: string },
  { kinds, key }: { kinds: readonly AssetKind[]; key?: string },
): Promise<void> {
  const isRetried = (asset: Asset): boolean => (key === undefined ? kinds.includes(asset.kind) : asset.key === key);
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, owner.accountId, owner.filmId, { lock: true });
    const dismissed = await transaction
      .update(takes)
      .set({ dismissed: true })
      .where(
        and(
          eq(takes.filmId, film.id),
          ...(key === undefined ? [] : [eq(takes.assetKey, key)]),
          inArray(takes.assetKind, [...kinds]),
          eq(takes.state, 'failed'),
          eq(takes.dismissed, false),
        ),
      )
      .returning({ id: takes.id });
    if (dismissed.length === 0) {
      return;
    }
    if (film.status === 'FAILED') {
      await admitOpenFilm(transaction, dependencies.config, owner);
    }
    const rows = await loadFilmRows(transaction, film.id);
    if (rows) {
      await requireKnownOutcomes(transaction, rows, ({ assetKind, assetKey }) =>
        isRetried({ kind: assetKind, key: assetKey }),
      );
      await requireRights(transaction, rows);
      // Existing reserves belong to the assets that did not fail.
      const work = missingAssets(rows).toSorted((one, other) => Number(isRetried(one)) - Number(isRetried(other)));
      await reserveWork(transaction, rows, uncovered(rows, work).filter(isRetried), dependencies.config);
    }
    await transaction
      .update(films)
      .set({ status: sql`case when status = 'FAILED' then 'PENDING' else status end`, error: null, finishedAt: null })
      .where(eq(films.id, film.id));
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}
