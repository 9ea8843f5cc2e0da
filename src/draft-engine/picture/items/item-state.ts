import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { ItemState } from '../../story/film-plan.ts';
import { markedPainter, tintedPainter } from '../changed-painter.ts';
import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../colour.ts';
import { drawEmber, drawFlames, drawSmoke } from '../effects/fire-and-smoke.ts';
import { drawSparkle } from '../effects/light.ts';
import { drawDrop } from '../effects/water.ts';
import type { Painter } from '../painter.ts';
import { ellipse, polygon, rectangle, type Bounds, type Point } from '../shape.ts';

/** A thing that is to be drawn in a state: its box around the point where it is held, and its drawing as a whole. */
interface StatedThing {
  painter: Painter;
  box: Bounds;
  seed: number;
  draw(painter: Painter): void;
}

const widthOf = ({ left, right }: Bounds): number => right - left;
const heightOf = ({ top, bottom }: Bounds): number => bottom - top;
const middleOf = ({ left, top, right, bottom }: Bounds): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** A line of teeth from edge to edge, seen along the box's longer side: for cracks and tears. */
function jaggedLine({ box, seed }: StatedThing, share: number, teeth: number, depth: number): Point[] {
  const random = createRandom(deriveSeed(seed, 'crack', Math.round(share * 100)));
  const size = Math.max(widthOf(box), heightOf(box));
  const across = heightOf(box) >= widthOf(box);
  return Array.from({ length: teeth + 1 }, (_, index) => {
    const along = index / teeth;
    const aside = (index % 2 === 0 ? -1 : 1) * depth * size * random.between(0.5, 1);
    const slant = (along - 0.5) * size * 0.16;
    return across
      ? { x: box.left - size + along * (widthOf(box) + size * 2), y: box.top + share * heightOf(box) + aside + slant }
      : { x: box.left + share * widthOf(box) + aside + slant, y: box.top - size + along * (heightOf(box) + size * 2) };
  });
}

/** One side of a line through the box; `side` 0 is above it or left of it. */
function partOf(box: Bounds, line: readonly Point[], side: 0 | 1): Point[] {
  const far = Math.max(widthOf(box), heightOf(box)) * 3;
  const across = heightOf(box) >= widthOf(box);
  const push = side === 0 ? -far : far;
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  return across
    ? [...line, { x: last.x, y: last.y + push }, { x: first.x, y: first.y + push }]
    : [...line, { x: last.x + push, y: last.y }, { x: first.x + push, y: first.y }];
}

/** Draws the thing inside an outline, moved and turned about a point. */
function drawPiece(
  { painter, draw, box }: StatedThing,
  outline: readonly Point[],
  place: { x: number; y: number; rotation: number },
): void {
  const { x, y } = middleOf(box);
  painter.at({ x: x + place.x, y: y + place.y, rotation: place.rotation }, () =>
    painter.at({ x: -x, y: -y }, () => painter.within(polygon(outline), () => draw(painter))),
  );
}

/** Two pieces on both sides of a line, moved apart. */
function drawApart(thing: StatedThing, line: readonly Point[], gap: number, turn: number): void {
  const { box } = thing;
  const across = heightOf(box) >= widthOf(box);
  const away = gap * Math.max(widthOf(box), heightOf(box));
  const move = (side: -1 | 1) => ({
    x: across ? side * away * 0.7 : side * away,
    y: across ? (side * away) / 2 : 0,
    rotation: side * turn,
  });
  drawPiece(thing, partOf(box, line, 1), move(1));
  drawPiece(thing, partOf(box, line, 0), move(-1));
}

/** Draws the thing in other colours. */
const inColours = ({ painter, draw }: StatedThing, tint: (colour: Colour) => Colour): void =>
  draw(tintedPainter(painter, tint));

/** Decimetres: a lower thing with leaves is of paper, and has lines. */
const PAPER = 5;

const COAL = oklch(0.2, 0.012, 50);
const charred = (share: number) => (colour: Colour) => mix(colour, COAL, share);

/** How much of its width a folded thing has. */
const FOLDED = 0.22;

const STATES: Readonly<Record<Exclude<ItemState, 'whole'>, (thing: StatedThing) => void>> = {
  open(thing) {
    const { painter, box, draw } = thing;
    const [wide, tall] = [widthOf(box), heightOf(box)];
    const inside = mix(N.cream, painter.palette.lamp, 0.35);
    if (tall > wide * 1.1) {
      // A leaf swings on its left edge: a door, a book, a letter.
      painter.form(rectangle(box.left + wide * 0.06, box.top + tall * 0.03, wide * 0.88, tall * 0.94), inside, {
        rim: 0.2,
      });
      for (const row of tall < PAPER ? [0.24, 0.4, 0.56, 0.72] : []) {
        painter.stroke(
          (pen) => {
            pen.moveTo(box.left + wide * 0.52, box.top + tall * row);
            pen.lineTo(box.left + wide * 0.84, box.top + tall * row);
          },
          mix(inside, N.charcoal, 0.35),
          tall * 0.014,
        );
      }
      painter.at({ x: box.left, scaleX: 0.46 }, () => painter.at({ x: -box.left }, () => draw(painter)));
      return;
    }
    // A lid stands up behind the opening.
    const lip = box.top + tall * 0.34;
    const above = rectangle(box.left - wide, box.top - tall, wide * 3, tall * 1.34);
    painter.at({ x: box.left, y: lip, rotation: -0.62 }, () =>
      painter.at({ x: -box.left, y: -lip }, () => painter.within(above, () => draw(painter))),
    );
    painter.within(rectangle(box.left - wide, lip, wide * 3, tall * 2), () => draw(painter));
    const mouth = ellipse(middleOf(box).x, lip, wide * 0.42, tall * 0.09);
    painter.patch(mouth, shade(COAL, 0.04));
    painter.glow(middleOf(box).x, lip, wide * 0.5, inside, 0.3);
  },
  folded({ painter, box, draw }) {
    const { x } = middleOf(box);
    painter.at({ x, scaleX: FOLDED }, () => painter.at({ x: -x }, () => draw(painter)));
  },
  broken(thing) {
    const { painter, box, seed } = thing;
    const size = Math.max(widthOf(box), heightOf(box));
    const across = heightOf(box) >= widthOf(box);
    const line = jaggedLine(thing, across ? 0.42 : 0.4, 8, 0.045);
    const { x, y } = middleOf(box);
    // What came off: one shard that leans on the rest, or two that lie on both sides of it.
    const shard = (side: -1 | 1, rotation: number, place: Point): void => {
      const far = size * 3;
      const half = [
        { x: x + side * far, y: y - far },
        { x: x - size * 0.03, y: y - far },
        { x: x + size * 0.04, y: y + far },
        { x: x + side * far, y: y + far },
      ];
      painter.at({ x: place.x, y: place.y, rotation }, () =>
        painter.at({ x: -x, y: -y }, () =>
          painter.within(polygon(partOf(box, line, 0)), () =>
            across ? painter.within(polygon(half), () => thing.draw(painter)) : thing.draw(painter),
          ),
        ),
      );
    };
    if (across) {
      const lies = box.bottom + heightOf(box) * 0.2;
      shard(-1, -1.15, { x: x - widthOf(box) * 0.42, y: lies - size * 0.12 });
      shard(1, 1.25, { x: x + widthOf(box) * 0.42, y: lies - size * 0.12 });
    } else {
      shard(-1, -0.42, { x: x - size * 0.16, y: y + heightOf(box) * 0.06 });
    }
    drawPiece(thing, partOf(box, line, 1), { x: across ? 0 : size * 0.06, y: 0, rotation: across ? 0 : 0.05 });
    const random = createRandom(deriveSeed(seed, 'bits'));
    for (let bit = 0; bit < 8; bit++) {
      const at = { x: x + random.between(-0.6, 0.6) * size, y: box.bottom + random.between(-0.01, 0.03) * size };
      const reach = size * random.between(0.02, 0.05);
      painter.form(
        polygon([
          { x: at.x - reach, y: at.y },
          { x: at.x + reach * 0.2, y: at.y - reach * 1.3 },
          { x: at.x + reach, y: at.y + reach * 0.2 },
        ]),
        mix(N.silver, painter.palette.key, 0.3),
        { line: 0.5 },
      );
    }
  },
  torn(thing) {
    drawApart(thing, jaggedLine(thing, 0.5, 26, 0.035), 0.09, 0.12);
  },
  cut(thing) {
    const line = jaggedLine(thing, 0.5, 1, 0);
    drawApart(thing, line, 0.08, 0.05);
  },
  mended(thing) {
    const { painter, box, draw, seed } = thing;
    draw(painter);
    const size = Math.max(widthOf(box), heightOf(box));
    const across = heightOf(box) >= widthOf(box);
    const thread = mix(N.cream, N.white, 0.4);
    const random = createRandom(deriveSeed(seed, 'seam'));
    const { x, y } = middleOf(box);
    // A seam through the middle with stitches over it, and a patch.
    const reach = (across ? widthOf(box) : heightOf(box)) * 0.4;
    const seam = (t: number): Point =>
      across
        ? { x: x + (t - 0.5) * 2 * reach, y: y + Math.sin(t * 9) * size * 0.02 }
        : { x: x + Math.sin(t * 9) * size * 0.02, y: y + (t - 0.5) * 2 * reach };
    painter.stroke(
      (pen) => {
        for (let step = 0; step <= 8; step++) {
          const at = seam(step / 8);
          (step === 0 ? pen.moveTo : pen.lineTo).call(pen, at.x, at.y);
        }
      },
      COAL,
      size * 0.014,
    );
    for (let stitch = 0; stitch < 6; stitch++) {
      const at = seam((stitch + 0.5) / 6);
      const [dx, dy] = across ? [size * 0.018, size * 0.055] : [size * 0.055, size * 0.018];
      for (const [colour, width] of [
        [COAL, 0.036],
        [thread, 0.022],
      ] as const) {
        painter.stroke(
          (pen) => {
            pen.moveTo(at.x - dx, at.y - dy);
            pen.lineTo(at.x + dx, at.y + dy);
          },
          colour,
          size * width,
        );
      }
    }
    const half = Math.min(widthOf(box), heightOf(box)) * 0.17;
    const at = across ? { x: x + widthOf(box) * 0.12, y: y + heightOf(box) * 0.2 } : { x: x + widthOf(box) * 0.2, y };
    painter.at({ ...at, rotation: random.between(-0.25, 0.25) }, () => {
      painter.form(rectangle(-half, -half, half * 2, half * 2, half * 0.15), oklch(0.62, 0.1, 45), { rim: 0.3 });
      for (let side = 0; side < 4; side++) {
        painter.at({ rotation: (side * Math.PI) / 2 }, () => {
          for (const along of [-0.55, 0, 0.55]) {
            painter.stroke(
              (pen) => {
                pen.moveTo(along * half, -half * 1.15);
                pen.lineTo(along * half, -half * 0.78);
              },
              thread,
              half * 0.11,
            );
          }
        });
      }
    });
  },
  burning(thing) {
    const { painter, box } = thing;
    inColours(thing, charred(0.3));
    const [wide, tall] = [Math.max(widthOf(box), heightOf(box) * 0.5), Math.max(heightOf(box), widthOf(box) * 0.6)];
    drawFlames(
      painter,
      { x: middleOf(box).x, y: box.bottom - tall * 0.06, width: wide * 0.95, height: tall * 1.15 },
      painter.seconds,
    );
    painter.glow(middleOf(box).x, middleOf(box).y, wide * 1.8, oklch(0.75, 0.17, 60), 0.35);
  },
  burnt(thing) {
    const { painter, box, seed } = thing;
    inColours(thing, charred(0.82));
    const random = createRandom(deriveSeed(seed, 'embers'));
    const size = Math.min(widthOf(box), heightOf(box));
    for (let ember = 0; ember < 5; ember++) {
      const glow = 0.5 + 0.5 * Math.sin(painter.seconds * random.between(1.5, 3) + ember * 2);
      drawEmber(
        painter,
        {
          x: random.between(box.left + size * 0.2, box.right - size * 0.2),
          y: random.between(box.top + heightOf(box) * 0.3, box.bottom - heightOf(box) * 0.08),
          radius: size * 0.02,
        },
        glow,
      );
    }
    smoke(thing, oklch(0.45, 0.008, 260), 0.8);
  },
  smoking(thing) {
    thing.draw(thing.painter);
    smoke(thing, oklch(0.6, 0.01, 250), 1);
  },
  glowing(thing) {
    const { painter, box } = thing;
    const { x, y } = middleOf(box);
    const size = Math.max(widthOf(box), heightOf(box));
    const light = mix(painter.palette.lamp, oklch(0.93, 0.1, 95), 0.6);
    const pulse = 0.85 + 0.15 * Math.sin(painter.seconds * 2.4);
    painter.glow(x, y, size * 1.7, light, 0.95 * pulse);
    painter.at({ x, y, alpha: 0.28 * pulse }, () => {
      for (let ray = 0; ray < 12; ray++) {
        const angle = (ray / 12) * Math.PI * 2 + 0.1;
        const long = size * (ray % 2 === 0 ? 1.15 : 0.9);
        painter.form(
          polygon([
            { x: Math.cos(angle - 0.05) * size * 0.5, y: Math.sin(angle - 0.05) * size * 0.5 },
            { x: Math.cos(angle) * long, y: Math.sin(angle) * long },
            { x: Math.cos(angle + 0.05) * size * 0.5, y: Math.sin(angle + 0.05) * size * 0.5 },
          ]),
          light,
          { luminous: true, line: 0, rim: 0 },
        );
      }
    });
    inColours(thing, (colour) => mix(shade(colour, 0.12), light, 0.16));
    painter.glow(x, y, size * 0.75, light, 0.3 * pulse);
    for (const [index, [dx, dy]] of (
      [
        [-0.52, -0.42],
        [0.55, -0.2],
        [0.38, 0.5],
      ] as const
    ).entries()) {
      drawSparkle(
        painter,
        {
          x: x + dx * size,
          y: y + dy * size,
          radius: size * 0.09 * (0.7 + 0.3 * Math.sin(painter.seconds * 3 + index * 2)),
        },
        light,
      );
    }
  },
  wet(thing) {
    const { painter, box, seed } = thing;
    inColours(thing, (colour) => shade(mix(colour, oklch(0.45, 0.06, 240), 0.2), -0.1, 1.1));
    const random = createRandom(deriveSeed(seed, 'drops'));
    const size = Math.max(widthOf(box), heightOf(box)) ** 0.5 * Math.min(widthOf(box), heightOf(box)) ** 0.5;
    for (let drop = 0; drop < 9; drop++) {
      const x = random.between(box.left + widthOf(box) * 0.12, box.right - widthOf(box) * 0.12);
      const falls = drop < 4;
      const age = (painter.seconds / 1.3 + random.next()) % 1;
      const y = falls
        ? box.bottom - size * 0.05 + size * 0.4 * age * age
        : random.between(box.top + heightOf(box) * 0.15, box.bottom);
      drawDrop(painter, { x: x, y: y, size: size * random.between(0.05, 0.09) }, falls ? 1 - age * 0.7 : 0.95);
    }
    painter.patch(
      ellipse(middleOf(box).x, box.bottom + size * 0.02, widthOf(box) * 0.62, size * 0.06),
      mix(painter.palette.skyLow, N.sky, 0.4),
      0.55,
    );
  },
  dirty(thing) {
    const { painter, box, seed, draw } = thing;
    const mud = oklch(0.36, 0.045, 65);
    const size = Math.min(widthOf(box), heightOf(box));
    const spots = (own: Painter): void => {
      const random = createRandom(deriveSeed(seed, 'mud'));
      for (let spot = 0; spot < 11; spot++) {
        const at = { x: random.between(box.left, box.right), y: random.between(box.top, box.bottom) };
        const radius = size * random.between(0.04, 0.15);
        own.patch(ellipse(at.x, at.y, radius, radius * random.between(0.6, 1), random.between(0, 3)), mud, 0.75);
        own.patch(ellipse(at.x + radius * 1.3, at.y + radius * 0.4, radius * 0.22, radius * 0.2), mud, 0.7);
      }
    };
    draw(
      markedPainter(
        tintedPainter(painter, (colour) => mix(colour, mud, 0.28)),
        spots,
      ),
    );
  },
};

function smoke({ painter, box, seed }: StatedThing, colour: Colour, strength: number): void {
  const wide = Math.max(widthOf(box), heightOf(box) * 0.6);
  drawSmoke(
    painter,
    { x: middleOf(box).x, y: box.top + heightOf(box) * 0.3, width: wide * 0.7, height: wide * 1.6 },
    { seconds: painter.seconds, strength, seed, colour },
  );
}

/** Draws any thing in a state, from its size alone. */
export function drawInState(state: ItemState, thing: StatedThing): void {
  if (state === 'whole') {
    thing.draw(thing.painter);
  } else {
    STATES[state](thing);
  }
}
