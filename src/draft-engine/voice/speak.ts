import type { Delivery, Emotion } from '#src/shared/catalogue/shots.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { VoiceSpec } from '../story/film-plan.ts';
import { DELIVERY_SHAPES } from './delivery-sound.ts';
import { PROSODY } from './emotion-prosody.ts';
import type { VoiceEngine } from './engine-voice.ts';
import { sayPiece, type SaidPiece, type SpeakTools } from './say-piece.ts';
import { SAMPLE_RATE } from './signal/loudness.ts';
import { medianPitch } from './signal/median-pitch.ts';
import { splitForSpeech } from './split-for-speech.ts';
import type { VisemeSpan } from './viseme.ts';
import { drawVisemes, type TimedSound } from './visemes.ts';
import { treatVoice } from './voice-chain.ts';
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
  seed: number;
}

export interface Voice {
  /** Mono, 48 kHz, about -20 LUFS, never above -1.5 dBFS. */
  samples: Float32Array;
  durationSeconds: number;
  /** What spoke: 'kokoro-82m', 'espeak-ng' or 'flite'; joined by ' + ' where several did, the one that said most first. */
  spokenBy: string;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  /** Mouth shapes from 0 to the end without gaps. */
  visemes: VisemeSpan[];
}

const LONGEST_TEXT = 5_000;
/** Silence before the first and after the last sound. */
const EDGE_SECONDS = 0.12;

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
  const { voice, tone } = voiceProfile(request.voice.voice, request.language, request.engine);
  const prosody = PROSODY[request.emotion];
  const pieces: SaidPiece[] = [];
  for (const [index, piece] of splitForSpeech(request.text, request.language).entries()) {
    const seed = deriveSeed('voice', request.seed, index);
    const said = await sayOrSkip(() =>
      sayPiece({ ...piece, voice: request.voice, engine: request.engine, prosody, delivery, seed }, tools),
    );
    if (said) {
      pieces.push(said);
    }
  }
  if (pieces.length === 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'NOTHING_TO_SAY' } });
  }

  const { samples, words, sounds } = lay(pieces, delivery.tailSeconds);
  const hertz = voice.rasp + prosody.rasp > 0 ? medianPitch(samples) : 0;
  treatVoice(samples, { voice, tone, prosody, delivery, hertz, seed: deriveSeed('voice-colour', request.seed) });
  return {
    samples,
    durationSeconds: samples.length / SAMPLE_RATE,
    spokenBy: spokenBy(pieces),
    words,
    visemes: drawVisemes(sounds, samples),
  };
}

/** Who spoke the pieces, in the order of how much they said. */
function spokenBy(pieces: readonly SaidPiece[]): string {
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
async function sayOrSkip(say: () => Promise<SaidPiece>): Promise<SaidPiece | undefined> {
  try {
    return await say();
  } catch (error) {
    if (isAppError(error, 'INVALID_DATA') && error.details?.['reason'] === 'NOTHING_TO_SAY') {
      return undefined;
    }
    throw error;
  }
}

function lay(
  pieces: readonly SaidPiece[],
  tailSeconds: number,
): { samples: Float32Array; words: Voice['words']; sounds: TimedSound[] } {
  const starts: number[] = [];
  let seconds = EDGE_SECONDS;
  for (const [index, piece] of pieces.entries()) {
    starts.push(Math.round(seconds * SAMPLE_RATE));
    seconds +=
      piece.samples.length / SAMPLE_RATE + (index < pieces.length - 1 ? piece.pauseAfterSeconds : EDGE_SECONDS);
  }
  const samples = new Float32Array(Math.round((seconds + tailSeconds) * SAMPLE_RATE));
  const words: Voice['words'] = [];
  const sounds: TimedSound[] = [];
  pieces.forEach((piece, index) => {
    const start = starts[index]!;
    const startSeconds = start / SAMPLE_RATE;
    samples.set(piece.samples, start);
    words.push(...piece.words.map((word) => later(word, startSeconds)));
    sounds.push(...piece.sounds.map((sound) => later(sound, startSeconds)));
  });
  return { samples, words, sounds };
}

function later<Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed, seconds: number): Timed {
  return { ...timed, startSeconds: timed.startSeconds + seconds, endSeconds: timed.endSeconds + seconds };
}
