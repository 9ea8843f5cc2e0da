import { rm, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { drawingAt } from '../picture/acting.ts';
import type { Surface } from '../picture/drawing-surface.ts';
import { drawLine, drawScene, setLines, type MemeWords } from './draw-meme.ts';
import { makeMemeSound } from './meme-sound.ts';
import type { MemeTemplate } from './meme-template.ts';
import { composePanels, secondsOf, sizeOf } from './panels.ts';

/** What a clip of a meme is made with. */
export interface MemeClip extends MemeWords {
  photo: Surface | undefined;
  /** Of the MP4 file that is made. */
  path: string;
  seed: number;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
  /** Learns how far it is, from 0 to 1. */
  tell?: ((share: number) => void) | undefined;
}

const SIDE_PIXELS = 720;
const FRAMES_PER_SECOND = 24;
/** How long a line grows when it appears, seconds. */
const POP_SECONDS = 0.26;
/** When the first line appears where the template does not say, and the time to the next. */
const FIRST_AT = 0.35;
const NEXT_AFTER = 0.75;
/** How far a line grows beyond its size. */
const OVERSHOOT = 2.2;

/** Seconds at which each line of a template appears. */
const appearances = ({ lines }: MemeTemplate): number[] =>
  lines.map(({ at }, index) => at ?? FIRST_AT + index * NEXT_AFTER);

/** How large a line is so long after it appeared: it grows past its size and comes back. */
function grownAt(since: number): number {
  if (since < 0) {
    return 0;
  }
  const left = Math.min(1, since / POP_SECONDS) - 1;
  return 1 + (OVERSHOOT + 1) * left ** 3 + OVERSHOOT * left ** 2;
}

/**
 * Lets the scene of a meme move, its lines appear one after the other, and gives it a sound. Blocks its thread for
 * seconds. Throws MEDIA_FAILED and CANCELLED.
 */
export async function animateMeme(
  template: MemeTemplate,
  clip: MemeClip,
): Promise<{ width: number; height: number; durationSeconds: number }> {
  const { ffmpeg, signal, path } = clip;
  const size = sizeOf(template, SIDE_PIXELS);
  const durationSeconds = secondsOf(template);
  const frames = Math.round(durationSeconds * FRAMES_PER_SECOND);
  const drawFrame = openFrames(template, clip);
  const silent = `${path}.silent.mp4`;
  const sound = `${path}.wav`;
  const encoder = openFrameEncoder({ ffmpeg, path: silent, ...size, framesPerSecond: FRAMES_PER_SECOND, signal });
  try {
    for (let frame = 0; frame < frames; frame++) {
      signal?.throwIfAborted();
      const pixels = drawFrame(frame / FRAMES_PER_SECOND);
      await (pixels ? encoder.write(pixels) : encoder.repeat());
      clip.tell?.((frame + 1) / frames);
    }
    await encoder.finish();
    const times = setLines(template, clip, size).map(({ index }) => appearances(template)[index] ?? 0);
    const samples = makeMemeSound(template, { seconds: durationSeconds, seed: clip.seed, pops: times });
    await writeFile(sound, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [samples] }));
    await addSound({ ffmpeg, clip: silent, sound, framesPerSecond: FRAMES_PER_SECOND, durationSeconds, path, signal });
    return { ...size, durationSeconds };
  } catch (error) {
    await encoder.abort();
    throw signal?.aborted ? new AppError('CANCELLED', { cause: signal.reason }) : error;
  } finally {
    await Promise.all([silent, sound].map((file) => rm(file, { force: true })));
  }
}

/** Draws the frame at a time; undefined where it is the one drawn last. */
function openFrames(template: MemeTemplate, clip: MemeClip): (seconds: number) => Uint8Array | undefined {
  const size = sizeOf(template, SIDE_PIXELS);
  const panels = composePanels(template, size);
  const times = appearances(template);
  const lines = setLines(template, clip, size).map((line) => ({ line, at: times[line.index] ?? 0 }));
  const [scene, frame] = [createCanvas(size.width, size.height), createCanvas(size.width, size.height)];
  const [sceneContext, context] = [scene.getContext('2d'), frame.getContext('2d')];
  let [lastScene, lastFrame] = [-1, ''];
  return (seconds) => {
    // Everything is drawn on twos, rain too: the camera stands still.
    const moment = drawingAt(seconds);
    const grown = lines.map(({ at }) => grownAt(seconds - at));
    const key = [moment, ...grown].join();
    if (key === lastFrame) {
      return undefined;
    }
    if (moment !== lastScene) {
      drawScene(sceneContext, { template, panels, photo: clip.photo, size }, () => seconds);
    }
    context.drawImage(scene, 0, 0);
    lines.forEach(({ line }, index) => drawLine(context, line, grown[index]));
    [lastScene, lastFrame] = [moment, key];
    return frame.data();
  };
}
