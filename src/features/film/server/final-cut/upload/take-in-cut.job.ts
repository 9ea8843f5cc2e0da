import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { withCleanClip, type CleanClip } from '#src/platform/server/media/fence/take-in-media.ts';
import { detectBlack, detectSilence } from '#src/platform/server/media/video/detect-black-and-silence.ts';
import { drawSprite, planSprite } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Json } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { UPLOAD } from '../../state/cut-ingredients.ts';
import { loadFilmRows } from '../../state/film-rows.ts';
import { cuts, takes, type TakeRow } from '../../tables.ts';
import { endTake } from '../../takes/collect-takes.ts';
import { wakeFilm } from '../../takes/wake-film.ts';
import type { CutAnswer } from '../cut-input.ts';
import { cutLease } from '../cut-lease.ts';
import { runCut } from '../run-cut.ts';
import { SILENCE_LIMITS, type Finding } from '../thread/findings.ts';
import { BLACK_SECONDS } from '../thread/self-check.ts';
import { takeInMusic } from './take-in-music.ts';

/** A clip that takes longer to decode is given up: within the time limit of the job. */
const LONGEST_WORK_MILLISECONDS = 25 * 60 * 1000;

/**
 * Checks an uploaded cut or music and makes it the film's: it is decoded inside limits and encoded anew, so that no
 * byte of the upload is served. May run twice and die at any time, like a cut.
 */
export async function takeInCut(
  dependencies: FilmDependencies,
  { takeId }: { takeId: string },
  outer: AbortSignal,
): Promise<void> {
  const [take] = await dependencies.db
    .update(takes)
    .set({ ...cutLease.taken, attempts: sql`${takes.attempts} + 1` })
    .where(and(eq(takes.id, takeId), eq(takes.state, 'generating'), cutLease.isFree))
    .returning();
  if (take) {
    const takeIn = take.assetKind === 'music' ? takeInMusic : cleanAndKeep;
    await runCut(dependencies, take, {
      outer,
      work: (folder, signal) => takeIn(dependencies, take, { folder, signal }),
    });
  }
}

async function cleanAndKeep(
  dependencies: FilmDependencies,
  take: TakeRow,
  { signal: outer }: { signal: AbortSignal },
): Promise<void> {
  const rows = await loadFilmRows(dependencies.db, take.filmId);
  const file = (await findFiles(dependencies.db, take.fileId === null ? [] : [take.fileId])).get(take.fileId ?? '');
  if (!rows || !file) {
    throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'the upload is gone' } });
  }
  const { finalCutBytes, finalCutSeconds, finalCutSidePixels } = LIMITS.uploads;
  const late = AbortSignal.timeout(LONGEST_WORK_MILLISECONDS);
  const signal = AbortSignal.any([outer, late]);
  try {
    await withCleanClip(
      dependencies,
      {
        path: dependencies.storage.pathOf(file.storageKey),
        formats: LIMITS.formats.videoUpscale,
        mostBytes: finalCutBytes,
        mostSeconds: finalCutSeconds,
        mostSidePixels: finalCutSidePixels,
        signal,
      },
      (clip) => keepClean(dependencies, take, rows.film.accountId, { clip, signal }),
    );
  } catch (error) {
    throw late.aborted && !outer.aborted ? new AppError('MEDIA_TOO_LONG', { cause: error }) : error;
  }
}

async function keepClean(
  dependencies: FilmDependencies,
  take: TakeRow,
  accountId: string,
  { clip, signal }: { clip: CleanClip; signal: AbortSignal },
): Promise<void> {
  const { storage, ffmpeg, moderator } = dependencies;
  await ensureAccountStorage(dependencies, accountId, clip.bytes);
  const layout = planSprite(clip);
  const sprite = await drawSprite({ ffmpeg, path: clip.path, layout, signal });
  const { verdict, ...doubt } = await moderator.moderate(
    { kind: 'picture', bytes: sprite, mime: 'image/jpeg' },
    signal,
  );
  if (verdict === 'refused') {
    throw new AppError('CONTENT_SENSITIVE');
  }
  const facts: Pick<CutAnswer, 'thumbnails' | 'findings' | 'subtitleMode'> = {
    thumbnails: layout,
    findings: await findFaults(dependencies, clip, signal),
    subtitleMode: 'none',
  };
  const movie = await storage.put('movie', { path: clip.path }, { mime: 'video/mp4', extension: 'mp4' });
  const thumbnails = await storage.put('movie', { bytes: sprite }, { mime: 'image/jpeg', extension: 'jpg' });
  reachFailpoint('film-upload-stored');
  await dependencies.db.transaction(async (transaction) => {
    const locked = await loadFilmRows(transaction, take.filmId, { lock: true });
    const isHeld = await cutLease.lock(transaction, take);
    const current = locked?.takes.find(({ id }) => id === take.id);
    if (!isHeld || !locked || !current) {
      return;
    }
    const fileId = await keepFile(transaction, { accountId, folder: 'movie', stored: movie });
    const thumbnailsFileId = await keepFile(transaction, { accountId, folder: 'movie', stored: thumbnails });
    await endTake(transaction, locked, current, {
      state: 'generated',
      servedBy: UPLOAD,
      fileId,
      data: { durationSeconds: clip.durationSeconds },
      error: null,
    });
    await forgetFiles(transaction, accountId, take.fileId === null ? [] : [take.fileId]);
    if (verdict === 'unsure') {
      await openCase(transaction, { accountId, fileId, doubt });
    }
    await transaction.insert(cuts).values({
      id: randomUUID(),
      filmId: take.filmId,
      takeId: take.id,
      durationSeconds: clip.durationSeconds,
      thumbnailsFileId,
      facts: facts as unknown as Json,
    });
    await wakeFilm(transaction, dependencies, take.filmId);
  });
}

/** What its owner should know of it; nothing is refused for it. */
async function findFaults({ ffmpeg }: FilmDependencies, clip: CleanClip, signal: AbortSignal): Promise<Finding[]> {
  const black = await detectBlack(ffmpeg, clip.path, BLACK_SECONDS, signal);
  const silence = clip.hasSound ? await detectSilence(ffmpeg, clip.path, SILENCE_LIMITS, signal) : [];
  const whole = { startSeconds: 0, endSeconds: clip.durationSeconds };
  return [
    ...black.map((span): Finding => ({ kind: 'black', ...span })),
    ...(clip.hasSound ? silence : [whole]).map(({ startSeconds, endSeconds }): Finding => ({
      kind: 'silence',
      startSeconds,
      endSeconds: Math.min(endSeconds, clip.durationSeconds),
    })),
  ];
}
