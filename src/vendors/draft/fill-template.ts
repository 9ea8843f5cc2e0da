import { join } from 'node:path';
import { findTemplate, photoUseOf } from '#src/draft-engine/templates/all-templates.ts';
import type { PhotoFiles } from '#src/draft-engine/templates/make-template-clip.ts';
import type { TemplateTask } from '#src/draft-engine/thread/make-template.task.ts';
import type { PreparedPhoto, PreparePhotoTask } from '#src/draft-engine/thread/prepare-photo.task.ts';
import type { TemplateSoundTask } from '#src/draft-engine/thread/sound-template.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import type { TemplateRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, type Json, type VendorContext, type VendorResult } from '../vendor.ts';

/** Somebody waits, but not for a film. */
const PRIORITY = 45 * PRIORITY_STEPS;
/** With the start of the process and the loading of two models, on a busy machine. */
const PHOTO_SECONDS = 180;
const CLIP_SECONDS = 600;

/** Where and with what templates are filled. */
interface TemplateMakers {
  /** Threads that run `draft-engine/engine-thread.ts`. */
  threads: ThreadPool;
  /** Processes that run `draft-engine/pixel-process.ts`. */
  pixelProcesses: ThreadPool;
  ffmpeg: Ffmpeg;
  soundFontPath?: string | undefined;
}

/** Makes the clip of a template. Throws NOT_FOUND, and what opening the photo throws. */
export async function fillTemplate(
  { threads, pixelProcesses, ffmpeg, soundFontPath }: TemplateMakers,
  request: TemplateRequest,
  context: VendorContext,
): Promise<VendorResult> {
  const { template, texts, language, seed, widthPixels: width, heightPixels: height } = request;
  const { isCutOut } = photoUseOf(findTemplate(template));
  const signal = withinSeconds(context.signal, CLIP_SECONDS);
  const run = { signal, priority: Math.max(PRIORITY, context.priority ?? 0) };
  const sound = join(context.scratchFolder, 'sound.wav');
  const file = { path: join(context.scratchFolder, 'result.mp4'), mime: 'video/mp4', extension: 'mp4' };
  const sounding: TemplateSoundTask = { template, path: sound, ...(soundFontPath ? { soundFontPath } : {}) };
  const [photo] = await Promise.all([
    request.photo === undefined
      ? undefined
      : preparePhoto(pixelProcesses, { photo: request.photo, isCutOut }, { ...context, ...run }),
    threads.run('sound-template', sounding, run),
  ]);
  const filling: TemplateTask = {
    template,
    texts,
    language,
    seed,
    width,
    height,
    ...(photo ? { photo: photo.files } : {}),
    sound,
    path: file.path,
    ffmpeg,
  };
  const made = (await threads.run('make-template', filling, { ...run, onProgress: context.tellProgress })) as object;
  const told = photo && isCutOut && !photo.isCutOut ? { notCutOut: true } : {};
  return { servedBy: context.model, data: { ...made, ...told } as Json, file };
}

async function preparePhoto(
  pixelProcesses: ThreadPool,
  { photo, isCutOut }: { photo: string; isCutOut: boolean },
  { scratchFolder, pathOfFile, signal, priority }: VendorContext,
): Promise<{ files: PhotoFiles; isCutOut: boolean }> {
  const whole = join(scratchFolder, 'photo.png');
  const cutOut = join(scratchFolder, 'cut-out.png');
  const input: PreparePhotoTask = { picture: await pathOfFile(photo), whole, cutOut, isCutOut };
  const found = (await pixelProcesses.run('prepare-photo', input, {
    signal: withinSeconds(signal, PHOTO_SECONDS),
    priority: priority ?? PRIORITY,
  })) as PreparedPhoto;
  return {
    files: { whole, focus: found.focus, ...(found.isCutOut ? { cutOut } : {}) },
    isCutOut: found.isCutOut,
  };
}
