import type { VoiceSpec } from '../story/voice-spec.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice } from './engine-voice.ts';

/** How a character speaks a line. */
export interface Manner {
  voice: VoiceSpec;
  prosody: Pick<Prosody, 'rate'>;
  delivery: Pick<DeliveryShape, 'rate'>;
}

/**
 * The pace to ask an engine for, as a factor on its own: what playing its sound faster or slower, to shift the
 * formants, then changes is taken out of it.
 */
export function askedPace(engine: EngineVoice, { voice, prosody, delivery }: Manner): number {
  return (engine.rate * voice.rate * prosody.rate * delivery.rate) / engine.formants;
}
