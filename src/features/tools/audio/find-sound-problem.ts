import { MODEL_SOUND_SECONDS, type OwnSound } from '#src/shared/catalogue/clip-sound.ts';
import { clipLength } from '#src/shared/catalogue/larger-clip.ts';
import { CLIP_RULES } from '../clip-rules.ts';
import type { MeasuredMedia } from '../measured-media.ts';

/** Why a clip cannot get this sound, by the code of the error, with what its text names. */
export type SoundProblem =
  | { code: 'MEDIA_TOO_LONG'; details: { limitSeconds: number } }
  | { code: 'FILE_TOO_LARGE'; details: { limitMegabytes: number } }
  | { code: 'CLIP_SILENT'; details: Record<string, never> };

const MEGABYTE = 1024 * 1024;
const { mostSeconds, mostBytes } = CLIP_RULES.audio;

/** What keeps a clip from getting a sound (CAT-40); paid models make shorter ones. */
export function findSoundProblem(clip: MeasuredMedia, own: OwnSound, isDraft: boolean): SoundProblem | undefined {
  const limitSeconds = isDraft ? mostSeconds : MODEL_SOUND_SECONDS;
  if (clipLength(clip) > limitSeconds) {
    return { code: 'MEDIA_TOO_LONG', details: { limitSeconds } };
  }
  if (clip.bytes > mostBytes) {
    return { code: 'FILE_TOO_LARGE', details: { limitMegabytes: mostBytes / MEGABYTE } };
  }
  return own === 'kept' && !clip.hasSound ? { code: 'CLIP_SILENT', details: {} } : undefined;
}
