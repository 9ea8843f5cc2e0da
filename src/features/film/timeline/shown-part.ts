import type { ClipTrim } from '#src/draft-engine/story/shot-clip.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FRAMES_PER_SECOND } from './shot-length.ts';

/** No part of a clip is shorter than a shot may be. */
export const LEAST_PART_FRAMES = LIMITS.shot.minimumSeconds * FRAMES_PER_SECOND;

/** The part of a clip that is seen. */
export interface ShownPart {
  /** The in point: the first frame of the clip that is seen. */
  inFrame: number;
  frames: number;
}

/**
 * The part of a clip that its owner chose; undefined where all of it is seen, which is so for another take than the one
 * that was trimmed. What lies beyond the clip is left out.
 */
export function shownPart(trim: ClipTrim | undefined, clip: { take: number; frames: number }): ShownPart | undefined {
  if (trim?.take !== clip.take || clip.frames <= LEAST_PART_FRAMES) {
    return undefined;
  }
  const inFrame = Math.min(trim.inFrame, clip.frames - LEAST_PART_FRAMES);
  const frames = Math.max(LEAST_PART_FRAMES, Math.min(trim.frames, clip.frames - inFrame));
  return frames === clip.frames ? undefined : { inFrame, frames };
}
