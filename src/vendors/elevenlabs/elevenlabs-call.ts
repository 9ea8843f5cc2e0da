import type { VendorRequest } from '../vendor.ts';

/** One call: the path, its input and the longest time for its answer. */
export interface ElevenLabsCall {
  path: '/v1/music' | '/v1/sound-generation';
  input: Record<string, unknown>;
  mostSeconds: number;
}

type SoundRequest = Extract<VendorRequest, { kind: 'sound' }>;

const MUSIC_SECONDS = { least: 3, most: 600 };
const SOUND_SECONDS = { least: 0.5, most: 30 };
/** Music may take as long as it is; no connection is waited for longer than five minutes. */
const MUSIC_ANSWER_SECONDS = 290;
const SOUND_ANSWER_SECONDS = 120;

/**
 * The call for music or a sound; undefined for anything else. Music from a prompt and sounds take no seed. The length
 * of an event is left to the model.
 */
export function elevenLabsCall(model: string, request: VendorRequest): ElevenLabsCall | undefined {
  if (request.kind === 'music') {
    return {
      path: '/v1/music',
      input: {
        prompt: request.prompt,
        model_id: model,
        music_length_ms: Math.round(within(MUSIC_SECONDS, request.durationSeconds) * 1000),
        force_instrumental: true,
      },
      mostSeconds: MUSIC_ANSWER_SECONDS,
    };
  }
  if (request.kind === 'sound') {
    return {
      path: '/v1/sound-generation',
      input: { text: textOf(request), model_id: model, ...lengthOf(request) },
      mostSeconds: SOUND_ANSWER_SECONDS,
    };
  }
  return undefined;
}

/** There is no field for what is not to be heard. */
function textOf({ prompt, sound }: SoundRequest): string {
  return sound.kind === 'described' && sound.notWanted ? `${prompt}. Without: ${sound.notWanted}` : prompt;
}

function lengthOf({ sound }: SoundRequest): Record<string, unknown> {
  if (sound.kind === 'event') {
    return {};
  }
  return {
    duration_seconds: within(SOUND_SECONDS, sound.durationSeconds),
    ...(sound.kind === 'ambience' ? { loop: true } : {}),
  };
}

function within({ least, most }: { least: number; most: number }, seconds: number): number {
  return Math.min(most, Math.max(least, seconds));
}
