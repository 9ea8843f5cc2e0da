import type { VoiceFolderConfig } from '#src/platform/server/config/speech-settings.ts';
import { chooseVoice } from '#src/shared/catalogue/voice-choice.ts';
import { VOICES, type VoiceEntry, type VoiceId } from '#src/shared/catalogue/voices.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { VoiceSpec } from '../story/voice-spec.ts';
import type { EngineVoice, VoiceEngine } from './engine-voice.ts';
import { engineVoice } from './engine-voices.ts';
import { operatorVoice } from './operator-voice.ts';
import { VOICE_TONES } from './voice-tones.ts';

export interface VoiceProfile {
  voice: EngineVoice;
  /** Decibels in each of `TONE_BANDS_HERTZ`; none for a voice that sounds natural as it is. */
  tone: readonly number[];
}

/** What may speak: an engine, and a folder for one language. */
export interface Engines {
  engine: VoiceEngine;
  folder?: VoiceFolderConfig | undefined;
}

/**
 * Finds the engine voice of a catalogue voice in a language. A voice that reads a word of another language keeps its
 * person: it uses that language's voice of the same person. Throws INVALID_DATA for an unknown voice.
 */
export function voiceProfile(spec: VoiceSpec, language: Language, { engine, folder }: Engines): VoiceProfile {
  const entry = catalogueVoice(spec.voice);
  const chosen = folder?.language === language ? chooseVoice(folder.speakers, entry, language) : undefined;
  if (chosen) {
    return { voice: operatorVoice(chosen, entry.who, spec), tone: [] };
  }
  const id: VoiceId = entry.language === language ? entry.id : `${language}-${entry.who}`;
  const found = engineVoice(id, engine);
  return { voice: found, tone: found.engine === 'neural' ? [] : VOICE_TONES[id] };
}

/** The catalogue's voice of an id. Throws INVALID_DATA for an unknown one. */
export function catalogueVoice(voice: string): VoiceEntry {
  const entry = VOICES.find((known) => known.id === voice);
  if (!entry) {
    throw new AppError('INVALID_DATA', { details: { reason: 'VOICE_UNKNOWN', voice } });
  }
  return entry;
}
