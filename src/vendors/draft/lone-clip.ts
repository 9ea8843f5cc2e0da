import { join } from 'node:path';
import type { PlannedScene } from '#src/draft-engine/scene/scene.ts';
import type { LayerFiles, LayerTask } from '#src/draft-engine/thread/layer-picture.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { ClipMovement } from '#src/shared/catalogue/shots.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import { VendorError, type VendorContext, type VendorResult, type VideoRequest } from '../vendor.ts';
import type { ClipDrawing } from './draw-in-pieces.ts';

/** A clip that is no film's. */
type LoneRequest = Extract<VideoRequest, { drawing?: undefined }>;

interface LoneParts {
  /** Plans what a text says. */
  storyThread: ThreadPool;
  /** Takes pictures apart. */
  pixelProcesses: ThreadPool;
  clips: ClipDrawing;
  ffmpeg: Ffmpeg;
  priority: number;
}

/** True for a clip that is no film's. */
export const isLoneClip = (request: { kind: string }): request is LoneRequest =>
  request.kind === 'video' && (request as VideoRequest).alone !== undefined;

/** A picture is taken apart in seconds; with the start of the process and the loading of the model, on a busy machine. */
const LAYER_SECONDS = 180;
/** How a camera moves through a picture where nobody says how. */
const USUAL_CAMERA: ClipMovement = 'push_in';

/**
 * Makes a clip that is no film's: the scene of a text, acted, or a camera that moves through its first frame's picture.
 * Throws PICTURE_NOT_UNDERSTOOD where nothing of a text can be drawn, and what opening a picture throws.
 */
export async function makeLoneClip(
  request: LoneRequest,
  context: VendorContext,
  parts: LoneParts,
): Promise<VendorResult> {
  const path = join(context.scratchFolder, 'result.mp4');
  const { widthPixels: width, heightPixels: height, framesPerSecond, durationSeconds, keyframes } = request;
  const form = { path, ffmpeg: parts.ffmpeg, width, height, framesPerSecond, durationSeconds, keyframes };
  const run = { signal: context.signal, priority: parts.priority, onProgress: context.tellProgress };
  const made = { servedBy: context.model, file: { path, mime: 'video/mp4', extension: 'mp4' } };
  const { seed, asked } = request;
  const motion = asked?.motion === undefined ? {} : { motion: asked.motion };
  const { scene, camera } = request.alone;
  if (request.firstFrame !== undefined) {
    const pictures = await layersOf(request, context, parts);
    await parts.clips.draw({ ...form, ...motion, pictures, seed, camera: camera ?? USUAL_CAMERA }, run);
    return { ...made, data: pictures.some((one) => one?.withoutModel) ? { isFlat: true } : {} };
  }
  if (!scene) {
    throw new VendorError('failed', 'the clip has neither a text nor a picture');
  }
  const planned = (await parts.storyThread.run('plan-scene', scene, run)) as PlannedScene | null;
  if (!planned) {
    throw new AppError('PICTURE_NOT_UNDERSTOOD');
  }
  const drawing = { ...planned.drawing, ...motion, camera: camera ?? planned.drawing.camera };
  await parts.clips.draw({ ...form, drawing, visemes: [], speechStartSeconds: 0 }, run);
  return { ...made, data: { look: planned.look, notDrawn: planned.notDrawn } };
}

/** The pictures of the first frame and the last, taken apart. */
async function layersOf(
  { firstFrame = '', lastFrame, widthPixels: width, heightPixels: height }: LoneRequest,
  context: VendorContext,
  { pixelProcesses, priority }: LoneParts,
): Promise<readonly [LayerFiles, LayerFiles?]> {
  const signal = withinSeconds(context.signal, LAYER_SECONDS);
  const layer = async (file: string, name: string): Promise<LayerFiles> => {
    const picture = await context.pathOfFile(file);
    const task: LayerTask = { picture, width, height, path: join(context.scratchFolder, name) };
    return (await pixelProcesses.run('layer-picture', task, { signal, priority })) as LayerFiles;
  };
  const first = await layer(firstFrame, 'first');
  return lastFrame === undefined ? [first] : [first, await layer(lastFrame, 'last')];
}
