import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { loudnessFilter, measureLoudness, readLoudness, type Loudness } from './measure-loudness.ts';
import { FILM_SAMPLE_RATE } from './wav-files.ts';

const STEMS = ['voice', 'music', 'effects', 'ambience'] as const;
/** A kind of sound that is levelled as a whole. */
export type Stem = (typeof STEMS)[number];

/** The stems of a film and how they are mixed. */
export interface AudioMix {
  ffmpeg: Ffmpeg;
  /** Sound files that start with the film; a missing stem is silent. */
  stems: Readonly<Partial<Record<Stem, string>>>;
  durationSeconds: number;
  /** Volume of each stem chosen by the person, 1 as designed; 0 is off. */
  volumes?: Readonly<Partial<Record<Stem, number>>>;
  /** Path of the .m4a file to write. */
  path: string;
  signal?: AbortSignal | undefined;
}

/** Part of the cache keys of mixes: raise it when a change below, or of how sounds are decoded, changes the sound. */
export const MIX_VERSION = 4;

/** Target loudness of the finished film. */
export const FILM_LOUDNESS_LUFS = -16;
/** Highest true peak of the finished film, dBTP. */
export const FILM_TRUE_PEAK_DECIBELS = -1;

/**
 * Target level of each stem before mixing, and the most that it is raised: effects and ambience are sparse, so a film
 * whose only sound is a faint step must not have it raised to a bang.
 */
const STEM_LEVELS: Readonly<Record<Stem, { lufs: number; mostGainDecibels: number }>> = {
  voice: { lufs: -18, mostGainDecibels: 50 },
  music: { lufs: -25, mostGainDecibels: 50 },
  effects: { lufs: -29, mostGainDecibels: 9 },
  ambience: { lufs: -33, mostGainDecibels: 12 },
};

const EVEN = `aformat=sample_fmts=fltp:sample_rates=${FILM_SAMPLE_RATE}:channel_layouts=stereo`;
/**
 * How far each stem steps back behind a voice at its level: music by about eleven decibels, effects by eight, the place
 * by six. The releases are longer than the gaps between words, in which the stems would rise audibly otherwise.
 */
const DUCKING: Readonly<Record<Exclude<Stem, 'voice'>, string>> = {
  music: duckBy({ threshold: 0.03, ratio: 2.5, attack: 40, release: 1_800 }),
  effects: duckBy({ threshold: 0.03, ratio: 1.75, attack: 40, release: 1_600 }),
  ambience: duckBy({ threshold: 0.03, ratio: 1.5, attack: 60, release: 1_600 }),
};

/** The stems have stepped back when the first word begins. */
const DUCKING_LEAD_SECONDS = 0.15;

/** The filter's times in milliseconds are those of a change of 98%: four time constants. */
function duckBy(shape: { threshold: number; ratio: number; attack: number; release: number }): string {
  const { threshold, ratio, attack, release } = shape;
  return `sidechaincompress=threshold=${threshold}:ratio=${ratio}:attack=${attack}:release=${release}:makeup=1:knee=4:detection=rms:link=average`;
}

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
        stems.map(({ stem }) => stem),
        mix,
        levels,
      ),
      '-map',
      '[out]',
      '-c:a',
      'pcm_f32le',
      '-f',
      'wav',
      fileName(path),
    ],
  });
  return readLoudness(messages, 'mix');
}

function mixGraph(stems: readonly Stem[], mix: AudioMix, levels: ReadonlyMap<Stem, number | null>): string {
  const length = `apad,atrim=end_sample=${Math.round(mix.durationSeconds * FILM_SAMPLE_RATE)}`;
  const measured = `${length},${loudnessFilter('mix', false)}`;
  if (stems.length === 0) {
    return `anullsrc=sample_rate=${FILM_SAMPLE_RATE}:channel_layout=stereo,${measured}[out]`;
  }
  const ducked = stems.includes('voice')
    ? (['music', 'effects', 'ambience'] as const).filter((stem) => stems.includes(stem))
    : [];
  const chains = stems.map((stem, index) => {
    const gain = stemGain(stem, levels.get(stem) ?? null, mix.volumes?.[stem] ?? 1);
    return `[${index}:a]${EVEN},volume=${gain.toFixed(2)}dB,${length},${fadeFor(stem, mix)}[${stem}]`;
  });
  // With blocks of unequal length the compressor drops the last ones, depending on thread timing.
  if (ducked.length > 0) {
    const keys = ducked.map((stem) => `[voiced_${stem}]`).join('');
    chains.push(
      `[voice]asplit=${ducked.length + 1}[spoken]${keys}`,
      ...ducked.flatMap((stem) => [
        `[voiced_${stem}]atrim=start=${DUCKING_LEAD_SECONDS},asetpts=N/SR/TB,${length},asetnsamples=n=1024[key_${stem}]`,
        `[${stem}]asetnsamples=n=1024[plain_${stem}]`,
        `[plain_${stem}][key_${stem}]${DUCKING[stem]},${EVEN}[ducked_${stem}]`,
      ]),
    );
  }
  const legs = stems.map((stem) => {
    if (ducked.length > 0 && stem === 'voice') {
      return '[spoken]';
    }
    return ducked.some((each) => each === stem) ? `[ducked_${stem}]` : `[${stem}]`;
  });
  return [
    ...chains,
    `${legs.join('')}amix=inputs=${legs.length}:duration=longest:normalize=0,${EVEN},${measured}[out]`,
  ].join(';');
}

function stemGain(stem: Stem, lufs: number | null, volume: number): number {
  const { lufs: target, mostGainDecibels } = STEM_LEVELS[stem];
  const levelling = lufs === null ? 0 : Math.min(mostGainDecibels, target - lufs);
  return levelling + 20 * Math.log10(Math.max(volume, 0.001));
}

/** The last word is not faded; it only ends without a click. */
/** Length of the fade at the film's end, for all stems but the voice. */
const FADE_OUT_SECONDS = 1.5;

function fadeFor(stem: Stem, mix: AudioMix): string {
  const seconds = stem === 'voice' ? 0.02 : Math.min(FADE_OUT_SECONDS, mix.durationSeconds / 3);
  return `afade=t=out:st=${Math.max(0, mix.durationSeconds - seconds).toFixed(4)}:d=${seconds.toFixed(4)}`;
}

/**
 * Brings the mix to its loudness by a plain gain and a limiter, measures the result, and corrects the shift caused by
 * limiting and encoding.
 */
async function master(mix: AudioMix, raw: string, mixed: Loudness, path: string): Promise<Loudness> {
  let gain = mixed.integratedLufs === null ? 0 : FILM_LOUDNESS_LUFS - mixed.integratedLufs;
  let ceiling = FILM_TRUE_PEAK_DECIBELS - 0.8;
  for (let attempt = 1; ; attempt++) {
    await encodeMaster(mix, { raw, gain, ceiling, path });
    const heard = await measureLoudness(mix.ffmpeg, path, mix.signal);
    const offBy = heard.integratedLufs === null ? 0 : FILM_LOUDNESS_LUFS - heard.integratedLufs;
    const over = heard.truePeakDecibels === null ? 0 : heard.truePeakDecibels - (FILM_TRUE_PEAK_DECIBELS - 0.1);
    if ((Math.abs(offBy) <= 0.5 && over <= 0) || attempt === 4) {
      return heard;
    }
    gain += Math.max(-12, Math.min(12, offBy));
    if (over > 0) {
      ceiling -= over + 0.3;
    }
  }
}

async function encodeMaster(
  mix: AudioMix,
  { raw, gain, ceiling, path }: { raw: string; gain: number; ceiling: number; path: string },
): Promise<void> {
  const limit = (10 ** (ceiling / 20)).toFixed(5);
  const samples = Math.round(mix.durationSeconds * FILM_SAMPLE_RATE);
  await runFfmpeg({
    ffmpeg: mix.ffmpeg,
    signal: mix.signal,
    arguments: [
      '-i',
      fileName(raw),
      // Upsampled by four, to catch peaks between samples; alimiter would otherwise raise the level by default.
      '-af',
      `volume=${gain.toFixed(2)}dB,aresample=${FILM_SAMPLE_RATE * 4},alimiter=limit=${limit}:attack=4:release=60:level=disabled,` +
        `${EVEN},apad,atrim=end_sample=${samples}`,
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
