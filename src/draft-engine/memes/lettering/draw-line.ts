import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '#src/platform/server/media/fonts/register-fonts.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { MemeLine, Size } from '../meme-template.ts';
import { drawBubble } from './draw-bubble.ts';
import { fitText, LINE_HEIGHT } from './fit-text.ts';
import { INK, type Setting } from './setting.ts';
import { drawableText, textLanguage } from './text-language.ts';

const WEIGHT = 700;
/** Letters are measured at this size. */
const MEASURED_AT = 100;

/** Largest letters of each style, as a share of the picture's shorter side. */
const MOST_SIZE: Readonly<Record<MemeLine['style'], number>> = {
  caption: 0.088,
  band: 0.066,
  bubble: 0.058,
  label: 0.054,
  sign: 0.075,
  strip: 0.07,
  ticker: 0.038,
};
/** Room around the letters of a tag, in shares of their size. */
const TAG_ROOM = { across: 0.5, down: 0.24 } as const;

/** A line that is set and ready to be drawn as often as needed. */
export interface SetLine {
  line: MemeLine;
  /** In pixels of the picture; the origin of its growth. */
  centre: { x: number; y: number };
  draw(context: SKRSContext2D): void;
}

/** Sets a text into its place; undefined where there is nothing to draw. */
export function setLine(
  context: SKRSContext2D,
  line: MemeLine,
  { text, language, size }: { text: string; language: Language; size: Size },
): SetLine | undefined {
  const drawn = drawableText(text);
  if (drawn === '') {
    return undefined;
  }
  const [left, top, width, height] = line.box;
  const box = { x: left * size.width, y: top * size.height, width: width * size.width, height: height * size.height };
  const font = (pixels: number): string => canvasFont(textLanguage(drawn, language), pixels, WEIGHT);
  context.font = font(MEASURED_AT);
  const measure = (part: string): number => context.measureText(part).width / MEASURED_AT;
  const shorter = Math.min(size.width, size.height);
  const inner = innerOf(line, box, shorter);
  const fitted = fitText(drawn, { ...inner, mostPixels: MOST_SIZE[line.style] * shorter }, measure);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const widest = Math.max(...fitted.lines.map(measure)) * fitted.sizePixels;
  const set: Setting = { line, fitted, font: font(fitted.sizePixels), centre, widest, shorter, size };
  return { line, centre, draw: (target) => DRAWERS[line.style](target, set) };
}

/** The room for letters in a box. */
function innerOf({ style }: MemeLine, box: Size, shorter: number): Size {
  if (style === 'bubble') {
    return { width: box.width * 0.84, height: box.height * 0.76 };
  }
  if (style === 'label') {
    const most = MOST_SIZE.label * shorter;
    return {
      width: box.width - 2 * TAG_ROOM.across * most * 0.8,
      height: box.height - 2 * TAG_ROOM.down * most,
    };
  }
  if (style === 'strip' || style === 'ticker') {
    return { width: box.width * 0.92, height: box.height * 0.86 };
  }
  const outline = style === 'caption' ? 0.012 * shorter : 0;
  return { width: box.width - 2 * outline, height: box.height - 2 * outline };
}

const DRAWERS: Readonly<Record<MemeLine['style'], (context: SKRSContext2D, set: Setting) => void>> = {
  caption: (context, set) => {
    context.strokeStyle = INK;
    context.lineWidth = set.fitted.sizePixels * 0.2;
    context.lineJoin = 'round';
    eachLine(set, (text, x, y) => context.strokeText(text, x, y), context);
    context.fillStyle = '#ffffff';
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
  band: (context, set) => {
    context.fillStyle = INK;
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
  sign: (context, set) => {
    context.fillStyle = set.line.ink ?? INK;
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
  strip: (context, set) => {
    drawBar(context, set, '#c3262f');
    context.fillStyle = '#ffffff';
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
  ticker: (context, set) => {
    drawBar(context, set, '#f7f1e2');
    context.fillStyle = INK;
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
  bubble: (context, set) => {
    drawBubble(context, set);
    context.fillStyle = INK;
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
  label: (context, set) => {
    drawTag(context, set);
    context.fillStyle = INK;
    eachLine(set, (text, x, y) => context.fillText(text, x, y), context);
  },
};

function drawBar(context: SKRSContext2D, { line: { box }, size }: Setting, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(box[0] * size.width, box[1] * size.height, box[2] * size.width, box[3] * size.height);
}

/** A rounded tag of paper just around the letters. */
function drawTag(context: SKRSContext2D, { fitted, centre, widest, shorter }: Setting): void {
  const { sizePixels, lines } = fitted;
  const width = widest + 2 * TAG_ROOM.across * sizePixels;
  const height = lines.length * sizePixels * LINE_HEIGHT + 2 * TAG_ROOM.down * sizePixels;
  const [x, y] = [centre.x - width / 2, centre.y - height / 2];
  const radius = Math.min(height / 2, sizePixels * 0.45);
  context.beginPath();
  context.roundRect(x, y + shorter * 0.006, width, height, radius);
  context.fillStyle = 'rgba(29,26,23,0.28)';
  context.fill();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = '#ffd95a';
  context.fill();
  context.lineWidth = shorter * 0.0042;
  context.strokeStyle = INK;
  context.stroke();
}

function eachLine(
  { fitted, font, centre }: Setting,
  draw: (text: string, x: number, y: number) => void,
  context: SKRSContext2D,
): void {
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const step = fitted.sizePixels * LINE_HEIGHT;
  const first = centre.y - ((fitted.lines.length - 1) * step) / 2 + fitted.sizePixels * 0.36;
  fitted.lines.forEach((text, index) => draw(text, centre.x, first + index * step));
}
