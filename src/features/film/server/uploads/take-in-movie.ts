import { randomUUID } from 'node:crypto';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { judgeClip } from '#src/foundation/moderation/server/judge-clip.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { withCleanClip, type CleanClip } from '#src/platform/server/media/fence/take-in-media.ts';
import { detectBlack, detectSilence } from '#src/platform/server/media/video/detect-black-and-silence.ts';
import { planSprite } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Json } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { CutAnswer } from '../final-cut/cut-input.ts';
import { SILENCE_LIMITS, type Finding } from '../final-cut/thread/findings.ts';
import { BLACK_SECONDS } from '../final-cut/thread/self-check.ts';
import { cuts, type TakeRow } from '../tables.ts';
import { keepUpload, openUpload, type TakingIn } from './uploaded-take.ts';

/** Makes an uploaded cut the film's (EDIT-13). Throws what the fence throws, CONTENT_SENSITIVE and STORAGE_FULL. */
export async function takeInMovie(dependencies: FilmDependencies, take: TakeRow, { signal }: TakingIn): Promise<void> {
  const { rows, path } = await openUpload(dependencies, take);
  const { finalCutBytes, finalCutSeconds, finalCutSidePixels } = LIMITS.uploads;
  await withCleanClip(
    dependencies,
    {
      path,
      formats: LIMITS.formats.videoUpscale,
      mostBytes: finalCutBytes,
      mostSeconds: finalCutSeconds,
      mostSidePixels: finalCutSidePixels,
      signal,
    },
    (clip) => keepClean(dependencies, take, rows.film.accountId, { clip, signal }),
  );
}

async function keepClean(
  dependencies: FilmDependencies,
  take: TakeRow,
  accountId: string,
  { clip, signal }: { clip: CleanClip; signal: AbortSignal },
): Promise<void> {
  const { storage } = dependencies;
  await ensureAccountStorage(dependencies, accountId, clip.bytes);
  const layout = planSprite(clip);
  const { sprite, doubt } = await judgeClip(dependencies, { path: clip.path, layout, signal });
  const facts: Pick<CutAnswer, 'thumbnails' | 'findings' | 'subtitleMode'> = {
    thumbnails: layout,
    findings: await findFaults(dependencies, clip, signal),
    subtitleMode: 'none',
  };
  const movie = await storage.put('movie', { path: clip.path }, { mime: 'video/mp4', extension: 'mp4' });
  const thumbnails = await storage.put('movie', { bytes: sprite }, { mime: 'image/jpeg', extension: 'jpg' });
  reachFailpoint('film-upload-stored');
  await keepUpload(dependencies, take, async (transaction) => {
    const fileId = await keepFile(transaction, { accountId, folder: 'movie', stored: movie });
    const thumbnailsFileId = await keepFile(transaction, { accountId, folder: 'movie', stored: thumbnails });
    if (doubt) {
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
    return { fileId, data: { durationSeconds: clip.durationSeconds } };
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
