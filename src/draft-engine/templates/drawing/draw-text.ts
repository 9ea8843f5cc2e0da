import { createRandom } from '#src/shared/random.ts';
import type { DrawingContext, Surface } from '../../picture/drawing-surface.ts';
import type { Drawing, Reveal, TextStyle } from '../template.ts';
import { surfaceOf, type Draw, type TemplateParts } from './drawing-parts.ts';
import { EASES, unit } from './ease.ts';
import { languageOf, layOutText, measurerOf, type LaidText } from './lay-out-text.ts';

type TextDrawing = Extract<Drawing, { kind: 'text' }>;

/** Room around the box for borders, shade and glow, in sizes of the letters. */
const MARGIN = 0.35;
const OUTLINE_STEPS = 20;
const OUTLINE_SHARE = 0.075;
const SHADE_SHARE = 0.07;
const USUAL_WEIGHT = 700;

/** A text on its surface, and how large that is. */
interface Lettered {
  surface: Surface;
  whole: readonly [number, number];
}

/** A piece of the text on its surface, in units around the middle. */
interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A text in its box, ready to be drawn at any time of its coming. */
export function prepareText({ text, size, style, reveal }: TextDrawing, parts: TemplateParts, pixels: number): Draw {
  const written = wordsFor(text, parts);
  if (written.trim() === '') {
    return () => undefined;
  }
  const language = languageOf(written, parts.language);
  const { weight = USUAL_WEIGHT } = style;
  const font = (sizePixels: number): string => parts.font(language, sizePixels, weight);
  const measure = measurerOf(parts.surfaces(1, 1).getContext('2d'), font);
  const shown = style.upper ? written.toLocaleUpperCase() : written;
  const laid = layOutText(shown, { box: size, most: style.most ?? size[1], language, measure });
  const margin = laid.size * MARGIN * 2;
  const whole: readonly [number, number] = [size[0] + margin, size[1] + margin];
  const lettered = (colour: string): Surface =>
    surfaceOf(parts.surfaces, whole, pixels, (context) =>
      letter(context, laid, { ...style, colour }, { font, width: size[0], seed: parts.seed }),
    );
  const plain = lettered(style.colour);
  const strips = stripsOf(laid, {
    width: size[0],
    align: style.align,
    by: reveal?.how === 'type' || reveal?.how === 'pop' ? 'sign' : 'word',
    measure,
  });
  if (!reveal) {
    return (context) => context.drawImage(plain, -whole[0] / 2, -whole[1] / 2, whole[0], whole[1]);
  }
  const sung = reveal.how === 'sing' ? lettered(reveal.colour ?? '#ffffff') : undefined;
  return (context, { seconds }) => {
    const share = (seconds - reveal.from) / reveal.seconds;
    if (sung) {
      context.drawImage(plain, -whole[0] / 2, -whole[1] / 2, whole[0], whole[1]);
      strips.forEach((strip, index) =>
        drawSung(context, { surface: sung, whole }, strip, unit(share * strips.length - index)),
      );
      return;
    }
    strips.forEach((strip, index) => {
      const own = unit((share * (strips.length + SPREAD[reveal.how]) - index) / SPREAD[reveal.how]);
      if (own > 0) {
        drawComing(context, { surface: plain, whole, strip, how: reveal.how, share: own });
      }
    });
  };
}

/** Over how many pieces a coming is spread. */
const SPREAD: Readonly<Record<Reveal['how'], number>> = { type: 0.01, words: 2, pop: 4, sing: 1 };

function wordsFor(text: TextDrawing['text'], { texts, language }: TemplateParts): string {
  return typeof text === 'string' ? texts[text] : text[language];
}

function startOf(laid: LaidText, line: number, width: number, align: TextStyle['align'] = 'center'): number {
  const own = laid.lines[line]?.width ?? 0;
  if (align === 'left') {
    return -width / 2;
  }
  return align === 'right' ? width / 2 - own : -own / 2;
}

const topOf = ({ lines, lineHeight }: LaidText, line: number): number =>
  (-lines.length * lineHeight) / 2 + line * lineHeight;

function letter(
  context: DrawingContext,
  laid: LaidText,
  style: TextStyle,
  { font, width, seed }: { font: (sizePixels: number) => string; width: number; seed: number },
): void {
  // Fonts are set in whole pixels: letters are drawn large and scaled down.
  const scale = laid.size / 100;
  const each = (colour: string, dx: number, dy: number): void => {
    context.fillStyle = colour;
    laid.lines.forEach(({ pieces }, line) => {
      context.save();
      context.translate(
        startOf(laid, line, width, style.align) + dx * laid.size,
        topOf(laid, line) + laid.lineHeight / 2 + dy * laid.size,
      );
      context.scale(scale, scale);
      context.font = font(100);
      context.textAlign = 'left';
      context.textBaseline = 'middle';
      context.fillText(
        pieces
          .map(({ text }) => text)
          .join('')
          .trimEnd(),
        0,
        0,
      );
      context.restore();
    });
  };
  const around = (colour: string, distance: number, dy: number): void => {
    for (let step = 0; step < OUTLINE_STEPS; step++) {
      const angle = (step / OUTLINE_STEPS) * Math.PI * 2;
      each(colour, Math.cos(angle) * distance, Math.sin(angle) * distance + dy);
    }
  };
  if (style.glow) {
    context.save();
    context.globalAlpha = 0.09;
    for (const distance of [0.06, 0.13, 0.2]) {
      around(style.glow, distance, 0);
    }
    context.restore();
  }
  if (style.shade) {
    around(style.shade, style.outline ? OUTLINE_SHARE : 0.02, SHADE_SHARE);
  }
  if (style.outline) {
    around(style.outline, OUTLINE_SHARE, 0);
  }
  each(style.colour, 0, 0);
  if (style.rough) {
    roughen(context, laid, width, seed);
  }
}

/** Rubs small spots out of the letters. */
function roughen(context: DrawingContext, laid: LaidText, width: number, seed: number): void {
  const random = createRandom(seed ^ 0x51ab);
  const height = laid.lines.length * laid.lineHeight;
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  const count = Math.min(2_500, Math.round((width * height * 130) / (laid.size * laid.size)));
  for (let index = 0; index < count; index++) {
    context.globalAlpha = random.between(0.15, 0.7);
    const radius = laid.size * random.between(0.004, 0.018);
    context.beginPath();
    context.arc(random.between(-0.5, 0.5) * width, random.between(-0.5, 0.5) * height, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

function stripsOf(
  laid: LaidText,
  {
    width,
    align,
    by,
    measure,
  }: { width: number; align: TextStyle['align']; by: 'sign' | 'word'; measure: (text: string) => number },
): Strip[] {
  const signs = new Intl.Segmenter('en');
  return laid.lines.flatMap(({ pieces }, line) => {
    const [left, top] = [startOf(laid, line, width, align), topOf(laid, line)];
    const strip = (x: number, wide: number): Strip => ({
      left: left + x,
      top,
      width: wide,
      height: laid.lineHeight,
    });
    if (by === 'word') {
      return pieces.map(({ x, width: wide }) => strip(x, wide));
    }
    return pieces.flatMap(({ text, x }) => {
      let before = '';
      return [...signs.segment(text)].map(({ segment }) => {
        const from = measure(before) * laid.size;
        before += segment;
        return strip(x + from, measure(before) * laid.size - from);
      });
    });
  });
}

/** Draws a part of a surface where it belongs, moved as it comes. */
function drawComing(
  context: DrawingContext,
  {
    surface,
    whole,
    strip,
    how,
    share,
  }: { surface: Surface; whole: readonly [number, number]; strip: Strip; how: Reveal['how']; share: number },
): void {
  context.save();
  context.translate(strip.left + strip.width / 2, strip.top + strip.height / 2);
  if (how === 'words') {
    context.globalAlpha *= share;
    context.translate(0, strip.height * 0.4 * (1 - EASES.out(share)));
  }
  if (how === 'pop') {
    const scale = Math.max(0.01, EASES.back(share));
    context.scale(scale, scale);
  }
  drawStrip(context, { surface, whole }, { ...strip, left: -strip.width / 2, top: -strip.height / 2 }, strip);
  context.restore();
}

function drawSung(context: DrawingContext, lettered: Lettered, strip: Strip, share: number): void {
  if (share > 0) {
    const part = { ...strip, width: strip.width * share };
    drawStrip(context, lettered, part, part);
  }
}

function drawStrip(
  context: DrawingContext,
  { surface, whole: [width, height] }: Lettered,
  to: Strip,
  from: Strip,
): void {
  const [across, down] = [surface.width / width, surface.height / height];
  context.drawImage(
    surface,
    (from.left + width / 2) * across,
    (from.top + height / 2) * down,
    Math.max(0.5, from.width * across),
    from.height * down,
    to.left,
    to.top,
    to.width,
    to.height,
  );
}
