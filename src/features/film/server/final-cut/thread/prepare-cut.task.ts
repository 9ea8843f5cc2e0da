import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CutPreparation } from '../cut-input.ts';
import { makeSegments } from './make-segments.ts';
import { mixSound } from './mix-sound.ts';

/**
 * Makes the parts of a cut that can be made now: the sound, and the segments whose clips are there. The cut finds them
 * by their keys, and makes the missing ones. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function prepareCut(preparation: CutPreparation, { signal }: { signal: AbortSignal }): Promise<void> {
  const { ffmpeg, plan, cacheFolder, sound } = preparation;
  const missing = plan.segments.filter(
    (segment) =>
      (segment.kind === 'join' || !segment.isWholeClip) && !existsSync(join(cacheFolder, `${segment.key}.mp4`)),
  );
  // One after the other: the clips in progress are more urgent than this.
  if (missing.length > 0) {
    await makeSegments({ ...plan, segments: missing }, { ffmpeg, cacheFolder, concurrency: 1, signal });
  }
  if (sound) {
    await mixSound(sound, signal);
  }
}
