import type { Delivery, Emotion } from '#src/shared/catalogue/shots.ts';
import type { ChosenVoice } from '#src/shared/catalogue/voice-choice.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { VoiceSpec } from '../story/voice-spec.ts';
import { adaptPiece } from './adapt-piece.ts';
import { askedPace } from './asked-pace.ts';
import { DELIVERY_SHAPES } from './delivery-sound.ts';
import { PROSODY } from './emotion-prosody.ts';
import type { OperatorVoice } from './engine-voice.ts';
import { finishVoice, type Voice } from './finish-voice.ts';
import { fitSounds } from './fit/fit-sounds.ts';
import { operatorVoice } from './operator-voice.ts';
import { readSentence } from './reading/read-sentence.ts';
import type { ReadWord } from './reading/read-word.ts';
import { splitForSpeech } from './split-for-speech.ts';
import { catalogueVoice } from './voice-profile.ts';

/** A line as another engine was asked to speak it. */
export interface RecordingRequest {
  text: string;
  language: Language;
  voice: VoiceSpec;
  /** The voice that spoke. */
  chosen: ChosenVoice;
  emotion: Emotion;
  delivery: Delivery;
  seed: number;
}

/** A recording that is as quiet as this holds no speech. */
const SILENCE = 10 ** (-60 / 20);

/** The pace to ask another engine for, as a factor. */
export function recordingRate({ chosen, voice, emotion, delivery }: Omit<RecordingRequest, 'text'>): number {
  const manner = { voice, prosody: PROSODY[emotion], delivery: DELIVERY_SHAPES[delivery] };
  return askedPace(voiceOf({ chosen, voice }), manner);
}

/**
 * Makes a line's voice of a recording of it: finds its words and mouth shapes, and gives it the emotion's pauses and
 * loudness and the delivery's room. Throws INVALID_DATA with a `reason`: NOTHING_TO_SAY when nothing in the text can be
 * read, NOTHING_SAID when the recording is silent.
 */
export async function fitRecording(
  request: RecordingRequest,
  { samples, sampleRate }: { samples: Float32Array; sampleRate: number },
): Promise<Omit<Voice, 'spokenBy'>> {
  const words = await readText(request.text, request.language);
  if (words.length === 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'NOTHING_TO_SAY' } });
  }
  if (!samples.some((sample) => Math.abs(sample) > SILENCE)) {
    throw new AppError('INVALID_DATA', { details: { reason: 'NOTHING_SAID' } });
  }
  const voice = voiceOf(request);
  const delivery = DELIVERY_SHAPES[request.delivery];
  const spoken = { samples, sampleRate, ...fitSounds(samples, sampleRate, words) };
  const piece = adaptPiece(spoken, {
    voice,
    delivery,
    prosody: PROSODY[request.emotion],
    pauseAfterSeconds: 0,
    seed: deriveSeed('voice', request.seed, 0),
  });
  return finishVoice([piece], { profile: { voice, tone: [] }, emotion: request.emotion, delivery, seed: request.seed });
}

const voiceOf = ({ chosen, voice }: Pick<RecordingRequest, 'chosen' | 'voice'>): OperatorVoice =>
  operatorVoice(chosen, catalogueVoice(voice.voice).who, voice);

/** Shorter pauses after a piece are none between sentences, but between two scripts of one. */
const LEAST_SENTENCE_PAUSE_SECONDS = 0.1;

/** The words of a whole text, with a mark of a pause between its sentences. */
async function readText(text: string, language: Language): Promise<ReadWord[]> {
  const words: ReadWord[] = [];
  for (const piece of splitForSpeech(text, language)) {
    const read = await readSentence(piece.text, piece.language);
    const last = read.at(-1);
    if (last && last.after.trim() === '') {
      last.after = piece.pauseAfterSeconds > LEAST_SENTENCE_PAUSE_SECONDS ? '. ' : ' ';
    }
    words.push(...read);
  }
  return words;
}
