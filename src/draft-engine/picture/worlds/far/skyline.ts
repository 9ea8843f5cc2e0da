import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import { outline, standing, together } from '../outlines.ts';

interface Skyline {
  seed: number;
  reach: number;
  height: number;
  colour: Colour;
  /** Half of a gap in the middle, metres. */
  open: number;
}

/** A row of towers: the far one behind a lower near one. */
interface RowForm {
  /** Breadth of a tower's place, and height, against the skyline's height. */
  unit: number;
  tall: number;
  /** The distance that it takes its colour from, and how much of it. */
  tone: 'far' | 'near';
  tint: number;
  /** How much of the tower's colour its lit windows take on. */
  dull: number;
}
const ROWS: readonly RowForm[] = [
  { unit: 0.2, tall: 1, tone: 'far', tint: 0.55, dull: 0.35 },
  { unit: 0.26, tall: 0.62, tone: 'near', tint: 0.35, dull: 0.15 },
];

/** What the towers of a row consist of: each kind is filled at once. */
interface RowShapes {
  bodies: Shape[];
  /** Sides in the light. */
  lit: Shape[];
  /** Windows with and without light. */
  windows: Shape[];
  dim: Shape[];
}

/** A city's towers with steps, spires and windows, lit where someone is still up. */
export function drawSkyline(painter: Painter, skyline: Skyline): void {
  const { palette, lampsLit } = painter;
  for (const [row, form] of ROWS.entries()) {
    const { bodies, lit, windows, dim } = towersOf(painter, skyline, row);
    const tone = mix(skyline.colour, palette[form.tone], form.tint);
    painter.patch(together(bodies), tone);
    painter.patch(together(lit), mix(tone, palette.key, 0.3), 0.75);
    painter.patch(together(dim), lampsLit ? shade(tone, -0.05) : mix(tone, palette.skyMiddle, 0.5), 0.6);
    painter.form(together(windows), mix(palette.lamp, tone, form.dull), { luminous: true, line: 0, rim: 0 });
  }
}

function towersOf(painter: Painter, { seed, reach, height, open }: Skyline, row: number): RowShapes {
  const form = ROWS[row] as RowForm;
  const unit = height * form.unit;
  const shapes: RowShapes = { bodies: [], lit: [], windows: [], dim: [] };
  for (let index = Math.floor(-reach / unit); index * unit < reach; index++) {
    const random = createRandom(deriveSeed(seed, row, index));
    const centre = 0.7 + 0.3 * Math.sin(index * 0.5 + (seed % 9));
    const tall = height * random.between(0.3, 1) * centre * form.tall;
    const wide = unit * random.between(0.7, 1.15);
    if (index * unit < open && index * unit + wide > -open) {
      continue;
    }
    addTower(shapes, { left: index * unit, tall, wide, unit }, painter, random);
  }
  return shapes;
}

interface Tower {
  left: number;
  tall: number;
  wide: number;
  unit: number;
}

function addTower({ bodies, lit, windows, dim }: RowShapes, tower: Tower, painter: Painter, random: Random): void {
  const { left, tall, wide, unit } = tower;
  bodies.push(standing(left, 1, wide, tall + 1));
  if (random.chance(0.4)) {
    bodies.push(standing(left + wide * 0.2, -tall, wide * 0.5, tall * 0.12));
  }
  if (random.chance(0.22)) {
    bodies.push(outline(left + wide * 0.35, -tall, left + wide * 0.5, -tall * 1.28, left + wide * 0.65, -tall));
  }
  const edge = wide * 0.3;
  lit.push(standing(painter.light.x >= 0 ? left + wide - edge : left, 1, edge, tall + 1));
  const columns = 4 + random.below(3);
  const rows = Math.floor(tall / (unit * 0.15));
  const pitch = wide / (columns + 1);
  for (let level = 1; level < rows; level++) {
    for (let column = 0; column < columns; column++) {
      const window = standing(left + pitch * (column + 0.7), -level * unit * 0.15, pitch * 0.5, unit * 0.075);
      const chance = random.next();
      if (chance < (painter.lampsLit ? 0.42 : 0)) {
        windows.push(window);
      } else if (chance < 0.6) {
        dim.push(window);
      }
    }
  }
}
