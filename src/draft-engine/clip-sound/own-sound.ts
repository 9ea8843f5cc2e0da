import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { removeNoise } from './remove-noise.ts';

type Stereo = [Float32Array, Float32Array];

/** A clip's own sound, as it goes on. */
export interface OwnSoundFound {
  sides: Stereo;
  /** What was done about noise: taken out, left as asked, or left since nobody speaks. */
  noise: 'removed' | 'left' | 'no_speech';
  /** Loudness as it came and as it goes on, LUFS; null for silence. */
  lufsBefore: number | null;
  lufs: number | null;
  /** Nobody speaks, and nothing is loud enough to be raised: it would be a hiss. */
  isSilent: boolean;
}

/** What is quieter is silence with its hiss, LUFS. */
const SILENT_LUFS = -50;
/** Where less is spoken the model, which knows voices alone, would take out everything. */
export const LEAST_SPEECH = 0.65;

/** Reads the sound of a clip and takes the noise out of it where somebody speaks. Throws MEDIA_FAILED, WEIGHTS_MISSING. */
export async function readOwnSound(
  ffmpeg: Ffmpeg,
  {
    path,
    limitSeconds,
    removesNoise,
    signal,
  }: { path: string; limitSeconds: number; removesNoise: boolean; signal: AbortSignal },
): Promise<OwnSoundFound> {
  const given = await decodeAudio(ffmpeg, path, 2, { limitSeconds, signal });
  const lufsBefore = known(measureLoudness(given));
  const clean = removesNoise && lufsBefore !== null ? await removeNoise(given, signal) : undefined;
  const isClean = clean !== undefined && clean.speechShare >= LEAST_SPEECH;
  const sides = stereo(isClean ? clean.channels : given);
  const lufs = isClean ? known(measureLoudness(sides)) : lufsBefore;
  const left = clean === undefined ? 'left' : 'no_speech';
  return {
    sides,
    noise: isClean ? 'removed' : left,
    lufsBefore,
    lufs,
    isSilent: lufs === null || (!isClean && lufs < SILENT_LUFS),
  };
}

const known = (lufs: number): number | null => (Number.isFinite(lufs) ? lufs : null);

const stereo = ([left = new Float32Array(), right = left]: readonly Float32Array[]): Stereo => [left, right];
