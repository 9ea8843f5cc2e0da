import type { EspeakEvent, EspeakModule, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { readJapanese } from './japanese-reading.ts';
import type { Language, SpeechRequest } from './request.ts';
import { SpeechFault, type Spoken, type SpokenSound, type SpokenWord } from './spoken.ts';

/** The voices of each language; the first is the default accent. */
const VOICE_NAMES: Record<Language, readonly [string, ...string[]]> = {
  en: ['en-us', 'en-gb-x-rp', 'en-gb-scotland'],
  cn: ['cmn', 'yue'],
  ko: ['ko'],
  ja: ['ja'],
};

/** Words per minute in espeak's count at which each language sounds unhurried. */
const NORMAL_PACE: Record<Language, number> = { en: 165, cn: 196, ko: 172, ja: 172 };

/** The permitted variants, with the median pitch (hertz) of each at espeak's pitch 50. */
const VARIANT_HERTZ: Record<string, number> = {
  '': 92,
  m1: 92,
  m2: 92,
  m3: 92,
  m4: 92,
  m5: 92,
  m7: 92,
  klatt: 97,
  f1: 161,
  f2: 171,
  f3: 178,
  f4: 171,
  f5: 184,
};

/** Pitch factor of each language relative to Mandarin, in which the variants were measured. */
const LANGUAGE_LIFT: Record<Language, number> = { en: 1.14, cn: 1, ko: 1.12, ja: 1.1 };

/** Effect of espeak's pitch setting on a voice's pitch (measured). */
const PITCH_SCALE: readonly (readonly [setting: number, factor: number])[] = [
  [0, 0.645],
  [20, 0.735],
  [35, 0.855],
  [50, 1],
  [65, 1.17],
  [80, 1.385],
  [99, 1.745],
];

/** Maximum text size for the engine in bytes; kana of 1,000 characters are shorter. */
const LONGEST_BYTES = 24_000;

interface Engine {
  module: EspeakModule;
  worker: EspeakWorker;
  /** A snapshot of the engine's fresh memory: earlier requests must not affect later ones. */
  freshMemory: Uint8Array;
}

let loading: Promise<Engine> | undefined;

/** Speaks with espeak-ng. Throws INVALID_REQUEST for an unlisted variant, ENGINE_FAILED when there is no sound. */
export async function speakWithEspeak(request: SpeechRequest, cleanText: string): Promise<Spoken> {
  const baseHertz = VARIANT_HERTZ[request.voice];
  const voiceNames = VOICE_NAMES[request.language];
  const voiceName = request.accent === '' ? voiceNames[0] : voiceNames.find((name) => name === request.accent);
  if (voiceName === undefined) {
    throw new SpeechFault('INVALID_REQUEST', `There is no accent '${request.accent}'.`);
  }
  if (baseHertz === undefined) {
    throw new SpeechFault('INVALID_REQUEST', `There is no espeak variant '${request.voice}'.`);
  }
  loading ??= loadEngine();
  const phrases = request.language === 'ja' ? await readJapanese(cleanText) : undefined;
  const { module, worker, freshMemory } = await loading;
  module.HEAPU8.set(freshMemory);
  module.HEAPU8.fill(0, freshMemory.length);

  worker.set_voice(voiceName + (request.voice === '' ? '' : `+${request.voice}`));
  worker.set_rate(Math.round(Math.min(440, Math.max(80, NORMAL_PACE[request.language] * request.rate))));
  worker.set_pitch(pitchSetting(request.hertz / (baseHertz * LANGUAGE_LIFT[request.language])));
  worker.set_range(Math.round(Math.min(99, request.range * 50)));

  const pieces: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  const spokenText = phrases ? phrases.map((phrase) => phrase.kana).join(' ') : cleanText;
  if (Buffer.byteLength(spokenText) >= LONGEST_BYTES) {
    throw new SpeechFault('TEXT_TOO_LONG', 'The text is too long once it is spelled out.');
  }
  worker.synthesize(spokenText, (samples, heard) => {
    pieces.push(samples);
    events.push(...heard);
    return false;
  });
  const samples = join(pieces);
  const sampleRate = worker.get_samplerate();
  if (samples.length === 0) {
    throw new SpeechFault('ENGINE_FAILED', 'espeak gave no sound.');
  }
  const endSeconds = samples.length / sampleRate;
  const nameOf = phrases ? phraseNames(phrases.map((phrase) => [phrase.kana, phrase.written])) : textNames(spokenText);
  return { sampleRate, samples, words: wordsOf(events, endSeconds, nameOf), sounds: soundsOf(events, endSeconds) };
}

async function loadEngine(): Promise<Engine> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten');
  // The engine seeds its noise from the clock at its start; a frozen clock makes every start equal.
  const realNow = Date.now;
  const realPerformanceNow = performance.now;
  Date.now = () => 0;
  performance.now = () => 0;
  try {
    const module = await load();
    const worker = new module.eSpeakNGWorker();
    // The glue code grows one text buffer and never shrinks it. It must have its full size before the snapshot, or a
    // later text would be in memory that espeak considers free.
    worker.synthesize(' '.repeat(LONGEST_BYTES), () => false);
    worker.set_voice(VOICE_NAMES.en[0]);
    return { module, worker, freshMemory: module.HEAPU8.slice() };
  } finally {
    Date.now = realNow;
    performance.now = realPerformanceNow;
  }
}

function pitchSetting(factor: number): number {
  const last = PITCH_SCALE.length - 1;
  for (let index = 1; index <= last; index++) {
    const [lowSetting, lowFactor] = PITCH_SCALE[index - 1]!;
    const [highSetting, highFactor] = PITCH_SCALE[index]!;
    if (factor > highFactor && index < last) {
      continue;
    }
    const share = Math.log(factor / lowFactor) / Math.log(highFactor / lowFactor);
    return Math.round(Math.min(99, Math.max(0, lowSetting + share * (highSetting - lowSetting))));
  }
  return 50;
}

function soundsOf(events: readonly EspeakEvent[], endSeconds: number): SpokenSound[] {
  const sounds: SpokenSound[] = [];
  for (const event of events) {
    if (event.type !== 'phoneme' && event.type !== 'end') {
      continue;
    }
    const phoneme = event.type === 'end' ? '' : String(event.id ?? '');
    if (/^\(.*\)$/.test(phoneme)) {
      continue;
    }
    const startSeconds = Math.min(endSeconds, event.audio_position / 1_000);
    const last = sounds.at(-1);
    if (last) {
      last.endSeconds = Math.max(last.startSeconds, startSeconds);
    }
    sounds.push({ phoneme, startSeconds: Math.max(startSeconds, last?.startSeconds ?? 0), endSeconds });
  }
  return sounds.filter((sound) => sound.endSeconds > sound.startSeconds);
}

/** Returns the text between two 1-based character positions of espeak's input. */
type NameOf = (from: number, to: number) => string;

function textNames(text: string): NameOf {
  const characters = Array.from(text);
  return (from, to) => characters.slice(from - 1, to - 1).join('');
}

/** Maps espeak's kana input back to the phrase as written. */
function phraseNames(phrases: readonly (readonly [kana: string, written: string])[]): NameOf {
  const starts: { at: number; written: string }[] = [];
  let at = 1;
  for (const [kana, written] of phrases) {
    starts.push({ at, written });
    at += Array.from(kana).length + 1;
  }
  return (from, to) =>
    starts
      .filter((start) => start.at >= from && start.at < to)
      .map((start) => start.written)
      .join('');
}

function wordsOf(events: readonly EspeakEvent[], endSeconds: number, nameOf: NameOf): SpokenWord[] {
  const marks: Pick<EspeakEvent, 'type' | 'text_position' | 'audio_position'>[] = events.filter(
    (event) => event.type === 'word' || event.type === 'end',
  );
  // Espeak sometimes omits the first word of a text.
  if ((marks.find((mark) => mark.type === 'word')?.text_position ?? Number.POSITIVE_INFINITY) > 1) {
    marks.unshift({ type: 'word', text_position: 1, audio_position: 0 });
  }
  const words: SpokenWord[] = [];
  marks.forEach((mark, index) => {
    if (mark.type === 'end') {
      return;
    }
    const nextWord = marks
      .slice(index + 1)
      .find((later) => later.type === 'word' && later.text_position > mark.text_position);
    const name = nameOf(mark.text_position, nextWord?.text_position ?? Number.MAX_SAFE_INTEGER).replace(
      /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu,
      '',
    );
    const startSeconds = Math.min(endSeconds, mark.audio_position / 1_000);
    const wordEndSeconds = Math.min(endSeconds, (marks[index + 1]?.audio_position ?? endSeconds * 1_000) / 1_000);
    const last = words.at(-1);
    const repeats =
      index > 0 && marks[index - 1]!.type === 'word' && marks[index - 1]!.text_position === mark.text_position;
    // A number or a spelled word is reported as several marks at one position: merge them into one word.
    if (last && (repeats || name === '')) {
      last.endSeconds = Math.max(last.endSeconds, wordEndSeconds);
    } else if (name !== '') {
      words.push({ text: name, startSeconds, endSeconds: Math.max(startSeconds, wordEndSeconds) });
    }
  });
  return words.flatMap(divide);
}

/** Divides the time of words that were reported as one by their length. */
function divide(word: SpokenWord): SpokenWord[] {
  const parts = word.text
    .split(/\s+/)
    .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((text) => text !== '');
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let startSeconds = word.startSeconds;
  return parts.map((text) => {
    const endSeconds = startSeconds + ((word.endSeconds - word.startSeconds) * text.length) / letters;
    const part = { text, startSeconds, endSeconds };
    startSeconds = endSeconds;
    return part;
  });
}

function join(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
