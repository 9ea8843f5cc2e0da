import { elevenLabsInput } from '../results/elevenlabs-input.ts';
import type { VendorRequest } from '../vendor.ts';
import type { FalCall } from './fal-video.ts';

/** fal's sounds are shorter than those of ElevenLabs itself. */
const MOST_SOUND_SECONDS = 22;

/** The endpoints by the kind of request that they serve. */
const ENDPOINTS: Readonly<Record<string, VendorRequest['kind']>> = {
  'fal-ai/elevenlabs/music': 'music',
  'fal-ai/elevenlabs/sound-effects/v2': 'sound',
};

/** The call for music or a sound by one of fal's models; undefined for a model that does not make it. */
export function falSoundCall(
  model: string,
  request: Extract<VendorRequest, { kind: 'music' | 'sound' }>,
): FalCall | undefined {
  return ENDPOINTS[model] === request.kind
    ? { endpoint: model, input: elevenLabsInput(request, MOST_SOUND_SECONDS) }
    : undefined;
}
