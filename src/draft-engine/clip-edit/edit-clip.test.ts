import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { readFrames } from '#src/platform/server/media/video/read-frames.ts';
import type { ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { COLOURED_CLIPS, colourError, drawColours } from '#tests/build/draw-colours.ts';
import { noiseAt } from '../image-edit/pixels/noise.ts';
import { lumaPlane } from '../image-edit/pixels/raster.ts';
import { editClipTask, type EditedClipFile } from '../thread/edit-clip.task.ts';
import { createMotionMeter } from './steadying/camera-motion.ts';
import { smoothed } from './steadying/smooth-path.ts';

const [WIDTH, HEIGHT]: [number, number] = [96, 64];
const [RATE, FRAMES] = [10, 20] as const;

let folder: string;
let ffmpeg: Ffmpeg;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-clip-edit-'));
  ffmpeg = await findFfmpeg({ cacheFolder: join(folder, 'cache') });
  // The frame of each number is that bright, and the tone is louder in the first half.
  await draw('grey.mp4', { width: WIDTH, height: HEIGHT }, (_x, _y, frame) => frame * 12 + 4);
  await runFfmpeg({
    ffmpeg,
    arguments: [
      '-i',
      fileName(path('grey.mp4')),
      '-f',
      'lavfi',
      '-i',
      "aevalsrc='if(lt(t,1),0.5,0.05)*sin(2*PI*440*t)':d=2:s=48000",
      '-c:v',
      'copy',
      fileName(path('loud.mp4')),
    ],
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const path = (name: string): string => join(folder, name);

/** Writes a grey clip, drawn by our own code. */
async function draw(
  name: string,
  { width, height, frames = FRAMES }: { width: number; height: number; frames?: number },
  brightnessAt: (x: number, y: number, frame: number) => number,
): Promise<void> {
  const encoder = openFrameEncoder({
    ffmpeg,
    path: path(name),
    width,
    height,
    framesPerSecond: RATE,
    quality: 'master',
  });
  for (let frame = 0; frame < frames; frame++) {
    const rgba = new Uint8Array(width * height * 4).fill(255);
    for (let at = 0; at < width * height; at++) {
      rgba.fill(brightnessAt(at % width, Math.floor(at / width), frame), at * 4, at * 4 + 3);
    }
    await encoder.write(rgba);
  }
  await encoder.finish();
}

async function edit(clip: string, edits: ClipEdit[]): Promise<EditedClipFile & { path: string }> {
  const result = path(`made-${made++}.mp4`);
  const task = { clip: path(clip), path: result, edits, prompt: '', seed: 7, language: 'en', ffmpeg } as const;
  return { ...(await editClipTask(task, { signal: AbortSignal.timeout(120_000) })), path: result };
}

async function framesOf(
  file: string,
  { width, height }: { width: number; height: number } = { width: WIDTH, height: HEIGHT },
): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  for await (const frame of readFrames({ ffmpeg, path: file, matrix: 'bt709', width, height, framesPerSecond: RATE })) {
    frames.push(frame);
  }
  return frames;
}

const brightness = (frame: Buffer): number => frame.reduce((sum, value) => sum + value, 0) / frame.length;

/** Loudness of the halves of a clip's sound, and how often it crosses zero in a second. */
async function hear(file: string): Promise<{ halves: [number, number]; pitch: number }> {
  const { output } = await runFfmpeg({
    ffmpeg,
    arguments: ['-i', fileName(file), '-map', '0:a:0', '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1'],
  });
  const samples = new Int16Array(output.buffer, output.byteOffset, output.length >> 1);
  const half = samples.length >> 1;
  const loudness = (part: Int16Array): number =>
    Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  const [from, to] = [Math.floor(half * 0.2), Math.floor(half * 0.8)];
  let crossings = 0;
  for (let at = from + 1; at < to; at++) {
    crossings += Number(samples[at - 1]! < 0 !== samples[at]! < 0);
  }
  const halves: [number, number] = [loudness(samples.subarray(0, half)), loudness(samples.subarray(half))];
  return { halves, pitch: (crossings * 8000) / (2 * (to - from)) };
}

test('[VED-01] a part is kept, slowed and turned round, and its sound with it at the same pitch', async () => {
  const result = await edit('loud.mp4', [
    { kind: 'speed', factor: 0.5 },
    { kind: 'reverse' },
    { kind: 'trim', from: 0.5, to: 1.5 },
  ]);
  expect(result).toMatchObject({ width: WIDTH, height: HEIGHT, frames: 20, durationSeconds: 2 });
  const seen = (await framesOf(result.path)).map((frame) => Math.round((brightness(frame) - 4) / 12));
  expect(seen).toEqual([14, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5]);
  const { halves, pitch } = await hear(result.path);
  // What was loud at first is loud at last.
  expect(halves[1]).toBeGreaterThan(halves[0] * 4);
  expect(pitch).toBeGreaterThan(425);
  expect(pitch).toBeLessThan(455);
  const { streams } = await probeMedia(ffmpeg, result.path);
  expect(streams.map(({ kind }) => kind)).toEqual(['video', 'audio']);
});

test('[VED-01] a clip is quickened and muted, turned, cropped to a shape, and fades from black and to it', async () => {
  const result = await edit('loud.mp4', [
    { kind: 'speed', factor: 2 },
    { kind: 'volume', percent: 0 },
    { kind: 'rotate', degrees: 90 },
    { kind: 'crop', left: 0, top: 0, right: 0, bottom: 0, shape: '1:1', at: 100 },
    { kind: 'fadeIn', seconds: 0.3 },
    { kind: 'fadeOut', seconds: 0.3 },
  ]);
  expect(result).toMatchObject({ width: 64, height: 64, frames: 10, durationSeconds: 1 });
  const frames = await framesOf(result.path, { width: 64, height: 64 });
  expect(brightness(frames[0]!)).toBeLessThan(4);
  expect(brightness(frames.at(-1)!)).toBeLessThan(4);
  expect(brightness(frames[5]!)).toBeGreaterThan(110);
  expect((await probeMedia(ffmpeg, result.path)).streams).toHaveLength(1);
});

test('[VED-01] the same edits make the same clip; a text in four scripts and colours are in every frame', async () => {
  const edits: ClipEdit[] = [
    { kind: 'sepia', amount: 100 },
    { kind: 'caption', text: 'A 夏 여 な', place: 'middle', colour: '#ffffff', size: 20 },
    { kind: 'grain', amount: 50 },
    { kind: 'border', colour: '#d92626', size: 5 },
  ];
  const [one, other] = [await edit('grey.mp4', edits), await edit('grey.mp4', edits)];
  expect((await readFile(one.path)).equals(await readFile(other.path))).toBe(true);
  expect([one.width, one.height]).toEqual([102, 70]);
  for (const frame of await framesOf(one.path, one)) {
    const [red, green, blue] = [0, 1, 2].map((channel) => frame[(35 * 102 + 1) * 3 + channel]!);
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(90);
    expect(Math.max(...frame.subarray(30 * 102 * 3, 40 * 102 * 3))).toBeGreaterThan(200);
  }
});

test('[VED-01] a still clip that is painted over stays still, though its source is noisy', async () => {
  const blobs = (x: number, y: number): number => 120 + 70 * Math.sin(x / 9) * Math.cos(y / 7);
  await draw('noisy.mp4', { width: WIDTH, height: HEIGHT, frames: 8 }, (x, y, frame) =>
    Math.round(blobs(x, y) + 7 * noiseAt(x, y, frame)),
  );
  const change = async (file: string): Promise<number> => {
    const frames = await framesOf(file);
    const changes = frames.slice(1).map((frame, index) => {
      const before = frames[index]!;
      return frame.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0) / frame.length;
    });
    return changes.reduce((sum, value) => sum + value, 0) / changes.length;
  };
  const source = await change(path('noisy.mp4'));
  for (const style of ['oil', 'papercut', 'pencil'] as const) {
    const painted = await edit('noisy.mp4', [{ kind: 'style', style, amount: 100 }]);
    expect([style, (await change(painted.path)) < source]).toEqual([style, true]);
  }
});

test('[VED-01] most of the shake of a hand is gone, the way of the camera is kept, and no border is seen', async () => {
  const texture = (x: number, y: number): number => {
    const waves = Math.sin(x / 5.1) * Math.cos(y / 4.3) + Math.sin((x + y) / 11) + Math.cos((x - 2 * y) / 17);
    return 128 + 35 * waves;
  };
  const shake = (frame: number): [number, number] => [
    frame * 0.6 + 3 * Math.sin(frame * 1.9) + 2 * Math.sin(frame * 4.1),
    2.5 * Math.cos(frame * 2.3) + 2 * Math.sin(frame * 3.7),
  ];
  const size = { width: 160, height: 120 };
  await draw('shaken.mp4', { ...size, frames: 40 }, (x, y, frame) => {
    const [right, low] = shake(frame);
    return Math.round(texture(x + right, y + low));
  });
  const motionOf = async (file: string): Promise<{ jitter: number; way: number }> => {
    const meter = createMotionMeter();
    let [x, y] = [0, 0];
    const places: [number, number][] = [];
    for await (const data of readFrames({
      ffmpeg,
      path: file,
      matrix: 'bt709',
      ...size,
      framesPerSecond: RATE,
      isOpaque: true,
    })) {
      const motion = meter({ luma: lumaPlane({ data: new Uint8Array(data), ...size }), ...size });
      [x, y] = [x + motion.x, y + motion.y];
      places.push([x, y]);
    }
    const off = ([0, 1] as const).map((axis) => {
      const along = Float64Array.from(places, (place) => place[axis]);
      const calm = smoothed(along, 5);
      return along.reduce((sum, value, at) => sum + (value - calm[at]!) ** 2, 0) / along.length;
    });
    return { jitter: Math.sqrt(off[0]! + off[1]!), way: x };
  };
  const before = await motionOf(path('shaken.mp4'));
  const result = await edit('shaken.mp4', [{ kind: 'stabilise', amount: 60 }]);
  expect([result.width, result.height]).toEqual([160, 120]);
  const after = await motionOf(result.path);
  expect(before.jitter).toBeGreaterThan(2);
  expect(after.jitter).toBeLessThan(before.jitter * 0.4);
  expect(after.way / before.way).toBeGreaterThan(0.6);
  for (const frame of await framesOf(result.path, size)) {
    expect(Math.min(...frame)).toBeGreaterThan(5);
  }
});

test('[VED-01] [CAT-40] clips as phones and cameras write them: turned, of odd sizes, without a sound, at a varying rate, in other formats', async () => {
  const write = (name: string, ...options: string[]): Promise<unknown> =>
    runFfmpeg({
      ffmpeg,
      arguments: ['-f', 'lavfi', '-i', 'testsrc2=s=98x54:r=12:d=0.6', ...options, fileName(path(name))],
    });
  await write('odd.mov', '-vf', 'crop=97:53', '-pix_fmt', 'yuv444p', '-c:v', 'libx264');
  await write('varying.mkv', '-vf', "select='not(eq(mod(n,3),1))'", '-fps_mode', 'vfr', '-c:v', 'libx264');
  await write('web.webm', '-c:v', 'libvpx', '-b:v', '200k');
  await write('camera.avi', '-c:v', 'mjpeg');
  for (const clip of ['odd.mov', 'varying.mkv', 'web.webm', 'camera.avi']) {
    const result = await edit(clip, [{ kind: 'brightness', amount: 20 }]);
    expect([clip, result.width % 2, result.height % 2]).toEqual([clip, 0, 0]);
    expect(result.durationSeconds).toBeCloseTo(0.6, 0);
  }
});

test('[VED-01] a clip that is stopped leaves nothing behind', async () => {
  const task = {
    clip: path('grey.mp4'),
    path: path('stopped.mp4'),
    edits: [{ kind: 'reverse' }],
    prompt: '',
    seed: 1,
  } as const;
  const stopped = editClipTask(
    { ...task, language: 'en', ffmpeg },
    { signal: AbortSignal.abort(new Error('stopped')) },
  );
  await expect(stopped).rejects.toThrow('stopped');
  await expect(readFile(task.path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('[VED-01] the colours of clips of either matrix, tagged or not, stay as they are', async () => {
  for (const coloured of COLOURED_CLIPS) {
    await drawColours({ ffmpeg, path: path('colours.mp4') }, coloured);
    const result = await edit('colours.mp4', [{ kind: 'fadeOut', seconds: 0.1 }]);
    expect((await probeMedia(ffmpeg, result.path)).streams[0]?.matrix).toBe('bt709');
    const [frame] = await framesOf(result.path, result);
    expect({ coloured, error: colourError(frame!, { ...result, channels: 3 }) <= 6 }).toEqual({
      coloured,
      error: true,
    });
  }
});
