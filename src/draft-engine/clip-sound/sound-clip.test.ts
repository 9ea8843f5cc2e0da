import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { measureFileLoudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { findCuts } from '#src/platform/server/media/video/find-cuts.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { measureSound } from '../sound/measure-sound.ts';
import { readOwnSound } from './own-sound.ts';
import { soundClip, type AddedSound, type ClipSounding, type SoundedClip } from './sound-clip.ts';

let ffmpeg: Ffmpeg;
let folder: string;
const { signal } = new AbortController();
const VOICE = 'src/apps/web/public/voices/en-woman.m4a';
/** Three shots of small pictures, which begin at 0, 2 and 4.5 seconds. */
const SHOTS = [
  '-f',
  'lavfi',
  '-i',
  'testsrc2=s=64x36:r=20:d=2',
  '-f',
  'lavfi',
  '-i',
  'color=navy:s=64x36:r=20:d=2.5',
  '-f',
  'lavfi',
  '-i',
  'smptebars=s=64x36:r=20:d=1.5',
];
const JOINED = '[0:v][1:v][2:v]concat=n=3:v=1[v]';

beforeAll(async () => {
  ffmpeg = await findFfmpeg();
  folder = await mkdtemp(join(tmpdir(), 'kinora-clip-sound-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (name: string): string => join(folder, name);

/** Makes a clip of three shots, with a sound or none. */
async function film(name: string, sound: readonly string[] = [], more: readonly string[] = []): Promise<string> {
  const path = place(name);
  const maps = sound.length > 0 ? ['-map', '3:a', '-shortest'] : [];
  await runFfmpeg({
    ffmpeg,
    arguments: [...SHOTS, ...sound, '-filter_complex', JOINED, '-map', '[v]', ...maps, ...more, fileName(path)],
  });
  return path;
}

const spoken = ['-stream_loop', '-1', '-i', VOICE];
const noise = (amplitude: number): string[] => ['-f', 'lavfi', '-i', `anoisesrc=a=${amplitude}:r=44100:d=6`];
const added = (prompt: string): AddedSound => ({ prompt, notWanted: '', language: 'en', levels: {}, seed: 7 });

async function make(
  clip: string,
  name: string,
  changes: Partial<ClipSounding>,
): Promise<SoundedClip & { path: string }> {
  const path = place(name);
  const told = await soundClip({ clip, path, own: 'kept', removesNoise: true, ffmpeg, signal, ...changes });
  return { ...told, path };
}

async function heardIn(path: string): Promise<Float32Array> {
  return (await decodeAudio(ffmpeg, path, 1))[0] ?? new Float32Array();
}

/** A hash of the pictures as they are encoded. */
async function picturesOf(path: string): Promise<string> {
  const { output } = await runFfmpeg({
    ffmpeg,
    arguments: [
      '-i',
      fileName(path),
      '-map',
      '0:v',
      '-c',
      'copy',
      '-f',
      'h264',
      '-bsf:v',
      'h264_mp4toannexb',
      'pipe:1',
    ],
  });
  return createHash('sha256').update(output).digest('hex');
}

/** Level in decibels from one second to another. */
function levelOf(samples: Float32Array, from: number, until: number): number {
  const part = samples.subarray(from * SAMPLE_RATE, until * SAMPLE_RATE);
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length + 1e-12);
}

test('cuts are found where other shots begin, in any rate, and none in one shot', async () => {
  const clip = await film('cuts.mp4');
  expect(await findCuts(ffmpeg, clip)).toEqual([2, 4.5]);
  const still = place('still.mp4');
  await runFfmpeg({ ffmpeg, arguments: ['-f', 'lavfi', '-i', 'testsrc2=s=64x36:r=15:d=2', fileName(still)] });
  expect(await findCuts(ffmpeg, still)).toEqual([]);
});

test('[AUD-01] noise goes out of a clip’s speech, at -16 LUFS, and its pictures are not encoded anew', async () => {
  const clip = await film('noisy.mp4', spoken, ['-af', 'aeval=val(0)+0.01*random(0)', '-ar', '44100', '-ac', '1']);
  const made = await make(clip, 'clean.mp4', {});
  expect(made).toMatchObject({ ownSound: { noise: 'removed', isSilent: false }, layers: [] });
  const { integratedLufs, truePeakDecibels } = await measureFileLoudness(ffmpeg, made.path);
  expect(Math.abs((integratedLufs ?? 0) + 16)).toBeLessThanOrEqual(1);
  expect(truePeakDecibels).toBeLessThanOrEqual(-1);
  expect(await picturesOf(made.path)).toBe(await picturesOf(clip));
  const { streams, durationSeconds } = await probeMedia(ffmpeg, made.path);
  expect(durationSeconds).toBeCloseTo(6, 1);
  expect(streams.map(({ kind, codec }) => [kind, codec])).toEqual([
    ['video', 'h264'],
    ['audio', 'aac'],
  ]);
});

test('[AUD-01] sounds that a text names begin at the cuts of a clip without a sound, and end with it', async () => {
  const clip = await film('mute.mp4');
  const made = await make(clip, 'events.mp4', {
    own: 'mixed',
    added: added('a gunshot on every cut, soft rain, zorgblat'),
  });
  expect(made).toMatchObject({
    cuts: [2, 4.5],
    unknown: ['zorgblat'],
    layers: [{ name: 'gunshot', moments: [2, 4.5] }, { name: '~rain_light' }],
  });
  expect(made.ownSound).toBeUndefined();
  const samples = await heardIn(made.path);
  // The rain rises at the start.
  const onsets = measureSound(samples).onsets.filter((onset) => onset > 0.4);
  for (const cut of [2, 4.5]) {
    expect(Math.min(...onsets.map((onset) => Math.abs(onset - cut)))).toBeLessThan(0.05);
  }
  expect(onsets[0]).toBeGreaterThan(1.9);
  expect(levelOf(samples, 5.9, 6)).toBeLessThan(levelOf(samples, 1, 1.8) - 6);
  expect(Math.abs((made.lufs ?? 0) + 16)).toBeLessThanOrEqual(1);
  expect(made.peakDecibels).toBeLessThanOrEqual(-1);
});

test('[AUD-01] added sounds lie under the speech of a clip', async () => {
  // Somebody speaks from the third second on.
  const clip = await film('late.mp4', spoken, ['-af', "volume=enable='lt(t,3)':volume=0"]);
  const { path } = await make(clip, 'mixed.mp4', { own: 'mixed', added: added('rain') });
  const samples = await heardIn(path);
  expect(levelOf(samples, 1, 2)).toBeGreaterThan(-50);
  expect(levelOf(samples, 3.2, 5)).toBeGreaterThan(levelOf(samples, 1, 2) + 6);
});

test.each(['', ', ukulele music'])('[AUD-01] a bark stands out of waves and gulls%s', async (music) => {
  const clip = await film(`beach${music.length}.mp4`);
  const { path } = await make(clip, `beach-sounds${music.length}.mp4`, {
    own: 'replaced',
    added: added(`waves, gulls, a dog barks at 2 s${music}`),
  });
  const samples = await heardIn(path);
  expect(levelOf(samples, 2, 2.3) - levelOf(samples, 1, 1.9)).toBeGreaterThan(3);
});

test('[AUD-01] silence and hiss are not made louder, and where nobody speaks the noise is left', async () => {
  const clip = await film('hiss.mp4', noise(0.0008));
  const before = levelOf(await heardIn(clip), 1, 5);
  const made = await make(clip, 'hiss-made.mp4', {});
  expect(made).toMatchObject({ ownSound: { isSilent: true }, lufs: null });
  expect(levelOf(await heardIn(made.path), 1, 5) - before).toBeLessThan(1);
  const read = async (sound: readonly string[], name: string) =>
    readOwnSound(ffmpeg, { path: await film(name, sound), limitSeconds: 6, removesNoise: true, signal });
  expect(await read(['-f', 'lavfi', '-i', 'anullsrc=r=48000:d=6'], 'silent.mp4')).toMatchObject({ isSilent: true });
  expect(await read(noise(0.1), 'wind.mp4')).toMatchObject({ noise: 'no_speech', isSilent: false });
});
