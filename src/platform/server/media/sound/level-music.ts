import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { measureFileLoudness } from './measure-file-loudness.ts';
import { STEM_LEVELS } from './mix-audio.ts';
import { masterFilters } from './mix-graph.ts';
import { CEILING_DECIBELS, PLANNED_GAINS } from './planned-gains.ts';

/** The loudness of composed music, whose planned gain brings it to its level in a mix. */
const MUSIC_LUFS = STEM_LEVELS.music.lufs - PLANNED_GAINS.music.decibels;
/** What is almost silent is not made loud. */
const MOST_GAIN_DECIBELS = 30;

/**
 * Encodes music of any loudness as AAC, 48 kHz, as loud as composed music, so that a mix may treat both alike. Silence
 * stays silence. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function levelMusic(
  ffmpeg: Ffmpeg,
  { from, path, signal }: { from: string; path: string; signal: AbortSignal },
): Promise<void> {
  const { integratedLufs } = await measureFileLoudness(ffmpeg, from, signal);
  const gainDecibels = integratedLufs === null ? 0 : Math.min(MOST_GAIN_DECIBELS, MUSIC_LUFS - integratedLufs);
  await runFfmpeg({
    ffmpeg,
    signal,
    arguments: [
      '-i',
      fileName(from),
      '-map',
      '0:a:0',
      '-af',
      masterFilters({ gainDecibels, ceilingDecibels: CEILING_DECIBELS }),
      '-c:a',
      'aac',
      '-b:a',
      '192k',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      fileName(path),
    ],
  });
}
