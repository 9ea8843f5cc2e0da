import { elevenLabsInput } from '../results/elevenlabs-input.ts';
import type { VendorRequest } from '../vendor.ts';

/** One call: the path, its input and the longest time for its answer. */
export interface ElevenLabsCall {
  path: '/v1/music' | '/v1/sound-generation';
  input: Record<string, unknown>;
  mostSeconds: number;
}

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
