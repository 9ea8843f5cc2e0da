import type { ReadWord } from '../reading/read-word.ts';

/** How a sound looks in loudness and spectrum, which is all that a recording shows without its words. */
export type SoundClass = 'vowel' | 'sonorant' | 'voiced' | 'noise' | 'stop';

/** A sound that is expected in a recording. */
export interface NominalSound {
  /** In the symbols of `ReadWord.phonemes`. */
  phoneme: string;
  kind: SoundClass;
  /** Usual length beside the others. */
  seconds: number;
  /** Index of its word. */
  word: number;
}

/** What stands between two words. */
export type Boundary = 'mark' | 'space' | 'joined';

/** The sounds of a text, and the boundary before each word. */
export interface NominalLine {
  sounds: NominalSound[];
  boundaries: Boundary[];
}

const KINDS: readonly (readonly [kind: SoundClass, seconds: number, symbols: string])[] = [
  ['vowel', 0.13, 'AIOQWY'],
  ['vowel', 0.09, 'aeiouyɑɐɒæɔəɚɛɜɪøœʊʌɨɯᵻɤ'],
  ['vowel', 0.04, 'ᵊ'],
  ['sonorant', 0.05, 'jwɥɰɹɾɽɻʋ'],
  ['sonorant', 0.065, 'mnŋɲɳɴlʎ'],
  ['voiced', 0.06, 'bdɡɖɟvðzʝβɣʁ'],
  ['voiced', 0.09, 'ʒʤʣʥ\uab67'],
  ['noise', 0.1, 'sʃʂɕfθxχçɸ'],
  ['noise', 0.055, 'h'],
  ['noise', 0.11, 'ʦʧʨ'],
  ['stop', 0.08, 'ptkcqʈT'],
  ['stop', 0.03, 'ʔ'],
];
const KIND_OF = new Map(
  KINDS.flatMap(([kind, seconds, symbols]) => Array.from(symbols, (symbol) => [symbol, { kind, seconds }] as const)),
);

/** What a mark does to the sound after it, or to the one before. */
const STRESSES: Readonly<Record<string, number>> = { ˈ: 1.25, ˌ: 1.1 };
const LENGTHENINGS: Readonly<Record<string, number>> = { ː: 1.6, ʰ: 1.3, ʲ: 1.1 };
/** The last vowel before a pause, and what follows it, is drawn out. */
const FINAL_LENGTHENING = 1.6;

/** The sounds of read words with their usual lengths. Words without a sound have none. */
export function layOutNominally(words: readonly ReadWord[]): NominalLine {
  const sounds: NominalSound[] = [];
  words.forEach(({ phonemes, after }, word) => {
    const first = sounds.length;
    let stress = 1;
    for (const symbol of phonemes) {
      const known = KIND_OF.get(symbol);
      const last = sounds.length > first ? sounds.at(-1) : undefined;
      if (known) {
        sounds.push({ phoneme: symbol, kind: known.kind, seconds: known.seconds * stress, word });
        // A stress mark stands before the consonants of its syllable.
        stress = known.kind === 'vowel' ? 1 : stress;
      } else if (symbol in LENGTHENINGS && last) {
        last.seconds *= LENGTHENINGS[symbol]!;
      } else {
        stress = STRESSES[symbol] ?? stress;
      }
    }
    if (hasMark(after)) {
      const vowel = sounds.findLastIndex(({ kind }) => kind === 'vowel');
      sounds.slice(Math.max(first, vowel)).forEach((sound) => (sound.seconds *= FINAL_LENGTHENING));
    }
  });
  return { sounds, boundaries: words.map((_, index) => boundaryAfter(words[index - 1])) };
}

function boundaryAfter(word: ReadWord | undefined): Boundary {
  if (!word || hasMark(word.after)) {
    return 'mark';
  }
  return word.after === '' ? 'joined' : 'space';
}

const hasMark = (after: string): boolean => /[^ ]/.test(after);
