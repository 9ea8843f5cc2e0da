import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTogether } from '#src/platform/server/media/ffmpeg/run-together.ts';
import { mixStretch, samplesOfStretch } from '#src/platform/server/media/sound/mix-stretch.ts';
import { muxPiece } from '#src/platform/server/media/video/mux-piece.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import type { PieceInput } from '../cut-input.ts';
import { buildStems } from './build-stems.ts';
import { makeSegments, type MadeSegment } from './make-segments.ts';

/** Music that was not there before does not begin at once. */
const MUSIC_ENTERS_SECONDS = 1.5;

/** Makes a piece of a film that is watched while the rest is made. Throws MEDIA_FAILED, or the signal's reason. */
export async function makePiece(input: PieceInput, { signal }: { signal: AbortSignal }): Promise<void> {
  const { ffmpeg, plan, cacheFolder, stretch, path } = input;
  await mkdir(dirname(path), { recursive: true });
  await withScratchFolder(dirname(path), async (scratch) => {
    const soundPath = join(scratch, 'sound.m4a');
    const [segments, mixed] = await runTogether<[MadeSegment[], { packetsBefore: number }]>(signal, [
      (running) => makeSegments(plan, { ffmpeg, cacheFolder, signal: running }),
      (running) => mixSoundOf(input, { scratch, soundPath }, running),
    ]);
    await muxPiece({
      ffmpeg,
      clips: segments.map((segment) => segment.path),
      framesPerSecond: plan.format.framesPerSecond,
      sound: { path: soundPath, ...mixed, packets: stretch.packets, delaySamples: input.soundDelaySamples },
      path,
      signal,
    });
  });
}

async function mixSoundOf(
  { ffmpeg, sounds: { musicPath, musicSpans, ...sounds }, stretch, gainDecibels, volumes, music }: PieceInput,
  { scratch, soundPath }: { scratch: string; soundPath: string },
  signal: AbortSignal,
): Promise<{ packetsBefore: number }> {
  const window = samplesOfStretch(stretch);
  const heard =
    music !== 'absent' && musicPath !== undefined ? { musicPath, ...(musicSpans ? { musicSpans } : {}) } : {};
  const { stems } = await buildStems({ ...sounds, ...heard, window }, scratch, signal);
  return mixStretch({
    ffmpeg,
    stems,
    stretch,
    filmSeconds: sounds.durationSeconds,
    gainDecibels,
    ...(volumes ? { volumes } : {}),
    ...(music === 'enters' ? { musicEntersSeconds: MUSIC_ENTERS_SECONDS } : {}),
    path: soundPath,
    signal,
  });
}
