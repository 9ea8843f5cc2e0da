import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STEMS, type Stem } from '#src/shared/catalogue/stems.ts';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';
import { loudnessFilter, measureFileLoudness, readLoudness, type Loudness } from './measure-file-loudness.ts';
import { EVEN, masterFilters, mixGraph } from './mix-graph.ts';
import { CEILING_DECIBELS, PLANNED_GAINS, volumeDecibels } from './planned-gains.ts';

/** The stems of a film and how they are mixed. */
export interface AudioMix {
  ffmpeg: Ffmpeg;
  /** Sound files that start with the film; a missing stem is silent. */
  stems: Readonly<Partial<Record<Stem, string>>>;
  durationSeconds: number;
  /** Volume of each stem chosen by the person, 1 as designed; 0 is off. */
  volumes?: Readonly<Partial<Record<Stem, number>>>;
  /** Length of the fade at the end, for all stems but the voice; absent: that of a film. */
  fadeOutSeconds?: number;
  /** The gain of the whole that was planned; it is kept where the film is then loud enough and not too loud. */
  plannedGainDecibels?: number | undefined;
  /**
   * The FLAC files in which the stems are kept as they are in the mix: at their levels, stepped back behind the voice,
   * before the gain of the whole. None where absent.
   */
  stemPath?: (stem: Stem) => string;
  /** Path of the .m4a file to write. */
  path: string;
  signal?: AbortSignal | undefined;
}

/** Part of the cache keys of mixes: raise it when a change below, or of how sounds are decoded, changes the sound. */
export const MIX_VERSION = 7;

/** Target loudness of the finished film. */
export const FILM_LOUDNESS_LUFS = -16;
/** Highest true peak of the finished film, dBTP. */
export const FILM_TRUE_PEAK_DECIBELS = -1;
/** How far a film may be from its loudness, by what its gain was set from. */
const WITHIN_DECIBELS = { measured: 0.5, planned: 0.9 } as const;
/** Length of the fade at the film's end, for all stems but the voice. */
export const FADE_OUT_SECONDS = 1.5;

/**
 * Target level of each stem before mixing, and the most that it is raised: effects and ambience are sparse, so a film
 * whose only sound is a faint step must not have it raised to a bang.
 */
export const STEM_LEVELS: Readonly<Record<Stem, { lufs: number; mostGainDecibels: number }>> = {
  voice: { lufs: -18, mostGainDecibels: 50 },
  music: { lufs: -24, mostGainDecibels: 50 },
  effects: { lufs: -29, mostGainDecibels: 9 },
  ambience: { lufs: -29, mostGainDecibels: 12 },
};

/**
 * Mixes the stems: ducks the others under the voice, brings the whole to -16 LUFS with peaks under -1 dBTP, fades out
 * the end. Writes AAC, 192 kbit/s, 48 kHz stereo, of exactly the given length; returns the loudness measured after
 * decoding. Throws MEDIA_FAILED.
 */
export async function mixAudio(mix: AudioMix): Promise<Loudness> {
  return withScratchFolder(dirname(mix.path), async (folder) => {
    const raw = join(folder, 'mix.wav');
    const mixed = await mixStems(mix, raw, await measureStems(mix));
    const part = `${mix.path}.${process.pid}.part.m4a`;
    try {
      const result = await master(mix, raw, mixed, part);
      await rename(part, mix.path);
      return result;
    } finally {
      await rm(part, { force: true });
    }
  });
}

function givenStems(mix: AudioMix): { stem: Stem; path: string }[] {
  return STEMS.flatMap((stem) => {
    const path = mix.stems[stem];
    return path === undefined || mix.volumes?.[stem] === 0 ? [] : [{ stem, path }];
  });
}

async function measureStems(mix: AudioMix): Promise<Map<Stem, number | null>> {
  const stems = givenStems(mix);
  if (stems.length === 0) {
    return new Map();
  }
  const { messages } = await runFfmpeg({
    ffmpeg: mix.ffmpeg,
    signal: mix.signal,
    messages: 'info',
    arguments: [
      ...stems.flatMap(({ path }) => ['-i', fileName(path)]),
      '-filter_complex',
      stems.map(({ stem }, index) => `[${index}:a]${EVEN},${loudnessFilter(stem, false)}[${stem}]`).join(';'),
      ...stems.flatMap(({ stem }) => ['-map', `[${stem}]`]),
      '-f',
      'null',
      '-',
    ],
  });
  return new Map(stems.map(({ stem }) => [stem, readLoudness(messages, stem).integratedLufs]));
}

async function mixStems(mix: AudioMix, path: string, levels: ReadonlyMap<Stem, number | null>): Promise<Loudness> {
  const stems = givenStems(mix);
  const { messages } = await runFfmpeg({
    ffmpeg: mix.ffmpeg,
    signal: mix.signal,
    messages: 'info',
    arguments: [
      ...stems.flatMap((given) => ['-i', fileName(given.path)]),
      '-filter_complex',
      mixGraph(
        stems.map(({ stem }) => ({
          stem,
          gainDecibels: stemGain(mix, stem, levels.get(stem) ?? null),
        })),
        {
          length: Math.round(mix.durationSeconds * FILM_SAMPLE_RATE),
          filmEndSeconds: mix.durationSeconds,
          fadeOutSeconds: Math.min(mix.fadeOutSeconds ?? FADE_OUT_SECONDS, mix.durationSeconds / 3),
          finish: loudnessFilter('mix', false),
          keepsStems: mix.stemPath !== undefined,
        },
      ),
      '-map',
      '[out]',
      '-c:a',
      'pcm_f32le',
      '-f',
      'wav',
      fileName(path),
      ...stems.flatMap(({ stem }) => keptStemOptions(stem, mix.stemPath)),
    ],
  });
  return readLoudness(messages, 'mix');
}

function keptStemOptions(stem: Stem, stemPath: AudioMix['stemPath']): string[] {
  if (!stemPath) {
    return [];
  }
  const file = [
    '-c:a',
    'flac',
    '-sample_fmt',
    's16',
    '-compression_level',
    '0',
    '-f',
    'flac',
    fileName(stemPath(stem)),
  ];
  return ['-map', `[kept_${stem}]`, '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', ...file];
}

/**
 * The planned gain of a stem, so that it is the same in pieces that were mixed before the whole is known; the measured
 * one where the stem is not as loud as was planned.
 */
function stemGain(mix: AudioMix, stem: Stem, lufs: number | null): number {
  const { lufs: target, mostGainDecibels } = STEM_LEVELS[stem];
  const planned = PLANNED_GAINS[stem];
  const levelling = lufs === null ? 0 : Math.min(mostGainDecibels, target - lufs);
  const isPlanned =
    mix.plannedGainDecibels !== undefined && Math.abs(levelling - planned.decibels) <= planned.withinDecibels;
  return (isPlanned ? planned.decibels : levelling) + volumeDecibels(mix.volumes?.[stem]);
}

/**
 * Brings the mix to its loudness by a plain gain and a limiter, measures the result, and corrects the shift caused by
 * limiting and encoding.
 */
async function master(mix: AudioMix, raw: string, mixed: Loudness, path: string): Promise<Loudness> {
  const measured = mixed.integratedLufs === null ? 0 : FILM_LOUDNESS_LUFS - mixed.integratedLufs;
  const within = mix.plannedGainDecibels === undefined ? WITHIN_DECIBELS.measured : WITHIN_DECIBELS.planned;
  let gain = mix.plannedGainDecibels ?? measured;
  let ceiling = CEILING_DECIBELS;
  for (let attempt = 1; ; attempt++) {
    await encodeMaster(mix, { raw, gain, ceiling, path });
    const heard = await measureFileLoudness(mix.ffmpeg, path, mix.signal);
    const offBy = heard.integratedLufs === null ? 0 : FILM_LOUDNESS_LUFS - heard.integratedLufs;
    const over = heard.truePeakDecibels === null ? 0 : heard.truePeakDecibels - (FILM_TRUE_PEAK_DECIBELS - 0.1);
    if ((Math.abs(offBy) <= within && over <= 0) || attempt === 4) {
      return heard;
    }
    if (Math.abs(offBy) > within) {
      // No further than is needed: what was heard before is to be as loud as before.
      gain += Math.max(-12, Math.min(12, offBy - Math.sign(offBy) * (within - WITHIN_DECIBELS.measured)));
    }
    if (over > 0) {
      ceiling -= over + 0.3;
    }
  }
}

async function encodeMaster(
  mix: AudioMix,
  { raw, gain, ceiling, path }: { raw: string; gain: number; ceiling: number; path: string },
): Promise<void> {
  const samples = Math.round(mix.durationSeconds * FILM_SAMPLE_RATE);
  await runFfmpeg({
    ffmpeg: mix.ffmpeg,
    signal: mix.signal,
    arguments: [
      '-i',
      fileName(raw),
      '-af',
      `${masterFilters({ gainDecibels: gain, ceilingDecibels: ceiling })},apad,atrim=end_sample=${samples}`,
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
