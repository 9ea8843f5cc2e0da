import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CutPreparation } from './cut-request.ts';
import { makeSegments } from './make-segments.ts';
import { provideSound } from './provide-sound.ts';

/**
 * Makes what a cut will need as far as it can be made now: the sound, and the segments whose clips are there. The cut
 * finds them by their keys, and makes what is missing itself. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function prepareCut(preparation: CutPreparation, { signal }: { signal: AbortSignal }): Promise<void> {
  const { ffmpeg, plan, cacheFolder, sound } = preparation;
  const missing = plan.segments.filter(
    (segment) =>
      (segment.kind === 'join' || !segment.isWholeClip) && !existsSync(join(cacheFolder, `${segment.key}.mp4`)),
  );
  // One after the other: the clips that are being drawn are waited for, this is not.
  if (missing.length > 0)
    await makeSegments({ ...plan, segments: missing }, { ffmpeg, cacheFolder, concurrency: 1, signal });
  if (sound) await provideSound(sound, signal);
}
