import { VOICES, type VoiceId } from '#src/shared/catalogue/voices.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { EngineVoice, VoiceEngine } from './engine-voice.ts';
import { engineVoice } from './engine-voices.ts';
import { VOICE_TONES } from './voice-tones.ts';

export interface VoiceProfile {
  voice: EngineVoice;
  /** Decibels in each of `TONE_BANDS_HERTZ`; none for a voice that sounds natural as it is. */
  tone: readonly number[];
}

/**
 * Finds the engine voice of a catalogue voice in a language. A voice that reads a word of another language keeps its
 * person: it uses that language's voice of the same person. Throws INVALID_DATA for an unknown voice.
 */
export function voiceProfile(voice: string, language: Language, engine: VoiceEngine): VoiceProfile {
  const entry = VOICES.find((known) => known.id === voice);
  if (!entry) {
    throw new AppError('INVALID_DATA', { details: { reason: 'VOICE_UNKNOWN', voice } });
  }
  const id: VoiceId = entry.language === language ? entry.id : `${language}-${entry.who}`;
  const found = engineVoice(id, engine);
  return { voice: found, tone: found.engine === 'neural' ? [] : VOICE_TONES[id] };
}
