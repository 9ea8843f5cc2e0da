import type { Language } from '#src/shared/language/languages.ts';
import type { DrawingContext } from '../../picture/drawing-surface.ts';

/** A piece of a line that comes as one: a word, or a sign of a language that writes none. */
interface TextPiece {
  text: string;
  x: number;
  width: number;
  line: number;
}

/** A text in lines. Lengths are in the units of the box. */
export interface LaidText {
  size: number;
  lineHeight: number;
  lines: readonly { pieces: readonly TextPiece[]; width: number }[];
}

const LINE_HEIGHT = 1.22;
/** Letters become smaller down to this share of the largest size before words are broken. */
const LEAST_SHARE = 0.45;
/** The size at which words are broken first. */
const BROKEN_SHARE = 0.7;
const STEP = 0.93;
const SMALLEST = 0.02;

const SEGMENT_LOCALES: Readonly<Record<Language, string>> = { en: 'en', cn: 'zh', ko: 'ko', ja: 'ja' };

/** The language of a text, by its signs; `usual` where they do not tell. */
export function languageOf(text: string, usual: Language): Language {
  if (/[\u3040-\u30ff]/u.test(text)) {
    return 'ja';
  }
  if (/[\uac00-\ud7af]/u.test(text)) {
    return 'ko';
  }
  if (/[\u4e00-\u9fff]/u.test(text)) {
    return usual === 'ja' ? 'ja' : 'cn';
  }
  return usual;
}

/** The words of a text with the space and marks behind them: lines are broken between them. */
function wordsOf(text: string, language: Language): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(SEGMENT_LOCALES[language], {
    granularity: 'word',
  }).segment(text)) {
    const last = words.length - 1;
    const joins = !isWordLike && last >= 0;
    const goesOn = last >= 0 && !/\s$/u.test(words[last] ?? '') && (language === 'en' || language === 'ko');
    if (joins || goesOn) {
      words[last] += segment;
    } else {
      words.push(segment);
    }
  }
  return words;
}

/**
 * Lays a text out in a box: as large as fits, with whole words; words are broken where even small letters would not
 * fit. `measure` tells the width of a text at a size of 1.
 */
export function layOutText(
  text: string,
  {
    box: [width, height],
    most,
    language,
    measure,
  }: { box: readonly [number, number]; most: number; language: Language; measure: (text: string) => number },
): LaidText {
  const words = wordsOf(text.trim(), language);
  let size = Math.min(most, height / LINE_HEIGHT);
  for (; size > Math.max(SMALLEST, most * LEAST_SHARE); size *= STEP) {
    const laid = linesOf(words, width / size, measure);
    if (laid && laid.length * LINE_HEIGHT * size <= height) {
      return finish(laid, size, measure);
    }
  }
  const signs = [...new Intl.Segmenter(SEGMENT_LOCALES[language]).segment(text.trim())].map(({ segment }) => segment);
  for (size = Math.min(most * BROKEN_SHARE, height / LINE_HEIGHT); size > 1e-3; size *= STEP) {
    const laid = linesOf(signs, width / size, measure);
    if (laid && laid.length * LINE_HEIGHT * size <= height) {
      break;
    }
  }
  return finish(linesOf(signs, width / size, measure) ?? [], size, measure);
}

/** The lines of words; undefined where one is wider than a line. */
function linesOf(words: readonly string[], most: number, measure: (text: string) => number): string[][] | undefined {
  const lines: string[][] = [];
  let line = '';
  for (const word of words) {
    if (measure(word.trimEnd()) > most) {
      return undefined;
    }
    const last = lines.at(-1);
    if (last && measure((line + word).trimEnd()) <= most) {
      last.push(word);
      line += word;
    } else {
      lines.push([word.trimStart()]);
      line = word.trimStart();
    }
  }
  return lines;
}

function finish(lines: readonly string[][], size: number, measure: (text: string) => number): LaidText {
  return {
    size,
    lineHeight: size * LINE_HEIGHT,
    lines: lines.map((words, line) => {
      let before = '';
      const pieces = words.map((text): TextPiece => {
        const x = measure(before) * size;
        before += text;
        return { text, x, width: measure(before) * size - x, line };
      });
      return { pieces, width: measure(before.trimEnd()) * size };
    }),
  };
}

/** Measures texts at a size of 1 in a font. */
export function measurerOf(context: DrawingContext, font: (sizePixels: number) => string): (text: string) => number {
  const known = new Map<string, number>();
  const pixels = 100;
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      context.font = font(pixels);
      width = context.measureText(text).width / pixels;
      known.set(text, width);
    }
    return width;
  };
}
