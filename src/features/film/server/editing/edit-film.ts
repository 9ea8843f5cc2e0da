import { and, eq, lt } from 'drizzle-orm';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { applyEdits } from '../../timeline/apply-edits.ts';
import type { FilmDocument } from '../../timeline/film-document.ts';
import { EditRefused, type EditProblem, type FilmEdit } from '../../timeline/film-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { documentOf } from '../state/document-of.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { isOrderFixed } from '../state/order-fixed.ts';
import { filmEdits } from '../tables.ts';
import { isOutlineKept } from '../takes/kept-outlines.ts';
import { changeDocument } from './change-document.ts';
import { keepCheckpoint, keepFirstCheckpoint, keepWhileEditing } from './keep-checkpoint.ts';

export interface EditOrder {
  accountId: string;
  filmId: string;
  /** The version of the film that the edits are meant for. */
  version: number;
  /** The same id means the same edits, however often they are sent. */
  batchId: string;
  edits: readonly FilmEdit[];
}

const PROBLEMS: Readonly<Record<EditProblem, ErrorCode>> = {
  gone: 'EDIT_NOT_POSSIBLE',
  already_there: 'EDIT_NOT_POSSIBLE',
  still_used: 'CAST_STILL_USED',
  too_many_members: 'CAST_TOO_LARGE',
  child_in_love: 'CONTENT_SENSITIVE',
  unknown_key: 'EDIT_NOT_POSSIBLE',
  too_few_shots: 'SHOTS_TOO_FEW',
  too_many_shots: 'SHOTS_TOO_MANY',
  too_few_shown: 'SHOWN_SHOTS_TOO_FEW',
  title_empty: 'TITLE_EMPTY',
};

/** Carried out changes that are remembered, in versions of the film. */
const REMEMBERED_VERSIONS = 200;

/**
 * Changes a film's document (EDIT-02); what the draft engine made of it is made again. Returns the film's new version.
 * Throws FILM_NOT_FOUND, FILM_NOT_READY before its shots are written, FILM_CHANGED when the film has another version by
 * now, OPERATION_IN_PROGRESS for a change of the order of the shots while the film is being made, EDIT_NOT_POSSIBLE,
 * CAST_STILL_USED, CAST_TOO_LARGE, CONTENT_SENSITIVE, SHOTS_TOO_FEW, SHOTS_TOO_MANY, SHOWN_SHOTS_TOO_FEW,
 * SHOTS_FOR_MEMBERS and TITLE_EMPTY; then nothing has changed.
 */
export async function editFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { accountId, filmId, version, batchId, edits }: EditOrder,
): Promise<{ version: number }> {
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const done = await findDone(transaction, filmId, batchId);
    if (done) {
      return done;
    }
    if (film.version !== version) {
      throw new AppError('FILM_CHANGED', { details: { version: film.version } });
    }
    const rows = await loadFilmRows(transaction, filmId);
    if (!rows || rows.shots.length === 0) {
      throw new AppError('FILM_NOT_READY');
    }
    const before = documentOf(rows);
    requireFreeOrder(rows, edits);
    const after = applyFilmEdits(before, drawnByEngine(rows, edits));
    if (after.shots.length > before.shots.length) {
      await requireShotRights(transaction, accountId, after);
    }
    await keepFirstCheckpoint(transaction, rows);
    if (film.editedAt !== null && (isDestructive(before, edits) || (await losesOutline(transaction, rows, edits)))) {
      await keepCheckpoint(transaction, rows, { reason: 'before_change' });
    } else {
      await keepWhileEditing(transaction, rows);
    }
    const changed = await changeDocument(transaction, dependencies, rows, { before, after });
    await transaction.insert(filmEdits).values({ filmId, batchId, version: changed.version });
    await transaction
      .delete(filmEdits)
      .where(and(eq(filmEdits.filmId, filmId), lt(filmEdits.version, changed.version - REMEMBERED_VERSIONS)));
    return { version: changed.version };
  });
}

async function findDone(
  transaction: Transaction,
  filmId: string,
  batchId: string,
): Promise<{ version: number } | undefined> {
  const [done] = await transaction
    .select({ version: filmEdits.version })
    .from(filmEdits)
    .where(and(eq(filmEdits.filmId, filmId), eq(filmEdits.batchId, batchId)));
  return done;
}

/** The order is fixed while the film is made, and while anybody is paid to make a part of it (EDIT-06). */
export function requireFreeOrder(rows: FilmRows, edits: readonly FilmEdit[]): void {
  const isMoving = edits.some(({ kind }) => ['insert_shot', 'remove_shot', 'move_shot'].includes(kind));
  if (isMoving && isOrderFixed(rows)) {
    throw new AppError('OPERATION_IN_PROGRESS');
  }
}

/** A new shot is made by the engine; one that comes back is what it was. */
function drawnByEngine(rows: FilmRows, edits: readonly FilmEdit[]): FilmEdit[] {
  const known = new Set(rows.takes.map(({ assetKey }) => assetKey));
  return edits.map((each) =>
    each.kind === 'insert_shot' && !known.has(each.shot.id) ? { ...each, shot: { ...each.shot, drawn: true } } : each,
  );
}

/** The document after these edits. Throws what `editFilm` throws for edits that do not fit. */
export function applyFilmEdits(document: FilmDocument, edits: readonly FilmEdit[]): FilmDocument {
  try {
    return applyEdits(document, edits).document;
  } catch (error) {
    if (error instanceof EditRefused) {
      throw new AppError(PROBLEMS[error.problem], { details: { problem: error.problem } });
    }
    throw error;
  }
}

/** Throws SHOTS_FOR_MEMBERS where the account may not have as many shots. */
export async function requireShotRights(
  transaction: Transaction,
  accountId: string,
  { shots }: FilmDocument,
): Promise<void> {
  const { member } = await readFilmRights(transaction, accountId);
  const limit = member ? LIMITS.film.editorShots : LIMITS.freeFilm.frames;
  if (shots.length > limit) {
    throw new AppError('SHOTS_FOR_MEMBERS', { details: { limit } });
  }
}

/** True where a known outline takes the place of a text that is found nowhere else. */
async function losesOutline(transaction: Transaction, rows: FilmRows, edits: readonly FilmEdit[]): Promise<boolean> {
  const outline = edits.findLast((each) => each.kind === 'film' && each.set.outline !== undefined);
  const text = outline?.kind === 'film' ? outline.set.outline : undefined;
  return (
    text !== undefined &&
    (await isOutlineKept(transaction, rows, text)) &&
    !(await isOutlineKept(transaction, rows, rows.film.outline ?? ''))
  );
}

/** True for what a person may regret after the history of undoing is gone. */
function isDestructive(before: FilmDocument, edits: readonly FilmEdit[]): boolean {
  const removals = edits.filter(({ kind }) => kind === 'remove_shot').length;
  const isRestyled = edits.some(
    (each) =>
      each.kind === 'film' &&
      ((each.set.style !== undefined && each.set.style !== before.style) ||
        (each.set.aspect !== undefined && each.set.aspect !== before.aspect)),
  );
  return removals > 1 || isRestyled;
}
