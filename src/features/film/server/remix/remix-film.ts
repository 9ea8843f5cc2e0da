import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { copyFilesTo } from '#src/foundation/files/server/copy-files-to.ts';
import { findSameFiles } from '#src/foundation/files/server/find-same-files.ts';
import { findCaseStates } from '#src/foundation/moderation/server/find-cases.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { copyRows } from '../copy-rows.ts';
import { copyCredits } from '../credits/film-credits.ts';
import { DRAFT_FILM_MODELS } from '../draft-film-models.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { stemsOf } from '../final-cut/cut-stems.ts';
import { isPublicFilmOpen } from '../sharing/is-share-open.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { cuts, films, type TakeRow } from '../tables.ts';

/**
 * Copies a public film, whose owner allows it, as a private project of another account. Nothing is made and nothing is
 * paid. Its source is credited for good (film-credits.ts).
 *
 * What is copied is what the film shows and what it is made from: idea, look, story, cast, places, things, shots,
 * sounds, and of all takes only those in use, with files of the new owner's own that share the stored bytes: they stay
 * when the source or its owner is gone. Pictures, clips and music that the owner brought are among them where the film
 * shows them, which the owner is told before they allow it. What is never copied: other takes and how they came to be,
 * earlier versions, edits, notes of failures, coins and receipts, share links, larger versions, the models and keys
 * that it was ordered with, the prompts sent with such keys (a remix is made by the draft engine where it is changed),
 * and anything that an admin has hidden or has to look at.
 *
 * Returns its id. Throws FILM_NOT_FOUND for a film that the account may not see, REMIX_NOT_ALLOWED, FILM_UNDER_REVIEW,
 * DISK_FULL, STORAGE_FULL.
 */
export async function remixFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'config' | 'audience'>,
  remix: { accountId: string; filmId: string; idempotencyKey?: string | undefined },
): Promise<string> {
  const { accountId, filmId } = remix;
  await ensureFreeSpace(dependencies.config);
  await ensureAccountStorage(dependencies, accountId);
  const idempotencyKey = remix.idempotencyKey === undefined ? randomUUID() : `remix:${filmId}:${remix.idempotencyKey}`;
  return dependencies.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const same = and(eq(films.accountId, accountId), eq(films.idempotencyKey, idempotencyKey));
    const [before] = await transaction.select({ id: films.id }).from(films).where(same);
    if (before) {
      return before.id;
    }
    // Locked: while it is copied its owner does not take the permission back.
    const rows = await loadFilmRows(transaction, filmId, { lock: true });
    if (!rows || !(await isPublicFilmOpen(transaction, filmId))) {
      throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
    }
    const { film } = rows;
    if (!film.remixable || film.accountId === accountId || !circledTake(rows, 'movie', WHOLE_FILM)) {
      throw new AppError('REMIX_NOT_ALLOWED');
    }
    const id = randomUUID();
    const kept = takesInUse(rows);
    const fileIds = await copyFilesTo(transaction, accountId, await filesOf(transaction, rows, kept));
    const fileOf = (fileId: string): string => fileIds.get(fileId) ?? fileId;
    await insertRemix(transaction, rows, { id, accountId, idempotencyKey, fileOf });
    await copyRows(
      transaction,
      { ...rows, takes: kept },
      { id, kept: kept.map((take) => withoutOrder(take, film.ownKeyModels)), fileOf },
    );
    await copyCredits(transaction, {
      from: film.id,
      to: id,
      source: [{ sourceId: film.id, authorId: film.accountId, title: film.title ?? '' }],
    });
    await dependencies.audience.tellOfRemix(transaction, { filmId: film.id, of: film.accountId, by: accountId });
    return id;
  });
}

/** The circled takes, and those that the cut which is seen was made from. */
function takesInUse(rows: FilmRows): TakeRow[] {
  const shown = new Set(circledTake(rows, 'movie', WHOLE_FILM)?.inputs.references);
  return rows.takes.filter(({ id, state, circled }) => state === 'generated' && (circled || shown.has(id)));
}

/** A take without who ordered and billed it, and without the prompt of one that was made with its owner's own key. */
function withoutOrder(take: TakeRow, ownKeyModels: readonly string[]): TakeRow {
  const { billedBy, ...inputs } = take.inputs;
  const isOfOwnKey = billedBy !== undefined || ownKeyModels.includes(inputs.model);
  return { ...take, orderId: null, candidate: 1, inputs: isOfOwnKey ? { ...inputs, prompt: '' } : inputs };
}

/** The files of what is copied. Throws FILM_UNDER_REVIEW where one is hidden or waits for an admin. */
async function filesOf(transaction: Transaction, rows: FilmRows, kept: readonly TakeRow[]): Promise<string[]> {
  const ofCuts = await transaction
    .select()
    .from(cuts)
    .where(
      inArray(
        cuts.takeId,
        kept.map(({ id }) => id),
      ),
    )
    .orderBy(asc(cuts.id));
  const ids = [
    rows.film.coverFileId,
    ...kept.map(({ fileId }) => fileId),
    ...rows.given.map(({ fileId }) => fileId),
    ...ofCuts.flatMap((cut) => [
      cut.subtitlesFileId,
      cut.thumbnailsFileId,
      ...stemsOf(cut).map(({ fileId }) => fileId),
    ]),
  ].flatMap((id) => id ?? []);
  const states = await findCaseStates(transaction, await findSameFiles(transaction, ids));
  if (states.has('hidden') || states.has('open')) {
    throw new AppError('FILM_UNDER_REVIEW');
  }
  return ids;
}

async function insertRemix(
  transaction: Transaction,
  { film }: FilmRows,
  made: { id: string; accountId: string; idempotencyKey: string; fileOf: (fileId: string) => string },
): Promise<void> {
  const { id, accountId, idempotencyKey, fileOf } = made;
  await transaction.insert(films).values({
    id,
    accountId,
    idempotencyKey,
    requestSha256: film.requestSha256,
    idea: film.idea,
    type: film.type,
    style: film.style,
    language: film.language,
    aspect: film.aspect,
    shotCount: film.shotCount,
    seed: film.seed,
    deep: film.deep,
    shortSidePixels: film.shortSidePixels,
    mode: 'one_click',
    models: DRAFT_FILM_MODELS,
    customStyle: film.customStyle,
    graph: film.graph,
    music: film.music,
    title: film.title,
    ownTitle: film.ownTitle,
    logline: film.logline,
    outline: film.outline,
    knownCast: film.knownCast,
    cutSettings: film.cutSettings,
    editedAt: film.editedAt,
    allowedStage: 'movie',
    status: 'COMPLETED',
    // It is cut again when its new owner asks for it.
    cutHeld: true,
    coverFileId: film.coverFileId === null ? null : fileOf(film.coverFileId),
    finishedAt: new Date(),
  });
}
