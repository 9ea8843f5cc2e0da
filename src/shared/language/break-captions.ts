import { breakCost, isPartOfWord } from './caption-breaks.ts';
import { LANGUAGE_TAGS, type Language } from './languages.ts';
import { WRITING } from './writing.ts';

/** A piece of text without a line break opportunity. */
interface Unit {
  text: string;
  spaceBefore: boolean;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Width of a text in columns: two per Chinese, Japanese or Korean character, else one. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) {
    columns += WIDE.test(sign) ? 2 : 1;
  }
  return columns;
}

/** The text as one clean line: no control or direction characters, single spaces. */
function cleanCaption(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();
}

/**
 * Breaks a text into captions of at most two lines each, between words, preferably after a sentence or a phrase, with
 * lines of similar length. `columns` is the line width as counted by `columnsOf`.
 */
export function breakCaptions(text: string, language: Language, columns: number): string[][] {
  const units = unitsOf(cleanCaption(text), language, columns);
  return units.length === 0 ? [] : layOut(units, language, columns);
}

function layOut(units: Unit[], language: Language, columns: number): string[][] {
  const whole = lineOf(units);
  if (columnsOf(whole) <= columns) {
    return [[whole]];
  }
  const isParted = (place: number): boolean => costAt(units, place, language) > 0.5;
  const twoLines = bestBreak(units, { language, columns, limit: columns });
  const apart = bestBreak(units, { language, columns, limit: Number.POSITIVE_INFINITY }) ?? Math.ceil(units.length / 2);
  // Two captions, where two lines would part what belongs together.
  if (twoLines !== null && (!isParted(twoLines) || isParted(apart))) {
    return [[lineOf(units.slice(0, twoLines)), lineOf(units.slice(twoLines))]];
  }
  return [...layOut(units.slice(0, apart), language, columns), ...layOut(units.slice(apart), language, columns)];
}

const costAt = (units: readonly Unit[], place: number, language: Language): number =>
  breakCost(units[place - 1]?.text ?? '', units[place]?.text ?? '', language);

/** The break that leaves the most equal halves within the limit, and does not part what belongs together. */
function bestBreak(
  units: Unit[],
  { language, columns, limit }: { language: Language; columns: number; limit: number },
): number | null {
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let place = 1; place < units.length; place++) {
    const first = lineOf(units.slice(0, place));
    const firstColumns = columnsOf(first);
    const secondColumns = columnsOf(lineOf(units.slice(place)));
    if (firstColumns > limit || secondColumns > limit) {
      continue;
    }
    const cost = Math.abs(firstColumns - secondColumns) + columns * costAt(units, place, language);
    if (cost >= bestCost) {
      continue;
    }
    best = place;
    bestCost = cost;
  }
  return best;
}

function lineOf(units: readonly Unit[]): string {
  return units.map((unit, index) => (index > 0 && unit.spaceBefore ? ` ${unit.text}` : unit.text)).join('');
}

function unitsOf(text: string, language: Language, columns: number): Unit[] {
  const units = WRITING[language].wordsRunOn ? segmentedUnits(text, language) : spacedUnits(text);
  return units.flatMap((unit) => (columnsOf(unit.text) <= columns ? [unit] : shortened(unit, columns)));
}

function spacedUnits(text: string): Unit[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, spaceBefore: true }));
}

/** Closing marks and short particles stay with the unit before them, opening marks with the one after. */
function segmentedUnits(text: string, language: Language): Unit[] {
  const units: Unit[] = [];
  let spaceBefore = false;
  let opens = false;
  for (const { segment } of new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' }).segment(text)) {
    if (segment.trim() === '') {
      spaceBefore = true;
      continue;
    }
    const last = units.at(-1);
    const isOpening = /^[\p{Ps}\p{Pi}]+$/u.test(segment);
    const isClosing = !isOpening && /^[\p{P}ー〜～]+$/u.test(segment);
    if (last && !spaceBefore && (opens || isClosing || isPartOfWord(segment))) {
      last.text += segment;
    } else {
      units.push({ text: segment, spaceBefore });
    }
    opens = isOpening;
    spaceBefore = false;
  }
  return units;
}

/** Splits a word that is longer than a line between its characters. */
function shortened(unit: Unit, columns: number): Unit[] {
  const pieces: Unit[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter().segment(unit.text)) {
    if (piece !== '' && columnsOf(piece + segment) > columns) {
      pieces.push({ text: piece, spaceBefore: pieces.length === 0 && unit.spaceBefore });
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') {
    pieces.push({ text: piece, spaceBefore: pieces.length === 0 && unit.spaceBefore });
  }
  return pieces;
}
