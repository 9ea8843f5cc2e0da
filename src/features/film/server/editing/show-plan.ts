import type { Transaction } from '#src/platform/server/database/database.ts';
import { changeToShow, type ShownPlan } from '../../timeline/shown-by-plan.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { documentOf } from '../state/document-of.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { ShotRow } from '../tables.ts';
import { changeDocument } from './change-document.ts';
import { applyFilmEdits } from './edit-film.ts';
import { keepFirstCheckpoint } from './keep-checkpoint.ts';

/**
 * Gives a shot the parameters of a picture that the engine drew of it, so that its clip follows the picture. Throws
 * EDIT_NOT_POSSIBLE where what the picture shows is not in the film any more.
 */
export async function showPlan(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
  { shot, shows }: { shot: ShotRow; shows: ShownPlan },
): Promise<void> {
  const before = documentOf(rows);
  const after = applyFilmEdits(before, [{ kind: 'shot', id: shot.id, set: changeToShow(shot.plan, shows) }]);
  await keepFirstCheckpoint(transaction, rows);
  await changeDocument(transaction, dependencies, rows, { before, after });
}
