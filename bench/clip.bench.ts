import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { drawClip, readPixels, skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import { composeShot } from '#src/draft-engine/picture/compose-shot.ts';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createFilmPixels } from '#src/platform/server/media/video/film-pixels.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { childSeconds } from './child-seconds.ts';

const IDEAS = [
  'A postman in the mountains delivers the last letter of winter to a lonely bear',
  'Two friends dance in the kitchen while it rains outside',
  'A diver meets a whale under the sea',
];
const SEED = 22;
const SIZE = { width: 1280, height: 720 };
const FRAMES_PER_SECOND = 24;
const SECONDS = 1;
const FRAMES = SECONDS * FRAMES_PER_SECOND;

/** The parts of making a clip, in processor milliseconds a frame. */
const PARTS = ['compose', 'draw', 'read', 'finish', 'convert', 'checksum', 'whole', 'encoder'] as const;
type Parts = Record<(typeof PARTS)[number], number>;

/**
 * Draws and encodes a second of one shot in each look at 720p, and prints the processor time of each part. Skia draws
 * when the pixels are read, so `draw` and `read` belong together. `whole` is drawClip without its encoder's process.
 */
export async function benchClip(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    const ffmpeg = await findFfmpeg({ cacheFolder: folder });
    const sum: Parts = { compose: 0, draw: 0, read: 0, finish: 0, convert: 0, checksum: 0, whole: 0, encoder: 0 };
    for (const drawing of await benchDrawings()) {
      const parts = await measureParts(drawing);
      const encoderBefore = await childSeconds();
      const before = processorMilliseconds();
      await drawClip({
        drawing,
        ...SIZE,
        durationSeconds: SECONDS,
        framesPerSecond: FRAMES_PER_SECOND,
        path: join(folder, 'clip.mp4'),
        ffmpeg,
      });
      parts.whole = (processorMilliseconds() - before) / FRAMES;
      parts.encoder = ((await childSeconds()) - encoderBefore) * (1000 / FRAMES);
      for (const part of PARTS) {
        sum[part] += parts[part];
      }
      const named = PARTS.map((part) => `${part} ${parts[part].toFixed(2)}`).join('  ');
      process.stdout.write(`${drawing.look.padEnd(14)} ${drawing.camera.padEnd(22)} ${named}\n`);
    }
    return Object.fromEntries(PARTS.map((part) => [part, Number((sum[part] / LOOK_IDS.length).toFixed(2))]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One drawing for each look, out of the shots of a few films. */
async function benchDrawings(): Promise<ShotDrawing[]> {
  const plans = await Promise.all(
    IDEAS.map((idea) =>
      planFilm({ idea, language: 'en', seed: SEED, type: 'fantasy', shotCount: LOOK_IDS.length / 3, aspect: '16:9' }),
    ),
  );
  const shots = plans.flatMap((plan) => plan.shots.map(({ number }) => ({ plan, number })));
  return LOOK_IDS.flatMap((look, index) => {
    const shot = shots[index];
    return shot ? [drawingOfShot(shot.plan, shot.number, { look, aspect: '16:9', seed: SEED })] : [];
  });
}

async function measureParts(drawing: ShotDrawing): Promise<Parts> {
  const parts: Parts = { compose: 0, draw: 0, read: 0, finish: 0, convert: 0, checksum: 0, whole: 0, encoder: 0 };
  const measure = <Result>(part: keyof Parts, work: () => Result): Result => {
    const before = processorMilliseconds();
    const result = work();
    parts[part] += (processorMilliseconds() - before) / FRAMES;
    return result;
  };
  const shot = measure('compose', () =>
    composeShot(drawing, {
      ...SIZE,
      durationSeconds: SECONDS,
      surfaces: skiaSurfaces,
      makers: STAGE_MAKERS,
      readPixels,
    }),
  );
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = (canvas as unknown as Surface).getContext('2d');
  const film = createFilmPixels(SIZE.width, SIZE.height);
  for (let frame = 0; frame < FRAMES; frame++) {
    measure('draw', () => shot.drawFrame(context, frame / FRAMES_PER_SECOND));
    const pixels = measure('read', () => canvas.data());
    measure('finish', () => shot.finishPixels?.(pixels));
    const planes = measure('convert', () => film.convert(pixels));
    measure('checksum', () => crc32(planes));
    if (pixels.buffer instanceof ArrayBuffer) {
      pixels.buffer.transfer(0);
    }
    // The memory of a frame is given back in a turn of the event loop.
    await new Promise(setImmediate);
  }
  return parts;
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
