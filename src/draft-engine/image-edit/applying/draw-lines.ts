import type { Raster } from '../pixels/raster.ts';

/** What is used of a canvas, which both the browser and the server have. */
interface TextContext {
  font: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  textAlign: string;
  textBaseline: string;
  measureText(text: string): { width: number };
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> };
}

/** How letters are drawn here. */
export interface Lettering {
  createCanvas(width: number, height: number): TextContext;
  /** The value of a context's `font`. */
  font(sizePixels: number): string;
}

const LINE_HEIGHT = 1.28;
const MOST_LINES = 12;
/** Of the outline, as a share of the letters' height; it keeps them legible on any ground. */
const OUTLINE = 0.09;

/** A text in centred lines with a thin outline, as a picture that is transparent around it. */
export function drawLines(
  { text, colour, sizePixels, widthPixels }: { text: string; colour: string; sizePixels: number; widthPixels: number },
  { createCanvas, font }: Lettering,
): Raster {
  const measuring = createCanvas(1, 1);
  measuring.font = font(sizePixels);
  const lines = breakLines(text, widthPixels, (line) => measuring.measureText(line).width);
  const outline = Math.max(1, sizePixels * OUTLINE);
  const longest = Math.max(...lines.map((line) => measuring.measureText(line).width));
  const width = Math.ceil(Math.min(widthPixels, longest) + outline * 2);
  const height = Math.ceil(lines.length * sizePixels * LINE_HEIGHT + outline * 2);
  const context = createCanvas(width, height);
  context.font = font(sizePixels);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = outline;
  context.fillStyle = colour;
  context.strokeStyle = isLight(colour) ? 'rgba(0,0,0,0.55)' : 'rgba(255,255,255,0.6)';
  lines.forEach((line, index) => {
    const y = outline + (index + 0.5) * sizePixels * LINE_HEIGHT;
    context.strokeText(line, width / 2, y);
    context.fillText(line, width / 2, y);
  });
  return { data: Uint8Array.from(context.getImageData(0, 0, width, height).data), width, height };
}

function isLight(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) * 0.299 + ((value >> 8) & 255) * 0.587 + (value & 255) * 0.114 > 110;
}

/** Lines that fit; between words, or between letters where a word alone does not. */
function breakLines(text: string, widest: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/\s+|[\p{Script=Latin}\p{N}\p{Script=Hangul}'’.-]+|./gsu) ?? []) {
    for (const part of widthOf(piece) > widest ? piece : [piece]) {
      if (line !== '' && widthOf(line + part) > widest) {
        lines.push(line.trim());
        line = part.trimStart();
      } else {
        line += part;
      }
    }
  }
  return [...lines, line.trim()].filter((one) => one !== '').slice(0, MOST_LINES);
}
