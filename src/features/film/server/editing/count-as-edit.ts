import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { recipeOf } from '../state/made-from.ts';
import type { Asset } from '../state/next-steps.ts';
import { markTakes } from '../takes/mark-takes.ts';
import { changeFilm } from './change-film.ts';
import { keepFirstCheckpoint } from './keep-checkpoint.ts';

/** Before another take shows a member of the cast: what the film is now can be found again, and its version goes up. */
export async function countAsEdit(transaction: Transaction, rows: FilmRows): Promise<void> {
  await keepFirstCheckpoint(transaction, rows);
  await markTakes(transaction, rows, recipeOf(rows));
  await changeFilm(transaction, rows.film, { editedAt: new Date(), cutHeld: true });
}

/**
 * The same before another take of a line, of the music or of a clip is in the film. Of a film that nobody has edited
 * and in which nothing was made with the one before, it changes nothing: the film goes on as it was ordered.
 */
export async function countAsEditOfPart(transaction: Transaction, rows: FilmRows, asset: Asset): Promise<void> {
  const isUsed = rows.takes.some(
    ({ assetKind, assetKey, state, circled }) =>
      (circled || state === 'generating') &&
      (assetKind === 'movie' ||
        (asset.kind === 'voice' && (assetKind === 'music' || (assetKind === 'clip' && assetKey === asset.key)))),
  );
  if (rows.film.editedAt !== null || isUsed) {
    await countAsEdit(transaction, rows);
  }
}
