import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { deriveSeed } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { SaidPiece } from './adapt-piece.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import { PROSODY } from './emotion-prosody.ts';
import { medianPitch } from './signal/median-pitch.ts';
import type { VisemeSpan } from './viseme.ts';
import { drawVisemes, type TimedSound } from './visemes.ts';
import { treatVoice } from './voice-chain.ts';
import type { VoiceProfile } from './voice-profile.ts';

export interface Voice {
  /** Mono, 48 kHz, about -20 LUFS, never above -1.5 dBFS. */
  samples: Float32Array;
  durationSeconds: number;
  /**
   * What spoke: 'kokoro-82m', 'espeak-ng', 'flite', or the operator's voice; joined by ' + ', whichever said most
   * first.
   */
  spokenBy: string;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  /** Mouth shapes from 0 to the end without gaps. */
  visemes: VisemeSpan[];
}

/** How a voice is finished. */
export interface Finish {
  profile: VoiceProfile;
  emotion: Emotion;
  delivery: DeliveryShape;
  seed: number;
}

/** Silence before the first and after the last sound. */
const EDGE_SECONDS = 0.12;

/** Joins the pieces of a line with their pauses, gives them their sound, and draws the mouth shapes. */
export function finishVoice(
  pieces: readonly SaidPiece[],
  { profile: { voice, tone }, emotion, delivery, seed }: Finish,
): Omit<Voice, 'spokenBy'> {
  const prosody = PROSODY[emotion];
  const { samples, words, sounds } = lay(pieces, delivery.tailSeconds);
  const hertz = voice.rasp + prosody.rasp > 0 ? medianPitch(samples) : 0;
  treatVoice(samples, { voice, tone, prosody, delivery, hertz, seed: deriveSeed('voice-colour', seed) });
  return { samples, durationSeconds: samples.length / SAMPLE_RATE, words, visemes: drawVisemes(sounds, samples) };
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
