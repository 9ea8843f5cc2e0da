import { join } from 'node:path';
import type { FaceAnswer, FindFaceTask } from '#src/draft-engine/thread/find-face.task.ts';
import type { TalkTask } from '#src/draft-engine/thread/talk.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import type { LipSyncRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, VendorError, type Json, type VendorContext, type VendorResult } from '../vendor.ts';

/** Somebody waits, but not for a film. */
const PRIORITY = 40 * PRIORITY_STEPS;
const FIND_SECONDS = 120;
/** The longest sound over the largest picture takes a few minutes on two idle cores. */
const TALK_SECONDS = 1_800;

/** Where and with what photos are made to talk. */
export interface TalkingParts {
  /** Threads that run `draft-engine/engine-thread.ts`. */
  threads: ThreadPool;
  /** Processes that run `draft-engine/pixel-process.ts`. */
  pixelProcesses: ThreadPool;
  ffmpeg: Ffmpeg;
}

/** Makes a picture say what a sound says. Throws FACE_NOT_FOUND, and VendorError for what the engine cannot do. */
export async function makeTalk(
  { threads, pixelProcesses, ffmpeg }: TalkingParts,
  { speaker, sound, marks, visemes, isDrawn, seed = 0 }: LipSyncRequest,
  context: VendorContext,
): Promise<VendorResult> {
  if (!('picture' in speaker) || typeof sound !== 'string') {
    throw new VendorError('failed', 'the draft engine moves faces of pictures, to a sound');
  }
  const picture = await context.pathOfFile(speaker.picture);
  const { face, marks: found, isDrawn: seemsDrawn } = await findFace(pixelProcesses, { picture, marks }, context);
  if (!face) {
    throw new AppError('FACE_NOT_FOUND');
  }
  const file = { path: join(context.scratchFolder, 'result.mp4'), mime: 'video/mp4', extension: 'mp4' };
  const input: TalkTask = {
    picture,
    sound: await context.pathOfFile(sound),
    path: file.path,
    face,
    isDrawn: isDrawn ?? seemsDrawn,
    visemes,
    seed,
    ffmpeg,
  };
  const signal = withinSeconds(context.signal, TALK_SECONDS);
  const made = (await threads.run('talk', input, {
    signal,
    priority: priorityOf(context),
    onProgress: context.tellProgress,
  })) as object;
  return { servedBy: context.model, data: { ...made, marks: found } as Json, file };
}

/** Finds the face of a picture. */
export async function findFace(
  pixelProcesses: ThreadPool,
  task: FindFaceTask,
  context: VendorContext,
): Promise<FaceAnswer> {
  const signal = withinSeconds(context.signal, FIND_SECONDS);
  return (await pixelProcesses.run('find-face', task, { signal, priority: priorityOf(context) })) as FaceAnswer;
}

const priorityOf = ({ priority = 0 }: VendorContext): number => Math.max(PRIORITY, priority);
