import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { recipeOf } from '../state/made-from.ts';
import { markTakes } from '../takes/mark-takes.ts';
import { changeFilm } from './change-film.ts';
import { keepFirstCheckpoint } from './keep-checkpoint.ts';

/** Before another take shows a member of the cast: what the film is now can be found again, and its version goes up. */
export async function countAsEdit(transaction: Transaction, rows: FilmRows): Promise<void> {
  await keepFirstCheckpoint(transaction, rows);
  await markTakes(transaction, rows, recipeOf(rows));
  await changeFilm(transaction, rows.film, { editedAt: new Date(), cutHeld: true });
}
