import type { TextLayer } from '../../board-schema.ts';

/** Our fonts, then those of the device for letters that they do not have. */
export const FONT_FAMILIES = {
  display: "'Anybody Variable', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', sans-serif",
  text: "'Instrument Sans Variable', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', sans-serif",
  mono: "'Martian Mono Variable', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', monospace",
} as const satisfies Record<TextLayer['font'], string>;

export const FONT_WEIGHTS = { display: 800, text: 650, mono: 600 } as const satisfies Record<TextLayer['font'], number>;

const LINE_HEIGHT = 1.16;
/** Of a letter's size: from the middle of a line down to its baseline. */
const BASELINE = 0.35;
const OUTLINE_SHARE = 0.16;

/** The lines of a text with their size and baselines, around the middle of its layer. */
export function linesOf({ text, height }: Pick<TextLayer, 'text' | 'height'>): {
  size: number;
  outline: number;
  lines: { text: string; y: number }[];
} {
  const lines = text.split('\n');
  const size = height / (lines.length * LINE_HEIGHT);
  return {
    size,
    outline: size * OUTLINE_SHARE,
    lines: lines.map((line, index) => ({
      text: line,
      y: (index - (lines.length - 1) / 2) * size * LINE_HEIGHT + size * BASELINE,
    })),
  };
}
