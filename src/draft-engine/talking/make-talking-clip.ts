import { rm } from 'node:fs/promises';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { VisemeSpan } from '../voice/viseme.ts';
import { createTalkingPicture } from './draw-talking.ts';
import { readFaceMesh } from './face-mesh.ts';
import { hearMouth, loudnessOfFrames } from './hear-mouth.ts';
import { openForClip } from './open-for-clip.ts';
import { inPixels, type FaceInPicture } from './place-face.ts';
import { posesOf } from './speech-motion.ts';

/** A talking photo: paths of the picture, of the sound and of the MP4 file that is made. */
export interface TalkingClip {
  picture: string;
  sound: string;
  path: string;
  /** The face in the picture, as `findFace` answers. */
  face: FaceInPicture;
  /** The face is drawn: its eyes are shut by painted lids. */
  isDrawn: boolean;
  /** Mouth shapes of a voice whose words are known; heard in the sound where absent. */
  visemes?: readonly VisemeSpan[] | undefined;
  seed: number;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
  /** Learns how far it is, from 0 to 1. */
  tell?: ((share: number) => void) | undefined;
}

/** What was made. */
export interface MadeClip {
  width: number;
  height: number;
  durationSeconds: number;
  frames: number;
}

const TALKING_FRAMES_PER_SECOND = 25;
/**
 * Makes the face of a picture say what a sound says, as a clip with the sound. Blocks its thread for seconds. Throws
 * MEDIA_FAILED, WEIGHTS_MISSING and CANCELLED.
 */
export async function makeTalkingClip(clip: TalkingClip): Promise<MadeClip> {
  const { ffmpeg, signal, path, seed } = clip;
  const [samples = new Float32Array()] = await decodeAudio(ffmpeg, clip.sound, 1, {
    limitSeconds: LIMITS.tools.talkSeconds,
    ...(signal ? { signal } : {}),
  });
  if (samples.length === 0) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the sound is empty' } });
  }
  const picture = await openForClip(clip.picture);
  const poses = posesOf({
    durationSeconds: samples.length / SAMPLE_RATE,
    framesPerSecond: TALKING_FRAMES_PER_SECOND,
    visemes: clip.visemes ?? hearMouth(samples),
    loudness: loudnessOfFrames(samples, TALKING_FRAMES_PER_SECOND),
    seed,
  });
  const talking = createTalkingPicture(picture, {
    points: inPixels(clip.face, picture),
    mesh: await readFaceMesh(),
    isDrawn: clip.isDrawn,
  });
  const { width, height } = picture;
  const silent = `${path}.silent.mp4`;
  const encoder = openFrameEncoder({
    ffmpeg,
    path: silent,
    width,
    height,
    framesPerSecond: TALKING_FRAMES_PER_SECOND,
    quality: 'master',
    signal,
  });
  try {
    for (const [index, pose] of poses.entries()) {
      signal?.throwIfAborted();
      await encoder.write(talking.draw(pose));
      clip.tell?.((index + 1) / poses.length);
    }
    await encoder.finish();
    const durationSeconds = poses.length / TALKING_FRAMES_PER_SECOND;
    const framesPerSecond = TALKING_FRAMES_PER_SECOND;
    await addSound({ ffmpeg, clip: silent, sound: clip.sound, framesPerSecond, durationSeconds, path, signal });
    return { width, height, durationSeconds, frames: poses.length };
  } catch (error) {
    await encoder.abort();
    throw signal?.aborted ? new AppError('CANCELLED', { cause: signal.reason }) : error;
  } finally {
    await rm(silent, { force: true });
  }
}
