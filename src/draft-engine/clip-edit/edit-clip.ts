import { rename, rm } from 'node:fs/promises';
import { colourMatrix } from '#src/platform/server/media/ffmpeg/colour-matrix.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia, type MediaStream } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { retimeSound, type SoundRetiming } from '#src/platform/server/media/sound/retime-sound.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { editOf, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { clipSeconds, keptPart, workingSize, type ClipBefore } from '#src/shared/catalogue/edited-clip.ts';
import type { EditTools } from '../image-edit/pixels/edit-tools.ts';
import type { Raster } from '../image-edit/pixels/raster.ts';
import { createFrameEditor } from './edit-frame.ts';
import { planFrames, type FramePlan } from './frame-plan.ts';
import { shownFrames } from './shown-frames.ts';

/** A clip that is edited: paths of it and of the MP4 file that is made. */
export interface ClipEditing {
  clip: string;
  path: string;
  edits: readonly ClipEdit[];
  seed: number;
  ffmpeg: Ffmpeg;
  tools: EditTools;
  signal: AbortSignal;
  /** Learns how far it is, from 0 to 1. */
  tell?: ((share: number) => void) | undefined;
}

/** What was made; its size is in pixels. */
export interface EditedClip {
  width: number;
  height: number;
  frames: number;
  durationSeconds: number;
}

/** Edits a clip frame by frame, and its sound with it. Throws MEDIA_FAILED, or the signal's reason. */
export async function editClip(work: ClipEditing): Promise<EditedClip> {
  const { clip, path, edits, ffmpeg, signal } = work;
  const { streams, durationSeconds: seconds } = await probeMedia(ffmpeg, clip, signal);
  const picture = streams.find(({ kind, isAttachment }) => kind === 'video' && !isAttachment);
  const before = clipBefore(picture, seconds);
  const matrix = colourMatrix(picture ?? {});
  const plan = planFrames(before, edits);
  const silent = `${path}.silent.mp4`;
  const sound = `${path}.sound.wav`;
  try {
    const size = await editPictures(work, { before, matrix, plan, path: silent });
    const durationSeconds = plan.shown.length / plan.framesPerSecond;
    const made = { ...size, frames: plan.shown.length, durationSeconds };
    const changes = soundChanges(edits);
    if (changes.volume === 0 || !streams.some(({ kind }) => kind === 'audio')) {
      await rename(silent, path);
      return made;
    }
    await retimeSound({
      ffmpeg,
      clip,
      path: sound,
      ...keptPart(edits, clipSeconds(before)),
      isReversed: plan.isReversed,
      durationSeconds,
      ...changes,
      signal,
    });
    const { framesPerSecond } = plan;
    await addSound({ ffmpeg, clip: silent, sound, framesPerSecond, durationSeconds, path, signal });
    return made;
  } finally {
    await Promise.all([rm(silent, { force: true }), rm(sound, { force: true })]);
  }
}

function clipBefore(picture: MediaStream | undefined, seconds: number): ClipBefore {
  return {
    durationSeconds: picture?.durationSeconds ?? seconds,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    framesPerSecond: picture?.framesPerSecond ?? null,
  };
}

/** What the edits do to the sound. */
function soundChanges(
  edits: readonly ClipEdit[],
): Pick<SoundRetiming, 'factor' | 'volume' | 'fadeInSeconds' | 'fadeOutSeconds'> {
  return {
    factor: editOf(edits, 'speed')?.factor ?? 1,
    volume: (editOf(edits, 'volume')?.percent ?? 100) / 100,
    fadeInSeconds: editOf(edits, 'fadeIn')?.seconds ?? 0,
    fadeOutSeconds: editOf(edits, 'fadeOut')?.seconds ?? 0,
  };
}

/** Writes the pictures alone. Returns their size. */
async function editPictures(
  { clip, edits, seed, ffmpeg, tools, signal, tell }: ClipEditing,
  { before, matrix, plan, path }: { before: ClipBefore; matrix: string; plan: FramePlan; path: string },
): Promise<{ width: number; height: number }> {
  const reading = { ffmpeg, path: clip, matrix, ...workingSize(before, edits), signal };
  const editor = await createFrameEditor({ plan, reading, edits, seed, tools });
  let encoder: ReturnType<typeof openFrameEncoder> | undefined;
  let size = { width: 0, height: 0 };
  let last: { number: number; level: number } | undefined;
  let written = 0;
  try {
    for await (const { number, data } of shownFrames(plan, reading)) {
      signal.throwIfAborted();
      tell?.(written / plan.shown.length);
      const level = editor.levelAt(written++);
      if (encoder && last?.number === number && last.level === level) {
        await encoder.repeat();
        continue;
      }
      last = { number, level };
      const frame: Raster = { data: new Uint8Array(data), width: reading.width, height: reading.height };
      const made = await editor.edit(frame, { number, level });
      if (!encoder) {
        size = { width: made.width, height: made.height };
        encoder = openFrameEncoder({
          ffmpeg,
          path,
          ...size,
          framesPerSecond: plan.framesPerSecond,
          quality: 'master',
          signal,
        });
      }
      await encoder.write(made.data);
    }
    // A clip may end a frame earlier than it says.
    while (written < plan.shown.length) {
      await encoder?.repeat();
      written++;
    }
    await encoder?.finish();
    return size;
  } catch (error) {
    await encoder?.abort();
    throw error;
  }
}
