import { CLIP_RULES } from '../clip-rules.ts';
import type { MeasuredMedia } from '../measured-media.ts';

/** Why a clip cannot be edited, by the code of the error, with what its text names. */
export type EditProblem =
  | { code: 'FILE_TOO_LARGE'; details: { limitMegabytes: number } }
  | { code: 'MEDIA_TOO_LARGE'; details: { limitPixels: number } };

const MEGABYTE = 1024 * 1024;
const { mostBytes, mostSidePixels } = CLIP_RULES.videoEdit;

/** What keeps a clip from being edited (CAT-40); a longer one is cut to its first seconds. */
export function findEditProblem(clip: MeasuredMedia): EditProblem | undefined {
  if (clip.bytes > mostBytes) {
    return { code: 'FILE_TOO_LARGE', details: { limitMegabytes: mostBytes / MEGABYTE } };
  }
  return Math.max(clip.width ?? 0, clip.height ?? 0) > mostSidePixels
    ? { code: 'MEDIA_TOO_LARGE', details: { limitPixels: mostSidePixels } }
    : undefined;
}
