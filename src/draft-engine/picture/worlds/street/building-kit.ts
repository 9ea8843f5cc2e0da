import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import { archway, outline, standing } from '../outlines.ts';
import { flat, toned } from '../tones.ts';

export interface WindowOptions {
  lit?: boolean;
  arch?: boolean;
  shutters?: Colour;
  box?: boolean;
  frame?: Colour;
  bars?: number;
}

/** A place on a wall, metres: its lower left corner and size. */
export interface WallBox {
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** A window in a wall: frame, panes with the sky in them or a lamp behind, sill. */
export function drawWindow(painter: Painter, box: WallBox, options: WindowOptions = {}): void {
  const { x, foot, width, height } = box;
  const { frame = NAMED_COLOURS.cream, lit = true, arch = false, bars = 1 } = options;
  const edge = Math.min(width, height) * 0.1;
  const opening = arch ? archway(x, foot, width, height) : standing(x, foot, width, height);
  const surround = arch
    ? archway(x - edge, foot + edge * 0.5, width + edge * 2, height + edge * 1.5)
    : standing(x - edge, foot + edge, width + edge * 2, height + edge * 2);
  flat(painter, surround, frame, 0.7);
  if (lit && painter.lampsLit) {
    drawLitPane(painter, box, opening);
  } else {
    drawDarkPane(painter, box, opening);
  }
  for (let bar = 1; bar <= bars; bar++) {
    flat(painter, standing(x + (width * bar) / (bars + 1) - edge * 0.25, foot, edge * 0.5, height), frame, 0.6);
  }
  flat(painter, standing(x, foot - height * 0.5, width, edge * 0.5), frame, 0.6);
  flat(painter, standing(x - edge * 1.6, foot + edge * 1.6, width + edge * 3.2, edge * 1.3), frame, 0.95);
  const shadow = standing(x - edge * 1.3, foot + edge * 2.2, width + edge * 2.6, edge * 0.6);
  flat(painter, shadow, shade(frame, -0.3), 0.1, 0.6);
  if (options.shutters) {
    drawShutters(painter, box, edge, options.shutters);
  }
  if (options.box) {
    drawFlowerBox(painter, box, edge);
  }
}

/** Lamplight behind the panes. */
function drawLitPane(painter: Painter, { x, foot, width, height }: WallBox, opening: Shape): void {
  const { lamp } = painter.palette;
  painter.form(opening, lamp, { luminous: true, line: 0.4, rim: 0 });
  painter.patch(standing(x, foot, width, height * 0.35), mix(lamp, NAMED_COLOURS.orange, 0.35), 0.45);
  painter.glow(x + width / 2, foot - height / 2, Math.max(width, height) * 1.5, lamp, 0.3);
}

/** A dark room, and the sky in two slanting stripes of glass. */
function drawDarkPane(painter: Painter, { x, foot, width, height }: WallBox, opening: Shape): void {
  const { palette } = painter;
  const top = foot - height;
  painter.patch(opening, toned(palette, oklch(0.36, 0.05, 245), 0.25));
  painter.within(opening, () => {
    const broad = outline(x, top, x + width * 0.85, top, x + width * 0.1, foot, x, foot);
    painter.patch(broad, mix(palette.skyMiddle, palette.skyLow, 0.3), 0.42);
    const narrow = outline(x + width * 0.95, top, x + width, top, x + width * 0.4, foot, x + width * 0.26, foot);
    painter.patch(narrow, palette.skyLow, 0.25);
  });
}

function drawShutters(painter: Painter, { x, foot, width, height }: WallBox, edge: number, colour: Colour): void {
  for (const left of [x - edge - width * 0.42, x + width + edge]) {
    flat(painter, standing(left, foot + edge * 0.4, width * 0.42, height + edge), colour, 0.5);
    for (let slat = 0; slat < 5; slat++) {
      const y = foot - height * (0.06 + slat * 0.19);
      flat(painter, standing(left + width * 0.05, y, width * 0.32, height * 0.07), colour, 0.15, 0.7);
    }
  }
}

/** A box of flowers under the sill, the same at each drawing. */
function drawFlowerBox(painter: Painter, { x, foot, width }: WallBox, edge: number): void {
  flat(painter, standing(x - edge, foot + edge * 3.6, width + edge * 2, edge * 2.4), NAMED_COLOURS.brown, 0.5);
  const random = createRandom(deriveSeed(Math.round(x * 100), Math.round(foot * 100)));
  for (let flower = 0; flower < 9; flower++) {
    const middle = x - edge + ((width + edge * 2) * (flower + 0.5)) / 9;
    flat(
      painter,
      (pen) => pen.arc(middle, foot + edge * random.between(0, 1.4), edge * random.between(0.7, 1.2), 0, 7),
      flower % 3 === 0 ? NAMED_COLOURS.rose : oklch(0.5, 0.11, 140),
      0.7,
    );
  }
}

/** A door with panels, a step and a lamp beside it. */
export function drawDoor(painter: Painter, { x, foot, width, height }: WallBox, colour: Colour, lamp = true): void {
  flat(painter, standing(x - width * 0.12, foot, width * 1.24, height + width * 0.12), NAMED_COLOURS.cream, 0.7);
  painter.form(standing(x, foot, width, height), colour, { modelling: 0.6 });
  for (const [px, py, pw, ph] of [
    [0.13, 0.1, 0.32, 0.34],
    [0.55, 0.1, 0.32, 0.34],
    [0.13, 0.52, 0.32, 0.38],
    [0.55, 0.52, 0.32, 0.38],
  ] as const) {
    flat(painter, standing(x + width * px, foot - height * py, width * pw, height * ph), shade(colour, -0.06), 0.2);
    flat(painter, standing(x + width * px, foot - height * py, width * pw, height * 0.02), colour, 1);
  }
  flat(painter, (pen) => pen.arc(x + width * 0.88, foot - height * 0.47, width * 0.05, 0, 7), NAMED_COLOURS.gold, 0.9);
  flat(painter, standing(x - width * 0.3, foot + 0.02, width * 1.6, height * 0.06), NAMED_COLOURS.silver, 0.75);
  if (!lamp) {
    return;
  }
  flat(
    painter,
    standing(x + width * 1.3, foot - height * 0.78, width * 0.14, width * 0.26),
    painter.lampsLit ? painter.palette.lamp : NAMED_COLOURS.charcoal,
    0.8,
  );
  if (painter.lampsLit) {
    painter.glow(x + width * 1.37, foot - height * 0.85, height * 0.9, painter.palette.lamp, 0.55);
  }
}

/** Courses of stones or bricks, a few here and there, so that a wall is not bare. */
export function drawMasonry(
  painter: Painter,
  seed: number,
  { x: left, foot, width, height }: WallBox,
  { colour, unit = 0.3, share = 0.3 }: { colour: Colour; unit?: number; share?: number },
): void {
  const random = createRandom(seed);
  for (let row = 0; row * unit < height - unit; row++) {
    for (let x = left + (row % 2) * unit; x < left + width - unit * 1.8; x += unit * 2) {
      if (!random.chance(share)) {
        continue;
      }
      flat(
        painter,
        standing(x + 0.02, foot - row * unit - 0.02, unit * 1.9, unit * 0.86, unit * 0.12),
        colour,
        random.between(0.15, 0.9),
        0.4,
      );
    }
  }
}

/** Rows of tiles or shingles on a roof's outline. */
export function drawShingles(
  painter: Painter,
  { left, right, top, foot }: { left: number; right: number; top: number; foot: number },
  colour: Colour,
  unit = 0.35,
): void {
  for (let y = top + unit, row = 0; y < foot; y += unit, row++) {
    flat(
      painter,
      (pen) => {
        for (let x = left + (row % 2) * unit * 0.5; x < right; x += unit) {
          pen.moveTo(x, y - unit * 0.18);
          pen.quadraticCurveTo(x + unit * 0.5, y + unit * 0.22, x + unit, y - unit * 0.18);
          pen.quadraticCurveTo(x + unit * 0.5, y + unit * 0.05, x, y - unit * 0.18);
          pen.closePath();
        }
      },
      colour,
      row % 3 === 1 ? 0.85 : 0.1,
      0.5,
    );
  }
}
