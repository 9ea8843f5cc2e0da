import { clipLength, largerClipSeconds } from '#src/shared/catalogue/larger-clip.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { CLIP_RULES } from '../clip-rules.ts';
import type { MeasuredMedia } from '../measured-media.ts';

/** Why a clip cannot be made larger, by the code of the error, with what its text names. */
export type ClipProblem =
  | { code: 'MEDIA_TOO_LONG'; details: { limitSeconds: number } }
  | { code: 'FILE_TOO_LARGE'; details: { limitMegabytes: number } }
  | { code: 'MEDIA_TOO_LARGE'; details: { limitPixels: number } }
  | { code: 'CLIP_TAKES_TOO_LONG'; details: { minutes: number; limitMinutes: number } };

const MEGABYTE = 1024 * 1024;
const { mostSeconds, mostBytes, mostSidePixels } = CLIP_RULES.videoUpscale;
const { sidePixels, draftMinutes } = LIMITS.tools.largerClip;

/** What keeps a clip from becoming so much larger (CAT-40); with the draft engine, also how long that would take. */
export function findClipProblem(clip: MeasuredMedia, factor: 2 | 4, isDraft: boolean): ClipProblem | undefined {
  const side = Math.max(clip.width ?? 0, clip.height ?? 0);
  const limitPixels = Math.min(mostSidePixels, sidePixels / factor);
  const minutes = Math.ceil(largerClipSeconds(clip) / 60);
  if (clipLength(clip) > mostSeconds) {
    return { code: 'MEDIA_TOO_LONG', details: { limitSeconds: mostSeconds } };
  }
  if (clip.bytes > mostBytes) {
    return { code: 'FILE_TOO_LARGE', details: { limitMegabytes: mostBytes / MEGABYTE } };
  }
  if (side > limitPixels) {
    return { code: 'MEDIA_TOO_LARGE', details: { limitPixels } };
  }
  return isDraft && minutes > draftMinutes
    ? { code: 'CLIP_TAKES_TOO_LONG', details: { minutes, limitMinutes: draftMinutes } }
    : undefined;
}
