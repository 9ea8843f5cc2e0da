/** A chord in semitones above the tonic of its key. */
export interface Chord {
  /** Roman numeral as written in a progression. */
  symbol: string;
  /** 0 to 11. */
  root: number;
  /** Pitch classes relative to the tonic; the root first, then from the third upwards. */
  tones: number[];
}

const NUMERALS: Readonly<Record<string, number>> = { i: 0, ii: 2, iii: 4, iv: 5, v: 7, vi: 9, vii: 11 };
/** Semitones above the root by what follows the numeral; without it a triad, minor for a small numeral. */
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 2],
  '9': [0, 4, 7, 10, 2],
  add9: [0, 4, 7, 2],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  aug: [0, 4, 8],
};
/** Semitones that an accidental adds. */
const ACCIDENTALS: Readonly<Record<string, number>> = { b: 11, '#': 1 };
const SHAPE = /^([b#]?)(vii|vi|iv|v|iii|ii|i)(.*)$/i;

/** Reads a chord such as 'I', 'bVII', 'ii7' or 'Vsus4'. Throws RangeError for anything else. */
export function readChord(symbol: string): Chord {
  const [, accidental, numeral = '', quality = ''] = SHAPE.exec(symbol) ?? [];
  const degree = NUMERALS[numeral.toLowerCase()];
  const plain = numeral === numeral.toLowerCase() ? minorOf(quality) : QUALITIES[quality];
  if (degree === undefined || plain === undefined) {
    throw new RangeError(`unknown chord ${symbol}`);
  }
  const root = (degree + (ACCIDENTALS[accidental ?? ''] ?? 0)) % 12;
  return { symbol, root, tones: plain.map((step) => (root + step) % 12) };
}

/** The quality with a minor third. */
function minorOf(quality: string): readonly number[] | undefined {
  return QUALITIES[quality]?.map((step) => (step === 4 ? 3 : step));
}
