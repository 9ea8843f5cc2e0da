import type { VoiceFolderConfig } from '#src/platform/server/config/speech-settings.ts';
import type { Delivery, Emotion } from '#src/shared/catalogue/shots.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { VoiceSpec } from '../story/voice-spec.ts';
import type { SpeakTools } from './ask-engine.ts';
import { DELIVERY_SHAPES } from './delivery-sound.ts';
import { PROSODY } from './emotion-prosody.ts';
import type { VoiceEngine } from './engine-voice.ts';
import { finishVoice, type Voice } from './finish-voice.ts';
import { sayPiece, type SpokenPiece } from './say-piece.ts';
import { splitForSpeech } from './split-for-speech.ts';
import { voiceProfile } from './voice-profile.ts';

export interface SpeakRequest {
  /** At most 5,000 characters. */
  text: string;
  language: Language;
  voice: VoiceSpec;
  emotion: Emotion;
  delivery: Delivery;
  /** The engine that speaks what it can; the formant engine speaks the rest. */
  engine: VoiceEngine;
  /** A voice that speaks one language instead. */
  folder?: VoiceFolderConfig | undefined;
  seed: number;
}

const LONGEST_TEXT = 5_000;

/**
 * Speaks a text with a catalogue voice and an emotion. Equal requests give equal samples. Throws INVALID_DATA with a
 * `reason` (TEXT_TOO_LONG, NOTHING_TO_SAY when no letter or digit can be read, VOICE_UNKNOWN) and the codes of the
 * speech program.
 */
export async function speak(request: SpeakRequest, tools: SpeakTools): Promise<Voice> {
  if (request.text.length > LONGEST_TEXT) {
    throw new AppError('INVALID_DATA', { details: { reason: 'TEXT_TOO_LONG' } });
  }
  const delivery = DELIVERY_SHAPES[request.delivery];
  const profile = voiceProfile(request.voice, request.language, request);
  const prosody = PROSODY[request.emotion];
  const pieces: SpokenPiece[] = [];
  for (const [index, piece] of splitForSpeech(request.text, request.language).entries()) {
    const seed = deriveSeed('voice', request.seed, index);
    const said = await sayOrSkip(() =>
      sayPiece({ ...piece, voice: request.voice, engines: request, prosody, delivery, seed }, tools),
    );
    if (said) {
      pieces.push(said);
    }
  }
  if (pieces.length === 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'NOTHING_TO_SAY' } });
  }

  const finish = { profile, emotion: request.emotion, delivery, seed: request.seed };
  return { ...finishVoice(pieces, finish), spokenBy: spokenBy(pieces) };
}

/** Who spoke the pieces, in the order of how much they said. */
function spokenBy(pieces: readonly SpokenPiece[]): string {
  const lengths = new Map<string, number>();
  for (const { spokenBy: engine, samples } of pieces) {
    lengths.set(engine, (lengths.get(engine) ?? 0) + samples.length);
  }
  return [...lengths]
    .toSorted(([, one], [, other]) => other - one)
    .map(([engine]) => engine)
    .join(' + ');
}

/** Skips a sentence without readable letters, so that it does not fail the others. */
async function sayOrSkip(say: () => Promise<SpokenPiece>): Promise<SpokenPiece | undefined> {
  try {
    return await say();
  } catch (error) {
    if (isAppError(error, 'INVALID_DATA') && error.details?.['reason'] === 'NOTHING_TO_SAY') {
      return undefined;
    }
    throw error;
  }
}
