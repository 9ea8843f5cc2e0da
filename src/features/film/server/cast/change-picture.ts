import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { LIST_OF } from '../../timeline/apply-to-cast.ts';
import { CAST_PICTURES } from '../../timeline/cast-pictures.ts';
import type { CastKind } from '../../timeline/film-edit.ts';
import { countAsEdit } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
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
