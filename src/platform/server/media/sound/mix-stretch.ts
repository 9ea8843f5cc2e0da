import { STEMS, type Stem } from '#src/shared/catalogue/stems.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';
import { FADE_OUT_SECONDS } from './mix-audio.ts';
import { DUCKING_LEAD_SECONDS, masterFilters, mixGraph } from './mix-graph.ts';
import { CEILING_DECIBELS, PLANNED_GAINS, volumeDecibels } from './planned-gains.ts';

/** Samples of an AAC packet. */
export const PACKET_SAMPLES = 1024;
/** Packets that are encoded before the first one that is kept, so that the encoder is in the middle of the sound. */
const PACKETS_BEFORE = 3;
/** Packets after the last one: the encoder has looked at two, and the stems step back before a voice begins. */
const PACKETS_AFTER = 2 + Math.ceil((DUCKING_LEAD_SECONDS * FILM_SAMPLE_RATE) / PACKET_SAMPLES);
/** Sound before the stretch that still matters: the longest tail of a room, and what the compressors remember. */
const MEMORY_SECONDS = 3;

/** A stretch of a film's sound, in packets of the whole. */
export interface Stretch {
  firstPacket: number;
  packets: number;
}

/** The samples of the film that a mix of this stretch needs. */
export function samplesOfStretch({ firstPacket, packets }: Stretch): { from: number; length: number } {
  const before = Math.ceil((MEMORY_SECONDS * FILM_SAMPLE_RATE) / PACKET_SAMPLES) + PACKETS_BEFORE;
  const from = Math.max(0, firstPacket - before) * PACKET_SAMPLES;
  return { from, length: (firstPacket + packets + PACKETS_AFTER) * PACKET_SAMPLES - from };
}

export interface StretchMix {
  ffmpeg: Ffmpeg;
  /** Sound files that start where `samplesOfStretch` says, but music starts with the film. */
  stems: Readonly<Partial<Record<Stem, string>>>;
  stretch: Stretch;
  filmSeconds: number;
  /** The planned gain of the whole film. */
  gainDecibels: number;
  /** Volume of each stem chosen by the person, 1 as designed; 0 is off. */
  volumes?: Readonly<Partial<Record<Stem, number>>>;
  /** The music is faded in over this time; default at once. */
  musicEntersSeconds?: number;
  /** Path of the .m4a file to write. */
  path: string;
  signal?: AbortSignal | undefined;
}

/**
 * Mixes a stretch of a film as `mixAudio` mixes the whole, but with planned gains and no measuring. Its packets
 * continue those of the stretch before: played one after another they are one sound. Returns how many packets come
 * before the stretch in the file; there are some after it too. Throws MEDIA_FAILED.
 */
export async function mixStretch(mix: StretchMix): Promise<{ packetsBefore: number }> {
  const { from, length } = samplesOfStretch(mix.stretch);
  const begin = Math.max(0, mix.stretch.firstPacket - PACKETS_BEFORE) * PACKET_SAMPLES - from;
  const stems = STEMS.flatMap((stem) => {
    const path = mix.stems[stem];
    const gainDecibels = PLANNED_GAINS[stem].decibels + volumeDecibels(mix.volumes?.[stem]);
    return path === undefined || mix.volumes?.[stem] === 0 ? [] : [{ stem, path, gainDecibels }];
  });
  const graph = mixGraph(
    stems.map(({ stem, gainDecibels }) => ({
      stem,
      gainDecibels,
      ...(stem === 'music' ? { filters: musicFilters(mix, from) } : {}),
    })),
    {
      length,
      filmEndSeconds: mix.filmSeconds - from / FILM_SAMPLE_RATE,
      fadeOutSeconds: Math.min(FADE_OUT_SECONDS, mix.filmSeconds / 3),
      finish: `${masterFilters({ gainDecibels: mix.gainDecibels, ceilingDecibels: CEILING_DECIBELS })},atrim=start_sample=${begin},asetpts=PTS-STARTPTS`,
    },
  );
  await runFfmpeg({
    ffmpeg: mix.ffmpeg,
    signal: mix.signal,
    arguments: [
      ...stems.flatMap(({ path }) => ['-i', fileName(path)]),
      '-filter_complex',
      graph,
      '-map',
      '[out]',
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
      '-f',
      'mp4',
      fileName(mix.path),
    ],
  });
  // The first packet that an encoder writes lies before its input.
  return { packetsBefore: 1 + Math.min(PACKETS_BEFORE, mix.stretch.firstPacket) };
}

function musicFilters({ musicEntersSeconds, stretch }: StretchMix, from: number): string {
  const enters =
    musicEntersSeconds === undefined
      ? ''
      : `,afade=t=in:st=${((stretch.firstPacket * PACKET_SAMPLES - from) / FILM_SAMPLE_RATE).toFixed(4)}:d=${musicEntersSeconds}`;
  return `aresample=${FILM_SAMPLE_RATE},atrim=start_sample=${from},asetpts=PTS-STARTPTS${enters}`;
}
