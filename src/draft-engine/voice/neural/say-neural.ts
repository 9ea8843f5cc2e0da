import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { readSentence } from '../reading/read-sentence.ts';
import type { ReadWord } from '../reading/read-word.ts';
import type { SpokenSound } from '../spoken-sound.ts';
import { MOST_SYMBOLS } from './model-symbols.ts';
import { shapeIntent, type Shape } from './shape-intent.ts';
import { layOutSymbols, timeSymbols } from './symbol-times.ts';
import { MODEL_SAMPLE_RATE, type VoiceModel } from './voice-model.ts';
import { styleFor, type StyleMix } from './voice-styles.ts';

export interface NeuralRequest {
  text: string;
  language: Language;
  /** Whose voice, and whose way of speaking. */
  sound: StyleMix;
  manner: StyleMix;
  /** Pace; 1 is the model's own. */
  rate: number;
  shape: Shape;
}

/** The model sounds hurried and loses words near its limit. */
const GOOD_LENGTH = MOST_SYMBOLS * 0.7;
/** Share of the peak from which a sound is heard. */
const HEARD = 10 ** (-32 / 20);
/** The model's style of a single word is too short to be natural: short texts take the style of a longer one. */
const SHORTEST_STYLE = 24;

/** Says one sentence by the neural voice. Throws INVALID_DATA (NOTHING_TO_SAY) when nothing in it can be read. */
export async function sayNeural(request: NeuralRequest, model: VoiceModel): Promise<SpokenSound> {
  const read = await readSentence(request.text, request.language);
  const parts: SpokenSound[] = [];
  for (const words of partWords(read)) {
    const line = layOutSymbols(words);
    if (!line.wordOf.some((word) => word >= 0)) {
      continue;
    }
    const style = await styleFor(request.sound, request.manner, Math.max(SHORTEST_STYLE, line.symbols.length));
    const intent = await model.intend(line.symbols, style, request.rate);
    const samples = await model.voice(shapeIntent(intent, request.shape), style);
    parts.push(
      startingWhenHeard({ sampleRate: MODEL_SAMPLE_RATE, samples, ...timeSymbols(words, line, intent.durations) }),
    );
  }
  if (parts.length === 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'NOTHING_TO_SAY' } });
  }
  return joinSounds(parts);
}

/** The model may begin a first sound within the edge before it: its time is then when it is heard. */
function startingWhenHeard(spoken: SpokenSound): SpokenSound {
  const peak = spoken.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const heard = spoken.samples.findIndex((sample) => Math.abs(sample) > peak * HEARD) / spoken.sampleRate;
  for (const first of [spoken.words[0], spoken.sounds[0]]) {
    if (first && heard >= 0) {
      first.startSeconds = Math.min(first.startSeconds, heard);
    }
  }
  return spoken;
}

/** Parts of a sentence that the model can say at once, cut where the reader pauses if possible. */
function partWords(words: readonly ReadWord[]): ReadWord[][] {
  const parts: ReadWord[][] = [];
  let part: ReadWord[] = [];
  let length = 0;
  let pauseAt = 0;
  for (const word of words) {
    const symbols = word.phonemes.length + word.after.length;
    if (length + symbols > GOOD_LENGTH && part.length > 0) {
      const cut = pauseAt > 0 ? pauseAt : part.length;
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
      length = part.reduce((sum, { phonemes, after }) => sum + phonemes.length + after.length, 0);
      pauseAt = 0;
    }
    // A single word beyond the limit cannot be said as a whole.
    part.push(symbols > GOOD_LENGTH ? { ...word, phonemes: word.phonemes.slice(0, GOOD_LENGTH) } : word);
    length += symbols;
    if (/[^ ]/.test(word.after)) {
      pauseAt = part.length;
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function joinSounds(parts: readonly SpokenSound[]): SpokenSound {
  const [first] = parts;
  if (first && parts.length === 1) {
    return first;
  }
  const samples = new Float32Array(parts.reduce((length, part) => length + part.samples.length, 0));
  const whole: SpokenSound = { sampleRate: MODEL_SAMPLE_RATE, samples, words: [], sounds: [] };
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    const later = at / MODEL_SAMPLE_RATE;
    const move = <Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed): Timed => ({
      ...timed,
      startSeconds: timed.startSeconds + later,
      endSeconds: timed.endSeconds + later,
    });
    whole.words.push(...part.words.map(move));
    whole.sounds.push(...part.sounds.map(move));
    at += part.samples.length;
  }
  return whole;
}
