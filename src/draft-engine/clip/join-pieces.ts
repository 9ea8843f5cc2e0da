import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { joinClips, type ClipJoin } from '#src/platform/server/media/video/join-clips.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** A piece of a clip in its own file. */
export interface DrawnPiece {
  path: string;
  firstFrame: number;
  /** CRC-32 of each frame as it is encoded. */
  checksums: number[];
}

export interface DrawnClip {
  frames: number;
  /** SHA-256 over the checksums of all frames; it does not depend on who drew which piece. */
  framesHash: string;
}

/**
 * Joins all pieces of a clip, in any order, into its file, and removes theirs. Throws MEDIA_FAILED when frames are
 * missing.
 */
export async function joinPieces(pieces: readonly DrawnPiece[], join: Omit<ClipJoin, 'clips'>): Promise<DrawnClip> {
  const ordered = pieces.toSorted((one, other) => one.firstFrame - other.firstFrame);
  const hash = createHash('sha256');
  let frames = 0;
  for (const { firstFrame, checksums } of ordered) {
    if (firstFrame !== frames) {
      throw new AppError('MEDIA_FAILED', { details: { reason: `frames from ${frames} to ${firstFrame} are missing` } });
    }
    frames += checksums.length;
    hash.update(Uint32Array.from(checksums));
  }
  const [first] = ordered;
  if (first && ordered.length === 1) {
    await rename(first.path, join.path);
  } else {
    await joinClips({ ...join, clips: ordered.map(({ path }) => path) });
    await Promise.all(ordered.map(({ path }) => rm(path)));
  }
  const kept = (await readMp4Layout(join.path)).tracks[0]?.samples;
  if (kept !== frames) {
    throw new AppError('MEDIA_FAILED', { details: { reason: `a clip has ${kept} frames instead of ${frames}` } });
  }
  return { frames, framesHash: hash.digest('hex') };
}
