import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import type { WorldPlane } from '../world.ts';
import { hangingLamp } from './lamps/lamps.ts';
import { standing } from './outlines.ts';
import { PART_LIBRARY, type PartName } from './part-library.ts';
import { planeOf, type PlacedPart } from './plane-of.ts';
import type { RoomRecipe, WallTreatment } from './room-recipe.ts';

/** What fills the upper part of a room in an upright frame. */
const STYLES: Readonly<Record<WallTreatment, 'garland' | 'plants' | 'works'>> = {
  plaster: 'plants',
  panelled: 'garland',
  wallpaper: 'garland',
  brick: 'works',
  tiled: 'plants',
  metal: 'works',
  stone: 'garland',
  planks: 'plants',
  canvas: 'garland',
  glass: 'plants',
  columns: 'garland',
  drapes: 'garland',
  shoji: 'plants',
  concrete: 'works',
};
const HIGH_SHELVES: Readonly<Record<'garland' | 'plants' | 'works', readonly PartName[]>> = {
  garland: ['picture', 'picture', 'picture'],
  plants: ['jar_shelf', 'picture', 'bottle_shelf'],
  works: ['tool_wall', 'picture', 'jar_shelf'],
};

/**
 * Things high on the back wall and under the ceiling, for frames that are taller than wide: without them their upper
 * half is empty.
 */
export function overheadPlanes(recipe: RoomRecipe, seed: number, side: number): WorldPlane[] {
  const style = STYLES[recipe.wall];
  const { height, depth } = recipe;
  const random = createRandom(deriveSeed(seed, 'overhead'));
  const planes: WorldPlane[] = [];
  // A second row above what hangs at the height of the eyes.
  const lift = Math.min(1.05, height - 2.3);
  if (lift > 0.35) {
    const shelf: PlacedPart[] = HIGH_SHELVES[style].map((name, index) => ({
      part: (recipe.parts?.[name]?.[0] ?? PART_LIBRARY[name])(random),
      x: side * (-1.3 + index * 1.35) + random.between(-0.12, 0.12),
      y: -lift,
      mirrored: random.chance(0.5),
      scale: 0.92,
    }));
    planes.push(planeOf('high on the wall', depth - 0.1, shelf));
  }
  if (recipe.lamp !== 'none' && recipe.lamp !== 'chandelier' && recipe.lamp !== 'tube' && recipe.lamp !== 'panel') {
    const y = -Math.min(height - 0.25, 2.85);
    planes.push(
      planeOf('second lamp', depth * 0.72, [
        {
          part: hangingLamp(recipe.lamp, height + y, recipe.lampColour ?? N.teal),
          x: -side * 0.75,
          y,
          mirrored: false,
          scale: 0.85,
        },
      ]),
    );
  }
  const z = depth * 0.5;
  const draw: Readonly<Record<typeof style, (painter: Painter, chance: Random) => void>> = {
    garland: (painter, chance) => drawGarland(painter, height, chance),
    plants: (painter, chance) => drawHangingPlants(painter, height, chance),
    works: (painter) => drawPipes(painter, height),
  };
  planes.push({
    name: 'under the ceiling',
    z,
    bounds: { left: -5, right: 5, top: -height - 0.1, bottom: -height + 1.5 },
    draw: (painter) => draw[style](painter, createRandom(deriveSeed(seed, 'under the ceiling'))),
  });
  return planes;
}

function drawGarland(painter: Painter, height: number, random: Random): void {
  const hues: readonly Colour[] = [
    oklch(0.66, 0.14, 30),
    oklch(0.82, 0.11, 88),
    oklch(0.66, 0.09, 195),
    N.cream,
    oklch(0.62, 0.1, 145),
  ];
  for (let swag = -3; swag < 3; swag++) {
    const [from, to] = [swag * 1.5 + 0.2, (swag + 1) * 1.5 + 0.2];
    const sag = random.between(0.24, 0.36);
    const cord = (t: number): { x: number; y: number } => ({
      x: from + (to - from) * t,
      y: -height + 0.12 + sag * 4 * t * (1 - t),
    });
    painter.stroke(
      (pen) => {
        pen.moveTo(from, -height + 0.12);
        for (let step = 1; step <= 8; step++) {
          const at = cord(step / 8);
          pen.lineTo(at.x, at.y);
        }
      },
      mix(N.brown, painter.palette.ambient, 0.3),
      0.018,
    );
    for (let flag = 0; flag < 5; flag++) {
      const at = cord((flag + 0.5) / 5);
      const next = cord((flag + 1.2) / 5);
      painter.form(
        (pen) => {
          pen.moveTo(at.x - 0.02, at.y);
          pen.lineTo(next.x - 0.02, next.y);
          pen.lineTo((at.x + next.x) / 2, (at.y + next.y) / 2 + 0.25);
          pen.closePath();
        },
        hues[(flag + swag + 5) % 5] as Colour,
        { line: 0.6 },
      );
    }
  }
}

function drawHangingPlants(painter: Painter, height: number, random: Random): void {
  for (const x of [-2.3, -0.75, 0.95, 2.4]) {
    const drop = random.between(0.3, 0.62);
    const y = -height + drop;
    const leaf = oklch(random.between(0.48, 0.58), 0.11, random.between(128, 152));
    painter.stroke(
      (pen) => {
        for (const k of [-1, 1]) {
          pen.moveTo(x, -height);
          pen.lineTo(x + k * 0.15, y);
        }
      },
      mix(N.tan, painter.palette.ambient, 0.3),
      0.014,
    );
    for (let vine = 0; vine < 9; vine++) {
      const out = (vine / 8 - 0.5) * 0.62;
      const long = random.between(0.22, 0.6) * (1.2 - Math.abs(out));
      painter.stroke(
        (pen) => {
          pen.moveTo(x + out * 0.35, y + 0.02);
          pen.quadraticCurveTo(x + out, y, x + out * 1.05, y + long);
        },
        shade(leaf, -0.1),
        0.02,
      );
      for (let step = 1; step < 5; step++) {
        painter.form(
          (pen) => {
            pen.ellipse(
              x + out * (0.5 + step * 0.13) + (step % 2 ? 0.035 : -0.035),
              y + long * (step / 4) - 0.04,
              0.06,
              0.036,
              step % 2 ? 0.6 : -0.6,
              0,
              7,
            );
            pen.closePath();
          },
          shade(leaf, (step % 2) * 0.05),
          { line: 0.35, rim: 0 },
        );
      }
    }
    painter.form(
      (pen) => {
        pen.moveTo(x - 0.2, y - 0.02);
        pen.lineTo(x + 0.2, y - 0.02);
        pen.quadraticCurveTo(x + 0.17, y + 0.22, x, y + 0.23);
        pen.quadraticCurveTo(x - 0.17, y + 0.22, x - 0.2, y - 0.02);
        pen.closePath();
      },
      oklch(0.6, 0.1, 45),
    );
  }
}

function drawPipes(painter: Painter, height: number): void {
  const steel = oklch(0.6, 0.02, 235);
  for (const [drop, thick, colour] of [
    [0.16, 0.2, steel],
    [0.44, 0.1, oklch(0.6, 0.1, 45)],
    [0.6, 0.07, shade(steel, -0.1)],
  ] as const) {
    painter.form(standing(-5, -height + drop + thick, 10, thick), colour, { modelling: 1.2 });
    for (let joint = -3; joint <= 3; joint++) {
      painter.form(
        standing(joint * 1.5 + drop - 0.05, -height + drop + thick + 0.02, 0.1, thick + 0.04),
        shade(colour, -0.06),
        { line: 0.6 },
      );
    }
  }
  for (const x of [-1.9, 1.5]) {
    painter.form(standing(x, -height + 1.25, 0.1, 0.65), steel);
  }
}
