import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepPictureFile, type KeptPicture } from '#src/foundation/files/server/keep-picture-file.ts';
import { readFrame } from '#src/platform/server/media/pictures/thumbnail.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { measureMedia } from '../measure-media.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';

const QUALITY = 95;
/** A little before the end, in frames: a clip's length is that of its last frame too. */
const BEFORE_END_FRAMES = 1.5;
const USUAL_FRAMES_PER_SECOND = 24;

/**
 * Keeps the first frame of a clip of the account, or its last, as a picture. Throws FILE_GONE for what is not there or
 * no clip, MEDIA_FAILED, TOO_MANY_ATTEMPTS, and what `keepPictureFile` throws.
 */
export async function pictureOfClip(
  dependencies: ToolDependencies,
  {
    accountId,
    fileId,
    at,
    signal,
  }: { accountId: string; fileId: string; at: 'first' | 'last'; signal?: AbortSignal | undefined },
): Promise<KeptPicture> {
  const { db, ffmpeg, storage } = dependencies;
  await countAttempt(db, {
    kind: 'take-clip-picture',
    subject: accountId,
    allowed: LIMITS.perAccount.clipPicturesPerMinute,
    seconds: 60,
  });
  const file = (await findFiles(db, [fileId])).get(fileId);
  if (file?.accountId !== accountId || !file.mime.startsWith('video/')) {
    throw new AppError('FILE_GONE');
  }
  const { durationSeconds, width, height, framesPerSecond } = await measureMedia(dependencies, file, signal);
  if (!width || !height) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the clip has no picture' } });
  }
  const last = Math.max(0, durationSeconds - BEFORE_END_FRAMES / (framesPerSecond ?? USUAL_FRAMES_PER_SECOND));
  const atSeconds = at === 'first' ? 0 : last;
  const frame = await readFrame({ ffmpeg, path: storage.pathOf(file.storageKey), atSeconds, width, signal }, height);
  return keepPictureFile(dependencies, {
    accountId,
    folder: 'image',
    longestSidePixels: LIMITS.tools.pictureSidePixels,
    source: await frame.encode('jpeg', QUALITY),
    signal,
  });
}
