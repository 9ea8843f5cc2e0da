import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { judgeClip } from '#src/foundation/moderation/server/judge-clip.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { withCleanClip, type CleanClip } from '#src/platform/server/media/fence/take-in-media.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { conformClip } from '#src/platform/server/media/video/conform-clip.ts';
import { planSprite } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FRAMES_PER_SECOND } from '../../timeline/shot-length.ts';
import { countAsEditOfPart } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { TakeRow } from '../tables.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { keyframesForCuts } from '../timeline/plan-cut.ts';
import { keepUpload, openUpload, type TakingIn } from './uploaded-take.ts';

const LEAST_FRAMES = LIMITS.shot.minimumSeconds * FRAMES_PER_SECOND;

/**
 * Makes an uploaded clip a take of its shot (EDIT-10): decoded inside limits, and brought to the size, rate and codec
 * of the film's clips, without a sound of its own; it fills the frame. Throws what the fence throws, CONTENT_SENSITIVE
 * and STORAGE_FULL.
 */
export async function takeInClip(
  dependencies: FilmDependencies,
  take: TakeRow,
  { folder, signal }: TakingIn,
): Promise<void> {
  const { storage, ffmpeg } = dependencies;
  const { rows, path: sourcePath } = await openUpload(dependencies, take);
  const { accountId, aspect, shortSidePixels } = rows.film;
  const { shotClipBytes, shotClipSeconds, shotClipSidePixels } = LIMITS.uploads;
  const { widthPixels: width, heightPixels: height } = frameSize(aspect, shortSidePixels);
  const path = join(folder, 'clip.mp4');
  const conform = async (clip: CleanClip): Promise<number> => {
    const frames = Math.max(LEAST_FRAMES, Math.round((await secondsOfPicture(clip)) * FRAMES_PER_SECOND));
    await conformClip({
      ffmpeg,
      sourcePath: clip.path,
      path,
      format: { width, height, framesPerSecond: FRAMES_PER_SECOND },
      frames,
      keyframes: keyframesForCuts(frames),
      signal,
    });
    return frames;
  };
  const frames = await withCleanClip(
    dependencies,
    {
      path: sourcePath,
      formats: LIMITS.formats.videoUpscale,
      mostBytes: shotClipBytes,
      mostSeconds: shotClipSeconds,
      mostSidePixels: shotClipSidePixels,
      signal,
    },
    conform,
  );
  await ensureAccountStorage(dependencies, accountId, (await stat(path)).size);
  const layout = planSprite({ width, height, durationSeconds: frames / FRAMES_PER_SECOND });
  const { doubt } = await judgeClip(dependencies, { path, layout, signal });
  const stored = await storage.put('video', { path }, { mime: 'video/mp4', extension: 'mp4' });
  await keepUpload(dependencies, take, async (transaction, locked) => {
    await countAsEditOfPart(transaction, locked, { kind: 'clip', key: take.assetKey });
    const fileId = await keepFile(transaction, { accountId, folder: 'video', stored });
    if (doubt) {
      await openCase(transaction, { accountId, fileId, doubt });
    }
    return { fileId, data: { frames } };
  });
}

/** The sound of a clip may go on after its picture. */
async function secondsOfPicture({ path, durationSeconds }: CleanClip): Promise<number> {
  const { tracks } = await readMp4Layout(path);
  return tracks.find(({ kind }) => kind === 'video')?.durationSeconds ?? durationSeconds;
}
