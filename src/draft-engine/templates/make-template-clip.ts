import { rm } from 'node:fs/promises';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { canvasFont } from '#src/platform/server/media/fonts/register-fonts.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { CLIP_FRAMES_PER_SECOND } from '#src/shared/catalogue/clip-forms.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import type { Surface } from '../picture/drawing-surface.ts';
import { findTemplate } from './all-templates.ts';
import type { GivenPhoto } from './drawing/drawing-parts.ts';
import { openTemplate, type OpenTemplate } from './open-template.ts';

/** A photo on disk, ready for the drawing: PNG, JPEG or WebP files, upright and no larger than they are seen. */
export interface PhotoFiles {
  whole: string;
  cutOut?: string | undefined;
  focus: { x: number; y: number };
}

/** What a template is filled with. */
export interface FilledTemplate {
  template: string;
  photo?: PhotoFiles | undefined;
  texts: { title: string; line: string };
  language: Language;
  seed: number;
  width: number;
  height: number;
}

/** A clip of a template: a WAV file of its sound, and the MP4 file to write. */
export interface TemplateClip extends FilledTemplate {
  sound: string;
  path: string;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal | undefined;
  /** Learns how far it is, from 0 to 1. */
  tell?: ((share: number) => void) | undefined;
}

/** What was made. */
export interface MadeTemplateClip {
  width: number;
  height: number;
  durationSeconds: number;
  frames: number;
}

/** Opens a template with what it is filled with. Throws NOT_FOUND for a template that is not there. */
export async function openFilled(filled: FilledTemplate): Promise<OpenTemplate> {
  const template = findTemplate(filled.template);
  const { photo, texts, language, seed, width, height } = filled;
  return openTemplate(template, {
    surfaces: skiaSurfaces,
    font: canvasFont,
    language,
    photo: photo && (await loadPhoto(photo)),
    texts: {
      title: shownText(texts.title, template.texts.title?.sample[language]),
      line: shownText(texts.line, template.texts.line?.sample[language]),
    },
    seed,
    width,
    height,
  });
}

const shownText = (written: string, sample = ''): string => (written.trim() === '' ? sample : written.trim());

async function loadPhoto({ whole, cutOut, focus }: PhotoFiles): Promise<GivenPhoto> {
  const [opened, cut] = await Promise.all([loadSurface(whole), cutOut === undefined ? undefined : loadSurface(cutOut)]);
  return { whole: opened, cutOut: cut, focus };
}

async function loadSurface(path: string): Promise<Surface> {
  const image = await loadImage(path);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas as unknown as Surface;
}

/**
 * Draws every frame of a template with somebody's photo and texts, and puts its sound to them. Blocks its thread for
 * seconds. Throws NOT_FOUND, MEDIA_FAILED and CANCELLED.
 */
export async function makeTemplateClip(clip: TemplateClip): Promise<MadeTemplateClip> {
  const { ffmpeg, signal, path, width, height } = clip;
  const framesPerSecond = CLIP_FRAMES_PER_SECOND;
  const frames = Math.round(findTemplate(clip.template).seconds * framesPerSecond);
  const opened = await openFilled(clip);
  const silent = `${path}.silent.mp4`;
  const canvas: Canvas = createCanvas(width, height);
  const context = (canvas as unknown as Surface).getContext('2d');
  const encoder = openFrameEncoder({ ffmpeg, path: silent, width, height, framesPerSecond, signal });
  try {
    for (let frame = 0; frame < frames; frame++) {
      signal?.throwIfAborted();
      opened.drawFrame(context, frame / framesPerSecond);
      const pixels = canvas.data();
      await encoder.write(pixels);
      clip.tell?.((frame + 1) / frames);
    }
    await encoder.finish();
    const durationSeconds = frames / framesPerSecond;
    await addSound({ ffmpeg, clip: silent, sound: clip.sound, framesPerSecond, durationSeconds, path, signal });
    return { width, height, durationSeconds, frames };
  } catch (error) {
    await encoder.abort();
    throw signal?.aborted ? new AppError('CANCELLED', { cause: signal.reason }) : error;
  } finally {
    await rm(silent, { force: true });
  }
}
