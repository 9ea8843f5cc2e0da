import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { readMp4Layout, type Mp4Track } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { runTogether } from '#src/platform/server/media/ffmpeg/run-together.ts';
import { dissolveClips } from '#src/platform/server/media/video/dissolve-clips.ts';
import { provideMark } from '#src/platform/server/media/video/film-mark.ts';
import { provideCaptions, type SegmentCaptions } from '#src/platform/server/media/video/segment-captions.ts';
import { canSplitAt, splitClip } from '#src/platform/server/media/video/split-clip.ts';
import { trimClip } from '#src/platform/server/media/video/trim-clip.ts';
import { markUsed } from '#src/platform/server/storage/mark-used.ts';
import { sweepScratch, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { BodySegment, CutPlan, JoinSegment, Segment } from '../../timeline/plan-cut.ts';

export interface SegmentMaking {
  ffmpeg: Ffmpeg;
  /** Folder for cached segments, a file each, named by key. */
  cacheFolder: string;
  /** Number of segments made in parallel; 2 by default. */
  concurrency?: number;
  signal?: AbortSignal | undefined;
}

export interface MadeSegment {
  segment: Segment;
  path: string;
  origin: 'made' | 'kept' | 'clip';
}

/** Makes the segments that are not cached and returns all in order. Throws MEDIA_FAILED, or the signal's reason. */
export async function makeSegments(plan: CutPlan, making: SegmentMaking): Promise<MadeSegment[]> {
  await mkdir(making.cacheFolder, { recursive: true });
  await sweepScratch(making.cacheFolder);
  if (plan.mark) {
    await provideMark(plan.mark);
  }
  const provided = new Map<string, Promise<MadeSegment>>();
  const made: MadeSegment[] = [];
  let next = 0;
  const work = async (signal: AbortSignal): Promise<void> => {
    for (let index = next++; index < plan.segments.length; index = next++) {
      const segment = plan.segments[index] as Segment;
      // The same clip with the same ends is one segment.
      const file = provided.get(segment.key) ?? provideSegment(plan, segment, { ...making, signal });
      provided.set(segment.key, file);
      made[index] = { ...(await file), segment };
    }
  };
  await runTogether<void[]>(
    making.signal,
    Array.from({ length: making.concurrency ?? 2 }, () => work),
  );
  return made;
}

async function provideSegment(plan: CutPlan, segment: Segment, making: SegmentMaking): Promise<MadeSegment> {
  if (segment.kind === 'body' && segment.isWholeClip && (await isInFormat(segment.clipPath, plan))) {
    await checkFrames(segment.clipPath, segment.frames, plan);
    return { segment, path: segment.clipPath, origin: 'clip' };
  }
  const path = join(making.cacheFolder, `${segment.key}.mp4`);
  const isKept = await checkFrames(path, segment.frames, plan).then(
    () => true,
    () => false,
  );
  if (isKept) {
    await markUsed(path);
    return { segment, path, origin: 'kept' };
  }
  await withScratchFolder(making.cacheFolder, async (folder) => {
    const made =
      segment.kind === 'body'
        ? await cutBody(plan, segment, making, folder)
        : await mixJoin(plan, segment, making, folder);
    await checkFrames(made, segment.frames, plan);
    await rm(path, { force: true });
    await rename(made, path);
  });
  return { segment, path, origin: 'made' };
}

async function cutBody(plan: CutPlan, segment: BodySegment, making: SegmentMaking, folder: string): Promise<string> {
  const clipFrames = (await pictureOf(segment.clipPath))?.samples ?? 0;
  const end = segment.fromFrame + segment.frames;
  const bounds = [segment.fromFrame, end].filter((frame) => frame > 0 && frame < clipFrames);
  const isCopied = !plan.mark && segment.ass === undefined && (await isInFormat(segment.clipPath, plan));
  if (isCopied && (await canSplitAt(segment.clipPath, bounds))) {
    const parts = await splitClip({
      ffmpeg: making.ffmpeg,
      path: segment.clipPath,
      framesPerSecond: plan.format.framesPerSecond,
      atFrames: bounds,
      folder,
      signal: making.signal,
    });
    return parts[segment.fromFrame > 0 ? 1 : 0] as string;
  }
  const path = join(folder, 'body.mp4');
  await trimClip({
    ffmpeg: making.ffmpeg,
    format: plan.format,
    clipPath: segment.clipPath,
    fromFrame: segment.fromFrame,
    frames: segment.frames,
    path,
    mark: plan.mark,
    captions: await captionsOf(segment, making, folder),
    signal: making.signal,
  });
  return path;
}

async function captionsOf(
  { ass }: Segment,
  { cacheFolder }: SegmentMaking,
  folder: string,
): Promise<SegmentCaptions | undefined> {
  return ass === undefined ? undefined : provideCaptions(ass, folder, join(cacheFolder, 'fonts'));
}

async function mixJoin(plan: CutPlan, segment: JoinSegment, making: SegmentMaking, folder: string): Promise<string> {
  const path = join(folder, 'join.mp4');
  const part = (side: { clipPath: string; fromFrame: number }): { path: string; fromFrame: number } => ({
    path: side.clipPath,
    fromFrame: side.fromFrame,
  });
  await dissolveClips({
    ffmpeg: making.ffmpeg,
    format: plan.format,
    frames: segment.frames,
    mark: plan.mark,
    captions: await captionsOf(segment, making, folder),
    path,
    signal: making.signal,
    ...(segment.before ? { before: part(segment.before) } : {}),
    ...(segment.after ? { after: part(segment.after) } : {}),
  });
  return path;
}

async function pictureOf(path: string): Promise<Mp4Track | undefined> {
  return (await readMp4Layout(path)).tracks.find((track) => track.kind === 'video');
}

/** False for a clip that was made before the film got another size: it fills the frame once it is encoded anew. */
async function isInFormat(path: string, { format }: CutPlan): Promise<boolean> {
  const video = await pictureOf(path);
  return video?.width === format.width && video.height === format.height;
}

/** A segment of unexpected length or size would put everything after it out of sync. */
async function checkFrames(path: string, frames: number, plan: CutPlan): Promise<void> {
  const video = await pictureOf(path);
  const { width, height, framesPerSecond } = plan.format;
  const isInStep = video !== undefined && Math.abs(video.durationSeconds - frames / framesPerSecond) < 0.001;
  if (
    isInStep &&
    video.samples === frames &&
    video.width === width &&
    video.height === height &&
    video.codec === 'avc1'
  ) {
    return;
  }
  const found = video
    ? `${video.samples} frames of ${video.width}x${video.height} in ${video.durationSeconds} s`
    : 'no picture';
  throw new AppError('MEDIA_FAILED', {
    details: {
      reason: `a segment holds ${found} instead of ${frames} of ${width}x${height} at ${framesPerSecond} a second`,
    },
  });
}
