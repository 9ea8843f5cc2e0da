import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice } from './engine-voice.ts';
import { bendPlayback, type BentSound } from './signal/bend-playback.ts';
import { whisper } from './signal/whisper.ts';
import type { SpokenSound } from './spoken-sound.ts';
import { stretchPauses } from './stretch-pauses.ts';
import type { TimedSound } from './visemes.ts';

/** A piece of speech at 48 kHz without silence around it. */
export interface SaidPiece {
  samples: Float32Array;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  sounds: TimedSound[];
  pauseAfterSeconds: number;
}

/** What is made of a piece, whatever spoke it. */
export interface Adaptation {
  voice: EngineVoice;
  prosody: Prosody;
  delivery: DeliveryShape;
  /** Before the emotion's factor. */
  pauseAfterSeconds: number;
  seed: number;
  /** Playback speed at each time of the piece, as a factor; without it the voice's formants. */
  speedOf?: (paced: SpokenSound) => (seconds: number) => number;
}

/** Short enough to be inaudible; a fade of 0.05 s would be heard. */
const FADE_SECONDS = 0.004;
const ALPHABETS = { espeak: 'ipa', flite: 'arpabet', neural: 'model', operator: 'model' } as const;
const SILENCE = 10 ** (-46 / 20);
/** Share of the peak from which speech is heard. */
const HEARD = 10 ** (-32 / 20);

/** Gives a spoken piece its breath, pauses, formants and bounds. */
export function adaptPiece(spoken: SpokenSound, adaptation: Adaptation): SaidPiece {
  const { voice, prosody, delivery, seed, speedOf } = adaptation;
  const breathed = delivery.whispered
    ? { ...spoken, samples: whisper(spoken.samples, spoken.sampleRate, seed) }
    : spoken;
  const paced = stretchPauses(breathed, prosody.pause);
  const bent = bendPlayback(paced.samples, paced.sampleRate, speedOf?.(paced) ?? (() => voice.formants));
  return trim(bent, { ...paced, voice, pauseAfterSeconds: adaptation.pauseAfterSeconds * prosody.pause });
}

function trim(
  { samples, timeOf }: BentSound,
  {
    words,
    sounds,
    voice,
    pauseAfterSeconds,
  }: Pick<SpokenSound, 'words' | 'sounds'> & Pick<Adaptation, 'voice' | 'pauseAfterSeconds'>,
): SaidPiece {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const floor = peak * SILENCE;
  let first = samples.findIndex((sample) => Math.abs(sample) > floor);
  let last = samples.findLastIndex((sample) => Math.abs(sample) > floor);
  if (first < 0) {
    [first, last] = [0, samples.length - 1];
  }
  const fade = Math.round(FADE_SECONDS * SAMPLE_RATE);
  const start = Math.max(0, first - fade);
  const kept = samples.slice(start, Math.min(samples.length, last + fade));
  for (let index = 0; index < fade && index < kept.length; index++) {
    kept[index]! *= index / fade;
    kept[kept.length - 1 - index]! *= index / fade;
  }
  const lengthSeconds = kept.length / SAMPLE_RATE;
  const place = (seconds: number): number =>
    Math.min(lengthSeconds, Math.max(0, timeOf(seconds) - start / SAMPLE_RATE));
  const move = <Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed): Timed => ({
    ...timed,
    startSeconds: place(timed.startSeconds),
    endSeconds: place(timed.endSeconds),
  });
  const alphabet = ALPHABETS[voice.engine];
  return {
    samples: kept,
    pauseAfterSeconds,
    words: fromHeardToHeard(words.map(move), kept),
    sounds: sounds.map((sound) => ({ ...move(sound), alphabet })),
  };
}

/** Engines place the first and the last edge of a text roughly: here they are where speech is first and last heard. */
function fromHeardToHeard(words: SaidPiece['words'], samples: Float32Array): SaidPiece['words'] {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isHeard = (sample: number): boolean => Math.abs(sample) > peak * HEARD;
  const [first, last] = [words[0], words.at(-1)];
  if (first && last && peak > 0) {
    first.startSeconds = Math.min(first.endSeconds, samples.findIndex(isHeard) / SAMPLE_RATE);
    last.endSeconds = Math.max(last.startSeconds, (samples.findLastIndex(isHeard) + 1) / SAMPLE_RATE);
  }
  return words;
}
