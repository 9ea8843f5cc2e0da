import { NAMED_COLOURS, oklch, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { polygon, type Shape } from '../../shape.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';

/** A thing on a shelf, metres; `hue` chooses among the colours of its kind. */
interface ShelfThing {
  tall: number;
  wide: number;
  hue: number;
  skip: boolean;
}
type DrawThing = (painter: Painter, thing: ShelfThing, spot: { x: number; y: number; colour: Colour }) => void;

const POTTERY: readonly Colour[] = [
  NAMED_COLOURS.cream,
  NAMED_COLOURS.mustard,
  NAMED_COLOURS.teal,
  NAMED_COLOURS.copper,
  NAMED_COLOURS.rose,
];
/** What stands on shelves: its colours and how one is drawn. */
const SHELF_THINGS: Readonly<
  Record<'jars' | 'books' | 'bottles' | 'bread', { colours: readonly Colour[]; draw: DrawThing }>
> = {
  jars: { colours: POTTERY, draw: drawJar },
  books: { colours: POTTERY, draw: drawBook },
  bottles: {
    colours: [
      NAMED_COLOURS.forest,
      NAMED_COLOURS.copper,
      NAMED_COLOURS.teal,
      NAMED_COLOURS.mustard,
      NAMED_COLOURS.crimson,
    ],
    draw: drawBottle,
  },
  bread: {
    colours: [oklch(0.7, 0.1, 65), oklch(0.62, 0.1, 55), oklch(0.78, 0.09, 75)],
    draw: drawLoaf,
  },
};
/** Things on one shelf. */
const ROW = 9;

/** A board on the wall with shelves of jars, tools or cups. */
export function wallShelf(things: 'tools' | keyof typeof SHELF_THINGS): PartMaker {
  return (random) => {
    const items: readonly ShelfThing[] = Array.from({ length: 2 * ROW }, () => ({
      tall: random.between(0.12, 0.28),
      wide: random.between(0.07, 0.13),
      hue: random.next(),
      skip: random.chance(0.1),
    }));
    return {
      width: 1.7,
      height: 2.4,
      draw(painter) {
        if (things === 'tools') {
          drawToolBoard(painter, items.slice(0, ROW));
          return;
        }
        drawShelf(painter, -1.3, items.slice(0, ROW), things);
        drawShelf(painter, -1.75, items.slice(ROW), things);
      },
    };
  };
}

function drawShelf(painter: Painter, y: number, row: readonly ShelfThing[], things: keyof typeof SHELF_THINGS): void {
  const { colours, draw } = SHELF_THINGS[things];
  flat(painter, standing(-0.78, y + 0.13, 1.56, 0.1), oklch(0.2, 0.03, 280), 0, 0.25);
  painter.form(standing(-0.8, y + 0.04, 1.6, 0.05), oklch(0.5, 0.075, 55));
  for (const [index, thing] of row.entries()) {
    if (!thing.skip) {
      const colour = colours[Math.floor(thing.hue * colours.length)] as Colour;
      draw(painter, thing, { x: -0.72 + index * 0.165, y, colour });
    }
  }
}

function drawJar(painter: Painter, thing: ShelfThing, { x, y, colour }: Parameters<DrawThing>[2]): void {
  painter.form(standing(x - thing.wide / 2, y, thing.wide, thing.tall, 0.02), colour, { line: 0.5 });
  flat(painter, standing(x - thing.wide * 0.4, y - thing.tall, thing.wide * 0.8, 0.03), NAMED_COLOURS.brown, 0.6);
}

function drawBook(painter: Painter, thing: ShelfThing, { x, y, colour }: Parameters<DrawThing>[2]): void {
  painter.form(standing(x - thing.wide / 2, y, thing.wide, thing.tall), colour, { line: 0.5 });
}

function drawBottle(painter: Painter, { tall, wide }: ShelfThing, { x, y, colour }: Parameters<DrawThing>[2]): void {
  const [shoulder, neck, top] = [y - tall * 0.8, y - tall * 1.05, y - tall * 1.4];
  const [left, right] = [x - wide * 0.5, x + wide * 0.5];
  painter.form(
    polygon([
      { x: left, y },
      { x: left, y: shoulder },
      { x: x - 0.02, y: neck },
      { x: x - 0.02, y: top },
      { x: x + 0.02, y: top },
      { x: x + 0.02, y: neck },
      { x: right, y: shoulder },
      { x: right, y },
    ]),
    colour,
    { line: 0.5 },
  );
}

function drawLoaf(painter: Painter, { tall }: ShelfThing, { x, y, colour }: Parameters<DrawThing>[2]): void {
  painter.form(
    (pen) => {
      pen.moveTo(x - 0.08, y);
      pen.quadraticCurveTo(x - 0.09, y - tall * 0.7, x, y - tall * 0.7);
      pen.quadraticCurveTo(x + 0.09, y - tall * 0.7, x + 0.08, y);
      pen.closePath();
    },
    colour,
    { round: true, line: 0.5 },
  );
}

/** Heads of tools that hang side by side: a hammer, a trowel, a screwdriver. */
const TOOL_HEADS: readonly ((x: number) => Shape)[] = [
  (x) => standing(x - 0.08, -1.92, 0.16, 0.08, 0.01),
  (x) => outline(x - 0.06, -1.5, x, -1.2, x + 0.06, -1.5),
  (x) => standing(x - 0.03, -1.93, 0.07, 0.14, 0.03),
];

function drawToolBoard(painter: Painter, tools: readonly ShelfThing[]): void {
  painter.form(standing(-0.8, -1.1, 1.6, 1.1), oklch(0.6, 0.06, 70));
  for (const [index, tool] of tools.entries()) {
    const x = -0.68 + index * 0.17;
    const head = TOOL_HEADS[index % TOOL_HEADS.length] as (x: number) => Shape;
    painter.form(standing(x - 0.02, -1.55, 0.04, 0.4), oklch(0.5, 0.08, 50), { line: 0.4 });
    painter.form(head(x), NAMED_COLOURS.silver, { line: 0.4 });
    if (tool.skip) {
      flat(painter, (pen) => pen.arc(x, -1.3, 0.05, 0, 7), NAMED_COLOURS.crimson, 0.7);
    }
  }
}
