import type { BoardContent, TextLayer } from '../../board-schema.ts';

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

/** Of a letter's size: the narrowest box, so that a text without letters can still be pressed. */
const LEAST_WIDTH = 0.5;

/** A board whose texts have boxes as wide as their letters, in the fonts that are loaded so far. */
export function withFittedTexts(content: BoardContent): BoardContent {
  return {
    ...content,
    layers: content.layers.map((layer) => (layer.kind === 'text' ? { ...layer, width: widthOf(layer) } : layer)),
  };
}

/** How fonts are named to a canvas. */
export const canvasFont = (font: TextLayer['font'], size: number): string =>
  `${FONT_WEIGHTS[font]} ${size}px ${FONT_FAMILIES[font]}`;

let measuring: CanvasRenderingContext2D | null | undefined;

/** Width of the widest line with its outline. */
function widthOf(layer: TextLayer): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  const { size, outline, lines } = linesOf(layer);
  const context = measuring;
  if (!context) {
    return layer.width;
  }
  context.font = canvasFont(layer.font, size);
  context.textAlign = 'center';
  const halves = lines.map(({ text }) => {
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text);
    return Math.max(width / 2, actualBoundingBoxLeft, actualBoundingBoxRight);
  });
  return Math.max(size * LEAST_WIDTH, 2 * Math.max(...halves) + (layer.outline === null ? 0 : outline));
}
