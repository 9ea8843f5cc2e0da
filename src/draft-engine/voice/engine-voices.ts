import type { VoiceId } from '#src/shared/catalogue/voices.ts';
import type { EngineVoice, VoiceEngine } from './engine-voice.ts';
import { FORMANT_VOICES } from './formant-voices.ts';
import { NEURAL_VOICES } from './neural-voices.ts';

/** The voice of an engine for a catalogue voice; where the neural engine has none, the formant engine's. */
export function engineVoice(id: VoiceId, engine: VoiceEngine): EngineVoice {
  return (engine === 'neural' ? NEURAL_VOICES[id] : undefined) ?? FORMANT_VOICES[id];
}
