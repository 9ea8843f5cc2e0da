import type { VendorRequest } from '../vendor.ts';

/** One call: the path, its input and the longest time for its answer. */
export interface ElevenLabsCall {
  path: '/v1/music' | '/v1/sound-generation';
  input: Record<string, unknown>;
  mostSeconds: number;
}

type MusicRequest = Extract<VendorRequest, { kind: 'music' }>;
type SoundRequest = Extract<VendorRequest, { kind: 'sound' }>;

const MUSIC_SECONDS = { least: 3, most: 600 };
const SOUND_SECONDS = { least: 0.5, most: 30 };
/** Music may take as long as it is; no connection is waited for longer than five minutes. */
const MUSIC_ANSWER_SECONDS = 290;
const SOUND_ANSWER_SECONDS = 120;

/** The call for music or a sound; undefined for anything else. */
export function elevenLabsCall(model: string, request: VendorRequest): ElevenLabsCall | undefined {
  if (request.kind !== 'music' && request.kind !== 'sound') {
    return undefined;
  }
  const input = { ...elevenLabsInput(request), model_id: model };
  return request.kind === 'music'
    ? { path: '/v1/music', input, mostSeconds: MUSIC_ANSWER_SECONDS }
    : { path: '/v1/sound-generation', input, mostSeconds: SOUND_ANSWER_SECONDS };
}

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
        force_instrumental: true,
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
