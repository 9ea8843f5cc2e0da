import * as z from 'zod';
import { CLIP_EFFORTS, CLIP_MOTIONS, CLIP_SOURCES } from './clip-modes.ts';
import { LIMITS } from './limits.ts';

/** A wish as it is sent and stored. */
export const clipWish = z.strictObject({
  source: z.enum(CLIP_SOURCES).exactOptional(),
  motion: z.enum(CLIP_MOTIONS).exactOptional(),
  effort: z.enum(CLIP_EFFORTS).exactOptional(),
  shortSidePixels: z.number().int().min(100).max(5000).exactOptional(),
  seconds: z.number().min(1).max(LIMITS.shot.maximumSeconds).exactOptional(),
});
