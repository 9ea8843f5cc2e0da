import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { LIST_OF } from '../../timeline/apply-to-cast.ts';
import { CAST_PICTURES } from '../../timeline/cast-pictures.ts';
import type { CastKind } from '../../timeline/film-edit.ts';
import { countAsEdit } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
import { takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/** One character, place or item of a film of an account. */
export interface MemberOfFilm {
  accountId: string;
  filmId: string;
  kind: CastKind;
  key: string;
}

/**
 * Changes which take shows a member of the cast. It counts as an edit: what the draft engine drew with another picture
 * is drawn again. Throws FILM_NOT_FOUND, and EDIT_NOT_POSSIBLE where the film has no such member.
 */
export async function changePicture(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { accountId, filmId, kind, key }: MemberOfFilm,
  change: (transaction: Transaction, rows: FilmRows, asset: Asset) => Promise<void>,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows?.[LIST_OF[kind]].some((member) => member.key === key)) {
      throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
    }
    await countAsEdit(transaction, rows);
    await change(transaction, rows, { kind: CAST_PICTURES[kind], key });
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}

/** Circles no take of this asset any more. */
export async function uncircle(transaction: Transaction, { film }: FilmRows, { kind, key }: Asset): Promise<void> {
  await transaction
    .update(takes)
    .set({ circled: false })
    .where(and(eq(takes.filmId, film.id), eq(takes.assetKind, kind), eq(takes.assetKey, key), eq(takes.circled, true)));
}

/**
 * Takes what a person brought off an asset, and uses the newest take that was made; without one it is made. The upload
 * stays among the takes. False where no upload is used.
 */
export async function uncircleUpload(transaction: Transaction, rows: FilmRows, asset: Asset): Promise<boolean> {
  if (circledTake(rows, asset.kind, asset.key)?.inputs.model !== UPLOAD) {
    return false;
  }
  await uncircle(transaction, rows, asset);
  const made = rows.takes.findLast(
    ({ assetKind, assetKey, state, inputs, orderId, kept }) =>
      assetKind === asset.kind &&
      assetKey === asset.key &&
      state === 'generated' &&
      inputs.model !== UPLOAD &&
      // Pictures to choose from that nobody chose.
      !(orderId !== null && inputs.shows !== undefined && !kept),
  );
  if (made) {
    await transaction.update(takes).set({ circled: true }).where(eq(takes.id, made.id));
  }
  return true;
}
