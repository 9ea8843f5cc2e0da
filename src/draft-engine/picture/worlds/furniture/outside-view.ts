import { css, mix, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import { outline, standing } from '../outlines.ts';

export type OutsideView = 'garden' | 'city' | 'sea' | 'street' | 'space' | 'mountains' | 'forest' | 'meadow';

/** An opening in a wall, metres: its outline and the box that it fills. */
export interface Opening {
  shape: Shape;
  left: number;
  foot: number;
  width: number;
  height: number;
}

/** What lies outside is drawn into an opening, near and far, with the same chances at each drawing. */
interface Outlook extends Opening {
  far: Colour;
  near: Colour;
  /** A number from 0 to 1 for each salt. */
  chance(salt: number): number;
}
type DrawOutlook = (painter: Painter, outlook: Outlook) => void;

const VIEWS: Readonly<Record<OutsideView, DrawOutlook>> = {
  space: drawSpace,
  sea: underSky(drawSea),
  city: underSky((painter, outlook) => drawTown(painter, outlook, { rise: 0.42, gables: false })),
  street: underSky((painter, outlook) => drawTown(painter, outlook, { rise: 0.16, gables: true })),
  mountains: underSky((painter, outlook) => drawHills(painter, outlook, 0.5)),
  meadow: underSky((painter, outlook) => drawHills(painter, outlook, 0.38)),
  garden: underSky((painter, outlook) => drawHills(painter, outlook, 0.38, 1)),
  forest: underSky((painter, outlook) => drawHills(painter, outlook, 0.38, 2)),
};

/** Draws what is seen through an opening: the sky and layers of the outside. */
export function drawOutside(painter: Painter, opening: Opening, view: OutsideView, seed: number): void {
  const { palette } = painter;
  painter.within(opening.shape, () =>
    VIEWS[view](painter, {
      ...opening,
      far: mix(palette.far, palette.haze, 0.3),
      near: mix(palette.near, palette.ground, 0.4),
      chance: (salt) => Math.abs(Math.sin(seed * 0.37 + salt * 12.9898) * 43758.5453) % 1,
    }),
  );
}

function fillSky({ context }: Painter, outlook: Outlook, stops: readonly (readonly [number, Colour])[]): void {
  const { left, foot, width, height } = outlook;
  const sky = context.createLinearGradient(0, foot - height, 0, foot);
  for (const [at, colour] of stops) {
    sky.addColorStop(at, css(colour));
  }
  context.fillStyle = sky;
  context.fillRect(left, foot - height, width, height);
}

/** A view under the sky of the hour with its sun or moon. */
function underSky(drawLand: DrawOutlook): DrawOutlook {
  return (painter, outlook) => {
    const { palette } = painter;
    const { left, foot, width, height } = outlook;
    fillSky(painter, outlook, [
      [0, palette.skyTop],
      [0.45, palette.skyMiddle],
      [1, palette.skyLow],
    ]);
    const x = left + width * (0.25 + 0.5 * outlook.chance(2));
    painter.glow(x, foot - height * 0.6, height * 0.8, palette.sun, 0.35);
    if (palette.skyTop.L < 0.45) {
      painter.patch((pen) => pen.arc(x, foot - height * 0.68, height * 0.07, 0, 7), palette.sun);
    }
    drawLand(painter, outlook);
  };
}

function drawSpace(painter: Painter, outlook: Outlook): void {
  const { left, foot, width, height, chance } = outlook;
  fillSky(painter, outlook, [
    [0, oklch(0.13, 0.05, 275)],
    [1, oklch(0.2, 0.08, 300)],
  ]);
  painter.patch(
    (pen) => {
      for (let star = 0; star < 46; star++) {
        const x = left + chance(star) * width;
        const y = foot - chance(star + 80) * height;
        const r = Math.min(width, height) * (0.003 + 0.007 * chance(star + 40) ** 3);
        pen.moveTo(x + r, y);
        pen.arc(x, y, r, 0, 7);
        pen.closePath();
      }
    },
    oklch(0.95, 0.03, 220),
    0.9,
  );
  drawPlanet(painter, outlook);
}

function drawPlanet(painter: Painter, { left, foot, width, height, chance }: Outlook): void {
  const radius = Math.min(width, height) * 0.34;
  const colour = oklch(0.66, 0.12, 200 + chance(1) * 140);
  const [x, y] = [left + width * 0.68, foot - height * 0.4];
  const disc: Shape = (pen) => pen.arc(x, y, radius, 0, 7);
  painter.glow(x, y, radius * 1.5, colour, 0.4);
  painter.patch(disc, shade(colour, -0.3));
  painter.within(disc, () => {
    painter.patch((pen) => pen.arc(x - radius * 0.3, y - radius * 0.25, radius, 0, 7), colour);
    for (let band = 0; band < 4; band++) {
      painter.patch(
        (pen) => pen.ellipse(left + width * 0.62, y - radius * (0.6 - band * 0.36), radius, radius * 0.09, -0.2, 0, 7),
        shade(colour, 0.09),
        0.6,
      );
    }
  });
}

/** A rise of the land up to a share of the opening's height. */
function drawHill(
  painter: Painter,
  outlook: Outlook,
  level: number,
  { tone, salt }: { tone: Colour; salt: number },
): void {
  const { left, foot, width, height, chance } = outlook;
  painter.patch((pen) => {
    pen.moveTo(left - 1, foot + 0.1);
    pen.lineTo(left - 1, foot - height * level);
    pen.bezierCurveTo(
      left + width * 0.25,
      foot - height * (level + 0.16 * chance(salt)),
      left + width * 0.5,
      foot - height * (level - 0.12 * chance(salt + 1)),
      left + width + 1,
      foot - height * (level + 0.1 * chance(salt + 2)),
    );
    pen.lineTo(left + width + 1, foot + 0.1);
    pen.closePath();
  }, tone);
}

function drawSea(painter: Painter, outlook: Outlook): void {
  const { palette } = painter;
  const { left, foot, width, height, far, chance } = outlook;
  drawHill(painter, outlook, 0.36, { tone: far, salt: 3 });
  painter.patch(
    standing(left - 1, foot + 0.1, width + 2, height * 0.36),
    mix(palette.skyMiddle, palette.ambient, 0.35),
  );
  painter.patch(
    (pen) => {
      for (let wave = 0; wave < 16; wave++) {
        const x = left + chance(wave + 9) * width;
        const y = foot - height * 0.33 * chance(wave + 30);
        pen.moveTo(x + width * 0.06, y);
        pen.ellipse(x, y, width * 0.06, height * 0.006, 0, 0, 7);
        pen.closePath();
      }
    },
    palette.skyLow,
    0.6,
  );
}

/** How much houses of a town differ in height, as a share of the opening's, and whether they have gables. */
interface TownForm {
  rise: number;
  gables: boolean;
}

function drawTown(painter: Painter, outlook: Outlook, { rise, gables }: TownForm): void {
  const { left, foot, width, height, far, near, chance } = outlook;
  for (let row = 0; row < 2; row++) {
    const tone = mix(far, near, row * 0.6);
    for (let house = 0; house < 9; house++) {
      const x = left + (house - 0.5 + chance(house + row * 20)) * width * 0.13;
      const tall = height * (0.3 + rise * chance(house * 3 + row)) * (1 - row * 0.35);
      painter.patch(standing(x, foot + 0.1, width * 0.12, tall), tone);
      if (gables) {
        const eaves = foot + 0.1 - tall;
        painter.patch(
          outline(x - width * 0.01, eaves, x + width * 0.06, foot - tall - height * 0.1, x + width * 0.13, eaves),
          shade(tone, -0.05),
        );
      }
      drawHouseWindows(painter, outlook, { x, tall, tone, salt: house * 7 + row * 50 });
    }
  }
}

function drawHouseWindows(
  painter: Painter,
  { foot, width, height, chance }: Outlook,
  { x, tall, tone, salt }: { x: number; tall: number; tone: Colour; salt: number },
): void {
  const { palette } = painter;
  const glass = palette.skyTop.L < 0.45 ? palette.lamp : mix(tone, palette.skyLow, 0.5);
  for (let window = 0; window < 5; window++) {
    if (chance(salt + window) < 0.55) {
      painter.patch(
        standing(
          x + width * (0.02 + 0.045 * (window % 2)),
          foot + 0.04 - tall * (0.2 + 0.2 * Math.floor(window / 2)) - height * 0.05,
          width * 0.026,
          height * 0.035,
        ),
        glass,
      );
    }
  }
}

/** Hills, the farthest up to a level; trees that are so many times as tall as wide, if any. */
function drawHills(painter: Painter, outlook: Outlook, level: number, treeHeight?: number): void {
  const { far, near } = outlook;
  drawHill(painter, outlook, level, { tone: far, salt: 3 });
  drawHill(painter, outlook, 0.27, { tone: mix(far, near, 0.5), salt: 6 });
  if (treeHeight !== undefined) {
    drawTrees(painter, outlook, treeHeight);
  }
  drawHill(painter, outlook, 0.16, { tone: near, salt: 9 });
}

function drawTrees(painter: Painter, { left, foot, width, height, far, near, chance }: Outlook, tall: number): void {
  for (let tree = 0; tree < 7; tree++) {
    const x = left + chance(tree + 60) * width;
    const r = height * (0.1 + 0.1 * chance(tree + 70));
    painter.patch(
      (pen) => {
        pen.moveTo(x + r, foot - height * 0.24);
        pen.ellipse(x, foot - height * 0.24, r * 0.8, r * tall, 0, 0, 7);
        pen.closePath();
      },
      mix(far, near, 0.6),
    );
  }
}
