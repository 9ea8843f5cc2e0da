import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { measureFileLoudness, type Loudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { detectSilence, type Span } from '#src/platform/server/media/video/detect-black-and-silence.ts';

const SAMPLE_RATE = 48_000;
/** No stretch of a film is meant to be without any sound for longer. */
const SILENCE = { seconds: 1.5, decibels: -60 };
const FRAME_SECONDS = 0.05;
/** Shares of a line's frames, from the quietest: what is left between words, and the words themselves. */
const REST_SHARE = 0.1;
const SPEECH_SHARE = 0.5;

/** A line of the film's subtitles. */
interface Subtitle extends Span {
  text: string;
}

/** What is measured of a film's sound. */
export interface FilmSound {
  /** 48 kHz mono. */
  samples: Float32Array;
  subtitles: Subtitle[];
  loudness: Loudness;
  silence: Span[];
  /** Samples at full scale. */
  clipped: number;
  /** Decibels of the louder half of the lines above their quietest tenth; undefined without lines. */
  speechAboveRestDecibels: number | undefined;
}

/** Decodes and measures the sound of a film. Throws MEDIA_FAILED. */
export async function readFilmSound(ffmpeg: Ffmpeg, path: string): Promise<FilmSound> {
  const subtitles = await readSubtitles(ffmpeg, path);
  const [samples = new Float32Array()] = await decodeAudio(ffmpeg, path, 1);
  return {
    samples,
    subtitles,
    loudness: await measureFileLoudness(ffmpeg, path),
    silence: await detectSilence(ffmpeg, path, SILENCE),
    clipped: samples.reduce((count, sample) => count + Number(Math.abs(sample) >= 1), 0),
    speechAboveRestDecibels: speechAboveRest(samples, subtitles),
  };
}

async function readSubtitles(ffmpeg: Ffmpeg, path: string): Promise<Subtitle[]> {
  const { output } = await runFfmpeg({
    ffmpeg,
    arguments: ['-i', path, '-map', '0:s:0?', '-f', 'srt', 'pipe:1'],
  });
  return output
    .toString()
    .split(/\r?\n\r?\n/)
    .flatMap((block): Subtitle[] => {
      const [, times = '', ...lines] = block.trim().split(/\r?\n/);
      const [from, to] = times.split(' --> ');
      return from && to ? [{ startSeconds: seconds(from), endSeconds: seconds(to), text: lines.join(' ') }] : [];
    });
}

/** Seconds of a time such as 00:00:03,450. */
function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.replace(',', '.').split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

/**
 * How far speech stands out. A finished film has no stems, so the rest is measured where no word sounds: in the gaps
 * between words, where it is still ducked.
 */
export function speechAboveRest(samples: Float32Array, lines: readonly Span[]): number | undefined {
  const length = Math.round(FRAME_SECONDS * SAMPLE_RATE);
  const powers = lines.flatMap(({ startSeconds, endSeconds }) => {
    const frames: number[] = [];
    for (let at = Math.round(startSeconds * SAMPLE_RATE); at + length <= endSeconds * SAMPLE_RATE; at += length) {
      const frame = samples.subarray(at, at + length);
      frames.push(frame.reduce((sum, sample) => sum + sample * sample, 0) / length);
    }
    return frames;
  });
  if (powers.length === 0) {
    return undefined;
  }
  powers.sort((first, second) => first - second);
  const rest = mean(powers.slice(0, Math.ceil(powers.length * REST_SHARE)));
  const speech = mean(powers.slice(Math.floor(powers.length * SPEECH_SHARE)));
  return 10 * Math.log10((speech + 1e-10) / (rest + 1e-10));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
