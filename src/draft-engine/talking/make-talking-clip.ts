import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { openPicture } from '../pixels/open-picture.ts';
import type { VisemeSpan } from '../voice/viseme.ts';
import { createTalkingPicture } from './draw-talking.ts';
import type { FaceMesh, FacePoints } from './face-mesh.ts';
import type { FaceFinder } from './find-face.ts';
import { hearMouth, loudnessOfFrames } from './hear-mouth.ts';
import type { Canvas } from './paint-mesh.ts';
import { placeFace, type FaceMarks } from './place-face.ts';
import { posesOf } from './speech-motion.ts';

/** Marks as shares of the picture's width and height. */
export type MarkShares = FaceMarks;

/** A talking photo: paths of the picture, of the sound and of the MP4 file that is made. */
export interface TalkingClip {
  picture: string;
  sound: string;
  path: string;
  /** Mouth shapes of a voice whose words are known; heard in the sound where absent. */
  visemes?: readonly VisemeSpan[] | undefined;
  /** Where a person says that the eyes and the mouth are. */
  marks?: MarkShares | undefined;
  seed: number;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
}

/** What a talking clip is drawn with. */
export interface TalkingTools {
  finder: FaceFinder;
  mesh: FaceMesh;
}

/** What was made. */
export interface MadeClip {
  width: number;
  height: number;
  durationSeconds: number;
  frames: number;
}

export const TALKING_FRAMES_PER_SECOND = 25;
const MOST_SIDE_PIXELS = 16_384;
const CHANNELS = 4;
/** What shows through a transparent picture. */
const BEHIND = '#ffffff';

/**
 * Makes the face of a picture say what a sound says, as a clip with the sound. Throws FACE_NOT_FOUND where there is none
 * and no marks, SOUND_EMPTY, IMAGE_FORMAT_UNSUPPORTED, PICTURE_TOO_LARGE, MEDIA_FAILED and CANCELLED.
 */
export async function makeTalkingClip(clip: TalkingClip, { finder, mesh }: TalkingTools): Promise<MadeClip> {
  const { ffmpeg, signal, path, seed } = clip;
  const [samples = new Float32Array()] = await decodeAudio(ffmpeg, clip.sound, 1, {
    limitSeconds: LIMITS.tools.talkSeconds,
    ...(signal ? { signal } : {}),
  });
  if (samples.length === 0) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the sound is empty' } });
  }
  const picture = await openForClip(clip.picture);
  const face = await faceIn(picture, clip.marks, { finder, mesh });
  const poses = posesOf({
    durationSeconds: samples.length / SAMPLE_RATE,
    framesPerSecond: TALKING_FRAMES_PER_SECOND,
    visemes: clip.visemes ?? hearMouth(samples),
    loudness: loudnessOfFrames(samples, TALKING_FRAMES_PER_SECOND),
    seed,
  });
  const talking = createTalkingPicture(picture, face, mesh);
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
    for (const pose of poses) {
      signal?.throwIfAborted();
      await encoder.write(talking.draw(pose));
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

/** The picture in the clip's size: sides of even numbers, within what a clip may have. */
export async function openForClip(path: string): Promise<Canvas> {
  const { data, width, height } = await openPicture(path, MOST_SIDE_PIXELS);
  const { shortSidePixels, longSidePixels } = LIMITS.tools.talkingClip;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const most = Math.min(1, shortSidePixels / short, longSidePixels / long);
  // A tiny picture becomes large enough for a face that moves.
  const scale = short * most < LEAST_SIDE_PIXELS ? Math.min(LEAST_SIDE_PIXELS / short, longSidePixels / long) : most;
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  const size = { width: even(width), height: even(height) };
  const pixels = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: BEHIND })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length), ...size };
}

const LEAST_SIDE_PIXELS = 320;

/** The face that is found, or the usual one, at the marks of a person. Throws FACE_NOT_FOUND. */
async function faceIn(
  picture: Canvas,
  marks: MarkShares | undefined,
  { finder, mesh }: TalkingTools,
): Promise<FacePoints> {
  const found = await finder.find(picture);
  if (!marks) {
    if (!found) {
      throw new AppError('FACE_NOT_FOUND');
    }
    return found.points;
  }
  const inPixels = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: x * picture.width,
    y: y * picture.height,
  });
  return placeFace(found?.points ?? mesh.points, {
    leftEye: inPixels(marks.leftEye),
    rightEye: inPixels(marks.rightEye),
    mouth: inPixels(marks.mouth),
  });
}
