import type { VendorRequest } from '../vendor.ts';

type MusicRequest = Extract<VendorRequest, { kind: 'music' }>;
type SoundRequest = Extract<VendorRequest, { kind: 'sound' }>;

const MUSIC_SECONDS = { least: 3, most: 600 };
const SOUND_SECONDS = { least: 0.5, most: 30 };

/**
 * The input for music or a sound, as every service that offers these models takes it. Music from a prompt and sounds
 * take no seed. The length of an event is left to the model.
 */
export function elevenLabsInput(
  request: MusicRequest | SoundRequest,
  mostSoundSeconds: number = SOUND_SECONDS.most,
): Record<string, unknown> {
  return request.kind === 'music'
    ? {
        prompt: request.prompt,
        music_length_ms: Math.round(within(MUSIC_SECONDS, request.durationSeconds) * 1000),
        force_instrumental: request.mayHaveVoices !== true,
      }
    : { text: textOf(request), ...lengthOf(request, mostSoundSeconds) };
}

/** There is no field for what is not to be heard. */
function textOf({ prompt, sound }: SoundRequest): string {
  return sound.kind === 'described' && sound.notWanted ? `${prompt}. Without: ${sound.notWanted}` : prompt;
}

function lengthOf({ sound }: SoundRequest, mostSeconds: number): Record<string, unknown> {
  if (sound.kind === 'event') {
    return {};
  }
  return {
    duration_seconds: within({ ...SOUND_SECONDS, most: mostSeconds }, sound.durationSeconds),
    ...(sound.kind === 'ambience' ? { loop: true } : {}),
  };
}

function within({ least, most }: { least: number; most: number }, seconds: number): number {
  return Math.min(most, Math.max(least, seconds));
}
