import { decodeWindow, type HeardSegment, type HeardWord } from './decode-window.ts';
import { FRAMES_PER_SECOND, HEARD_SAMPLE_RATE, melBands, type MelBands } from './mel-bands.ts';
import { speechModel, WINDOW_FRAMES } from './speech-model.ts';
import { trimWords } from './trim-words.ts';

const WINDOW_SECONDS = WINDOW_FRAMES / FRAMES_PER_SECOND;
/** From here on nobody speaks, where the model is also unsure of what it heard. */
const NO_SPEECH = 0.6;
const UNSURE = -1;
/** A single segment of which the model is as unsure as this is no speech: what it hears in music and noise. */
const GUESSED = -1.15;
/** Without this loudness anywhere, nothing can be heard: the root of the mean square of 100 ms. */
const SILENT = 0.0006;
const BLOCK = HEARD_SAMPLE_RATE / 10;

/**
 * Writes down what is said in English in a sound of HEARD_SAMPLE_RATE: its words with their times, segment by segment.
 * The same sound gives the same words. Throws WEIGHTS_MISSING, MODEL_RUNTIME_MISSING, or the signal's reason.
 */
export async function transcribe(samples: Float32Array, signal: AbortSignal): Promise<HeardSegment[]> {
  if (isSilent(samples)) {
    return [];
  }
  const model = await speechModel();
  const bands = melBands(samples, model.filters);
  const length = samples.length / HEARD_SAMPLE_RATE;
  const segments: HeardSegment[] = [];
  for (let start = 0; start < length;) {
    signal.throwIfAborted();
    const seconds = Math.min(WINDOW_SECONDS, length - start);
    const window = await decodeWindow(model, cutWindow(bands, start), seconds, signal);
    const isSpeech = !(window.noSpeech > NO_SPEECH && window.sureness < UNSURE);
    if (isSpeech) {
      segments.push(...window.segments.filter(isHeard).map((segment) => shift(segment, start)));
    }
    start += isSpeech ? window.nextSeconds : seconds;
  }
  return trimWords(withoutRepeats(segments), samples);
}

const isHeard = ({ sureness, words }: HeardSegment): boolean =>
  sureness > GUESSED && words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) && !isNote(words);

/** The model describes sounds in brackets, as in '(music)'; that is not said. */
function isNote(words: readonly HeardWord[]): boolean {
  const text = words
    .map((word) => word.text)
    .join('')
    .trim();
  return /^[[(*♪].*[\])*♪]$/u.test(text);
}

function shift({ words, startSeconds, endSeconds, sureness }: HeardSegment, by: number): HeardSegment {
  return {
    words: words.map((word) => ({
      ...word,
      startSeconds: word.startSeconds + by,
      endSeconds: word.endSeconds + by,
    })),
    startSeconds: startSeconds + by,
    endSeconds: endSeconds + by,
    sureness,
  };
}

/** The third time that the same is heard one after the other, the model goes round in circles. */
function withoutRepeats(segments: readonly HeardSegment[]): HeardSegment[] {
  const textOf = (segment: HeardSegment | undefined): string | undefined =>
    segment?.words.map(({ text }) => text).join('');
  return segments.filter(
    (segment, index) =>
      textOf(segment) !== textOf(segments[index - 1]) || textOf(segment) !== textOf(segments[index - 2]),
  );
}

/** The bands of a window, band by band; behind the end of the sound it is silent. */
function cutWindow({ frames, values }: MelBands, startSeconds: number): Float32Array {
  const count = values.length / frames;
  const first = Math.round(startSeconds * FRAMES_PER_SECOND);
  const window = new Float32Array(count * WINDOW_FRAMES).fill(values.reduce((least, value) => Math.min(least, value)));
  const end = Math.min(frames, first + WINDOW_FRAMES);
  for (let frame = first; frame < end; frame++) {
    for (let band = 0; band < count; band++) {
      window[band * WINDOW_FRAMES + frame - first] = values[frame * count + band]!;
    }
  }
  return window;
}

function isSilent(samples: Float32Array): boolean {
  for (let from = 0; from < samples.length; from += BLOCK) {
    const block = samples.subarray(from, from + BLOCK);
    if (Math.sqrt(block.reduce((sum, value) => sum + value * value, 0) / block.length) > SILENT) {
      return false;
    }
  }
  return true;
}
