import { tmpdir } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { VOICE_SAMPLE_TEXTS } from '#src/shared/catalogue/voices.ts';
import { wordErrors, wordsOf } from '../../../scripts/hearing/word-errors.ts';
import { linesOfSpeech } from '../subtitles/lines-of-speech.ts';
import { HEARD_SAMPLE_RATE } from './mel-bands.ts';
import { transcribe } from './transcribe.ts';

const VOICES = ['en-woman', 'en-british_man', 'en-elderly_woman'];
const PAUSE_SECONDS = 2;
const signal = new AbortController().signal;
let ffmpeg: Ffmpeg;
beforeAll(async () => {
  ffmpeg = await findFfmpeg({ cacheFolder: tmpdir() });
});

/** When a sound begins and ends to be heard, seconds. */
function soundOf(samples: Float32Array): [from: number, to: number] {
  const isHeard = (value: number): boolean => Math.abs(value) > 0.02;
  return [samples.findIndex(isHeard) / HEARD_SAMPLE_RATE, samples.findLastIndex(isHeard) / HEARD_SAMPLE_RATE];
}

test('[SUB-01] what our own voices say in English is written down, at the time at which it is said, the same each time', async () => {
  const spoken: Float32Array[] = [];
  const truth: [from: number, to: number][] = [];
  let seconds = 0;
  for (const voice of VOICES) {
    const [samples = new Float32Array()] = await decodeAudio(ffmpeg, `src/apps/web/public/voices/${voice}.m4a`, 1, {
      sampleRate: HEARD_SAMPLE_RATE,
    });
    const [from, to] = soundOf(samples);
    truth.push([seconds + PAUSE_SECONDS + from, seconds + PAUSE_SECONDS + to]);
    spoken.push(new Float32Array(PAUSE_SECONDS * HEARD_SAMPLE_RATE), samples);
    seconds += PAUSE_SECONDS + samples.length / HEARD_SAMPLE_RATE;
  }
  const sound = Float32Array.from(spoken.flatMap((part) => [...part]));
  const segments = await transcribe(sound, signal);
  const said = wordsOf(VOICES.map(() => VOICE_SAMPLE_TEXTS.en).join(' '));
  const heard = wordsOf(segments.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
  expect(wordErrors(said, heard).length / said.length).toBeLessThan(0.15);

  const lines = linesOfSpeech(segments, seconds);
  for (const [from, to] of truth) {
    expect(Math.min(...lines.map((line) => Math.abs(line.startSeconds - from)))).toBeLessThan(0.25);
    expect(Math.min(...lines.map((line) => Math.abs(line.endSeconds - to)))).toBeLessThan(0.35);
  }
  for (const { startSeconds, endSeconds, text } of lines) {
    expect(text.split('\n').length).toBeLessThanOrEqual(2);
    expect(Math.max(...text.split('\n').map((row) => row.length))).toBeLessThanOrEqual(42);
    expect(endSeconds - startSeconds).toBeLessThanOrEqual(7);
  }
  expect(await transcribe(sound, signal)).toEqual(segments);
});

test('[SUB-01] in silence, noise and tones no words are heard', async () => {
  const length = 8 * HEARD_SAMPLE_RATE;
  let state = 1;
  const noise = Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 0.4;
  });
  const chord = Float32Array.from(
    { length },
    (_, at) =>
      [220, 277.2, 329.6].reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * at) / HEARD_SAMPLE_RATE), 0) *
      0.1 *
      Math.exp(-((at % 8_000) / 4_000)),
  );
  expect(await transcribe(new Float32Array(length), signal)).toEqual([]);
  expect(await transcribe(Float32Array.from([...noise, ...chord]), signal)).toEqual([]);
});

test('[SUB-01] who stops it does not wait for its end', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  const tone = Float32Array.from({ length: HEARD_SAMPLE_RATE }, (_, at) => Math.sin(at / 8));
  await expect(transcribe(tone, stopped)).rejects.toThrow('stopped');
});
