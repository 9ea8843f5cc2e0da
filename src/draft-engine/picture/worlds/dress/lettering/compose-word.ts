import { takeApart } from '#src/shared/language/hangul.ts';
import { HAN, JAMO, JOINED, KANA, LATIN, type Glyph } from './glyphs.ts';

/** A letter's strokes in a box of 1 by 1, points as x, y, x, y …; `advance` is its share of a square. */
export interface Letter {
  strokes: readonly (readonly number[])[];
  advance: number;
}

const SQUARE: Readonly<Record<string, Glyph>> = { ...HAN, ...KANA };
const CAPITALS: Readonly<Record<string, Glyph>> = LATIN;
const STROKES: Readonly<Record<string, Glyph>> = JAMO;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function strokesOf(glyph: Glyph, box: Box): number[][] {
  return glyph.split(' ').map((stroke) =>
    [...stroke].map((digit, index) => {
      const share = Number(digit) / 9;
      return index % 2 === 0 ? box.x + share * box.width : box.y + share * box.height;
    }),
  );
}

/** Short strokes beside the stem of a vowel: shares of the stem's length, and to which side. */
const VOWELS: Readonly<Record<string, { upright: boolean; ticks: readonly number[]; side: number; double?: boolean }>> =
  {
    ㅏ: { upright: true, ticks: [0.5], side: 1 },
    ㅐ: { upright: true, ticks: [0.5], side: 1, double: true },
    ㅑ: { upright: true, ticks: [0.35, 0.65], side: 1 },
    ㅓ: { upright: true, ticks: [0.5], side: -1 },
    ㅗ: { upright: false, ticks: [0.5], side: -1 },
    ㅜ: { upright: false, ticks: [0.5], side: 1 },
    ㅡ: { upright: false, ticks: [], side: 1 },
    ㅣ: { upright: true, ticks: [], side: 1 },
  };

function vowelStrokes(letter: string, tall: number): number[][] {
  const vowel = VOWELS[letter];
  if (!vowel) {
    return [];
  }
  if (!vowel.upright) {
    const y = tall * 0.72;
    return [[0.02, y, 0.98, y], ...vowel.ticks.map((at) => [at, y, at, y + vowel.side * tall * 0.24])];
  }
  const stem = vowel.double ? 0.7 : 0.78;
  const reach = vowel.double ? 0.22 : 0.2;
  return [
    [stem, 0, stem, tall],
    ...(vowel.double ? [[stem + reach, 0, stem + reach, tall]] : []),
    ...vowel.ticks.map((at) => [stem, tall * at, stem + vowel.side * reach, tall * at]),
  ];
}

/** A Korean syllable put together of its parts. */
function syllable(letter: string): Letter | undefined {
  const letters = takeApart(letter);
  if (!letters) {
    return undefined;
  }
  const { vowel } = letters;
  const initial = STROKES[letters.initial];
  const last = STROKES[letters.final];
  const tall = last ? 0.6 : 1;
  const box = VOWELS[vowel]?.upright
    ? { x: 0.04, y: 0.08 * tall, width: 0.5, height: tall * 0.72 }
    : { x: 0.2, y: 0, width: 0.6, height: tall * 0.42 };
  return {
    advance: 1,
    strokes: [
      ...(initial ? strokesOf(initial, box) : []),
      ...vowelStrokes(vowel, tall),
      ...(last ? strokesOf(last, { x: 0.2, y: 0.7, width: 0.62, height: 0.28 }) : []),
    ],
  };
}

function letterOf(letter: string): Letter | undefined {
  const square = SQUARE[letter];
  if (square) {
    return { strokes: strokesOf(square, { x: 0, y: 0, width: 1, height: 1 }), advance: 1 };
  }
  const capital = CAPITALS[letter];
  if (capital) {
    return { strokes: strokesOf(capital, { x: 0, y: 0, width: 0.8, height: 1 }), advance: 0.62 };
  }
  return syllable(letter);
}

/** The letters of a word from left to right; signs without strokes are left out. */
export function composeWord(word: string): readonly Letter[] {
  const joined = JOINED[word];
  if (joined) {
    return [{ advance: joined.width / 10, strokes: joined.strokes.map((stroke) => stroke.map((value) => value / 10)) }];
  }
  return [...word].map(letterOf).filter((letter) => letter !== undefined);
}
