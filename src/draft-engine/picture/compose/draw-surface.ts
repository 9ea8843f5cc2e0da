import { isIndoor, type PlaceKind } from '../../story/place-spec.ts';
import { css, mix, NAMED_COLOURS, oklch, shade, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { blob, ellipse, polygon } from '../shape.ts';

/** Size of the surface under an item of a close shot. Metres; the origin is the item's foot. */
export interface SurfaceSize {
  /** Of the item. */
  width: number;
  height: number;
  /** Of the frame at its depth. */
  frameWidth: number;
  frameHeight: number;
}

const METAL = new Set<PlaceKind>(['spaceship', 'laboratory', 'control_room', 'factory', 'hospital', 'workshop']);
const PAVED = /street|city|town|market|square|harbour|station|roof|bridge|alley|park/;

/** Draws a table, a steel bench, a coping or a rock under an item, as suits the place, with light on it. */
export function drawSurface(painter: Painter, place: PlaceKind, size: SurfaceSize): void {
  painter.glow(
    0,
    -size.height * 0.55,
    Math.max(size.width, size.height) * 1.15,
    mix(painter.palette.key, painter.palette.lamp, 0.4),
    0.3,
  );
  if (isIndoor(place)) {
    drawTable(painter, size, METAL.has(place));
  } else if (PAVED.test(place)) {
    drawCoping(painter, size);
  } else {
    drawRock(
      painter,
      size,
      /desert|beach|sea|coast|underwater|reef|island/.test(place) ? oklch(0.66, 0.05, 75) : oklch(0.5, 0.025, 140),
    );
  }
  const { context, palette } = painter;
  const reach = Math.max(size.width, size.height) * 1.2;
  context.save();
  context.scale(1, 0.16);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  const dark = mix(palette.near, palette.ambient, 0.3);
  pool.addColorStop(0, css(dark, 0.6));
  pool.addColorStop(0.4, css(dark, 0.32));
  pool.addColorStop(1, css(dark, 0));
  context.fillStyle = pool;
  context.fillRect(-reach, -reach, reach * 2, reach * 2);
  context.restore();
}

/** Draws a small table (in nature a flat stone) under an item above the ground. */
export function drawStand(painter: Painter, place: PlaceKind, thingWidth: number, above: number): void {
  const half = Math.max(0.24, Math.min(0.5, thingWidth * 0.75));
  painter.groundShadow(0, above, half * 1.2, 0.7);
  if (!isIndoor(place) && !PAVED.test(place)) {
    const stone = oklch(0.5, 0.025, 110);
    painter.form(
      blob(
        [
          { x: -half * 1.25, y: above },
          { x: -half * 1.05, y: above * 0.4 },
          { x: -half * 0.9, y: 0 },
          { x: half * 0.85, y: -0.01 },
          { x: half * 1.1, y: above * 0.5 },
          { x: half * 1.4, y: above },
        ],
        0.45,
      ),
      stone,
      { modelling: 1.1 },
    );
    painter.form(ellipse(0, 0.01, half * 0.92, 0.05), shade(stone, 0.09), { modelling: 0.4, rim: 0 });
    return;
  }
  const wood: Colour = METAL.has(place) ? oklch(0.6, 0.015, 230) : oklch(0.46, 0.08, 55);
  if (!isIndoor(place)) {
    painter.form((pen) => pen.rect(-half, 0.02, half * 2, above - 0.02), wood, { modelling: 0.8 });
    for (let board = 1; board < 4; board++) {
      painter.stroke(
        (pen) => {
          pen.moveTo(-half, (above * board) / 4);
          pen.lineTo(half, (above * board) / 4);
        },
        shade(wood, -0.16),
        0.014,
        0.8,
      );
    }
    for (const x of [-half, half - 0.07]) {
      painter.form((pen) => pen.rect(x, 0.02, 0.07, above - 0.02), shade(wood, 0.05), { modelling: 0.5 });
    }
    painter.form(
      polygon([
        { x: -half * 0.9, y: -0.04 },
        { x: half * 0.9, y: -0.04 },
        { x: half * 1.06, y: 0.05 },
        { x: -half * 1.06, y: 0.05 },
      ]),
      shade(wood, 0.08),
      { modelling: 0.4 },
    );
    return;
  }
  painter.form(
    polygon([
      { x: -0.035, y: 0.03 },
      { x: 0.035, y: 0.03 },
      { x: 0.05, y: above - 0.05 },
      { x: -0.05, y: above - 0.05 },
    ]),
    shade(wood, -0.08),
  );
  painter.form(ellipse(0, above - 0.03, half * 0.62, 0.05), shade(wood, -0.12));
  painter.form(ellipse(0, 0.045, half, 0.065), shade(wood, -0.14), { rim: 0 });
  painter.form(ellipse(0, 0.012, half, 0.062), shade(wood, 0.04), { modelling: 0.6 });
}

function lightOn(painter: Painter, size: SurfaceSize, top: number, front: number): void {
  const { context, palette } = painter;
  const side = painter.light.x >= 0 ? 1 : -1;
  const reach = size.frameWidth * 0.5;
  context.save();
  context.translate(side * size.width * 0.35, (top + front) / 2);
  context.scale(1, (front - top) / reach);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  light.addColorStop(0, css(mix(palette.key, palette.lamp, 0.4), 0.42));
  light.addColorStop(1, css(palette.key, 0));
  context.fillStyle = light;
  context.fillRect(-reach, -reach, reach * 2, reach * 2);
  context.restore();
}

function drawTable(painter: Painter, size: SurfaceSize, metal: boolean): void {
  const { frameWidth: wide, frameHeight: tall } = size;
  const [top, front, edge, low] = [-tall * 0.07, tall * 0.1, tall * 0.135, tall];
  const wood: Colour = metal ? oklch(0.66, 0.015, 230) : oklch(0.52, 0.085, 55);
  const far = -wide * 0.56;
  const slab = polygon([
    { x: far, y: top },
    { x: wide, y: top },
    { x: wide, y: front },
    { x: far - wide * 0.1, y: front },
  ]);
  painter.form(slab, wood, { modelling: 0.5, rim: 0 });
  painter.within(slab, () => {
    for (let index = 0; index < 9; index++) {
      const y = top + (front - top) * ((index + 0.5) / 9) ** 1.3;
      painter.stroke(
        (pen) => {
          pen.moveTo(-wide, y);
          pen.bezierCurveTo(-wide * 0.3, y + tall * 0.006, wide * 0.2, y - tall * 0.006, wide, y + tall * 0.003);
        },
        shade(wood, index % 3 === 0 ? 0.05 : -0.07),
        tall * (metal ? 0.002 : 0.004),
        metal ? 0.3 : 0.55,
      );
    }
    lightOn(painter, size, top, front);
  });
  painter.form(
    polygon([
      { x: far - wide * 0.1, y: front },
      { x: wide, y: front },
      { x: wide, y: edge },
      { x: far - wide * 0.1, y: edge },
    ]),
    shade(wood, -0.08),
    { modelling: 0.4, rim: 0.3 },
  );
  painter.form(
    polygon([
      { x: far - wide * 0.06, y: edge },
      { x: wide, y: edge },
      { x: wide, y: low },
      { x: far - wide * 0.06, y: low },
    ]),
    shade(wood, -0.22),
    { modelling: 0.5, rim: 0 },
  );
  if (metal) {
    return;
  }
  // A cloth under the item, off centre, that hangs over the edge.
  const cloth = mix(NAMED_COLOURS.cream, painter.palette.accent, 0.12);
  const [l, r] = [-size.width * 0.5 - wide * 0.1, size.width * 0.5 + wide * 0.17];
  const skirt = (pen: Parameters<Parameters<Painter['form']>[0]>[0]): void => {
    pen.moveTo(l - wide * 0.035, front);
    pen.lineTo(r + wide * 0.015, front);
    pen.bezierCurveTo(r + wide * 0.02, edge, r + wide * 0.03, low * 0.34, r + wide * 0.01, low * 0.4);
    const step = (r - l) / 6;
    for (let index = 0; index < 6; index++) {
      pen.quadraticCurveTo(
        r - step * (index + 0.5),
        low * (0.4 + (index % 2 === 0 ? 0.045 : -0.01)),
        r - step * (index + 1) - wide * 0.02,
        low * 0.4,
      );
    }
    pen.bezierCurveTo(l - wide * 0.03, low * 0.3, l - wide * 0.04, edge, l - wide * 0.035, front);
    pen.closePath();
  };
  painter.form(
    polygon([
      { x: l, y: top * 0.8 },
      { x: r, y: top * 0.8 },
      { x: r + wide * 0.015, y: front },
      { x: l - wide * 0.035, y: front },
    ]),
    cloth,
    { modelling: 0.5, rim: 0 },
  );
  painter.form(skirt, shade(cloth, -0.05), { modelling: 0.7, rim: 0.2 });
  painter.within(skirt, () => {
    painter.patch(
      polygon([
        { x: l - wide, y: low * 0.31 },
        { x: r + wide, y: low * 0.31 },
        { x: r + wide, y: low * 0.345 },
        { x: l - wide, y: low * 0.345 },
      ]),
      painter.palette.accent,
      0.55,
    );
    for (let index = 1; index < 6; index++) {
      const x = l + ((r - l) * index) / 6;
      painter.stroke(
        (pen) => {
          pen.moveTo(x, front);
          pen.quadraticCurveTo(x - wide * 0.01, low * 0.25, x - wide * 0.015, low * 0.44);
        },
        shade(cloth, -0.2),
        wide * 0.006,
        0.35,
      );
    }
  });
}

function drawCoping(painter: Painter, size: SurfaceSize): void {
  const { frameWidth: wide, frameHeight: tall } = size;
  const stone = oklch(0.6, 0.02, 70);
  const [top, front, edge] = [-tall * 0.06, tall * 0.09, tall * 0.16];
  const slab = polygon([
    { x: -wide, y: top },
    { x: wide, y: top },
    { x: wide, y: front },
    { x: -wide, y: front },
  ]);
  painter.form(slab, stone, { modelling: 0.5, rim: 0 });
  painter.within(slab, () => lightOn(painter, size, top, front));
  painter.form(
    polygon([
      { x: -wide, y: front },
      { x: wide, y: front },
      { x: wide, y: edge },
      { x: -wide, y: edge },
    ]),
    shade(stone, -0.1),
    { modelling: 0.4, rim: 0.3 },
  );
  painter.form(
    polygon([
      { x: -wide, y: edge },
      { x: wide, y: edge },
      { x: wide, y: tall },
      { x: -wide, y: tall },
    ]),
    shade(stone, -0.24),
    { modelling: 0.5, rim: 0 },
  );
  for (let row = 0; row < 5; row++) {
    for (let index = -4; index < 5; index++) {
      const x = (index + (row % 2) * 0.5) * wide * 0.2;
      if (painter.random.chance(0.6)) {
        painter.patch(
          (pen) => pen.rect(x + wide * 0.006, edge + tall * (0.012 + row * 0.1), wide * 0.188, tall * 0.086),
          shade(stone, painter.random.between(-0.24, -0.14)),
          0.8,
        );
      }
    }
  }
  for (const x of [-0.33, 0.19]) {
    painter.stroke(
      (pen) => {
        pen.moveTo(x * wide, top);
        pen.lineTo(x * wide * 1.05, front);
        pen.lineTo(x * wide * 1.05, edge);
      },
      shade(stone, -0.25),
      tall * 0.005,
      0.7,
    );
  }
}

function drawRock(painter: Painter, size: SurfaceSize, stone: Colour): void {
  const { frameWidth: wide, frameHeight: tall } = size;
  const top = -tall * 0.05;
  painter.form(
    blob(
      [
        { x: -wide * 0.42, y: tall * 0.05 },
        { x: -wide * 0.24, y: top },
        { x: wide * 0.1, y: top * 1.2 },
        { x: wide * 0.36, y: tall * 0.02 },
        { x: wide * 0.7, y: tall * 0.16 },
        { x: wide, y: tall },
        { x: -wide * 0.8, y: tall },
        { x: -wide * 0.6, y: tall * 0.2 },
      ],
      0.25,
    ),
    shade(stone, -0.12),
    { modelling: 0.9, rim: 0.3 },
  );
  const face = blob(
    [
      { x: -wide * 0.41, y: tall * 0.05 },
      { x: -wide * 0.22, y: top },
      { x: wide * 0.1, y: top * 1.2 },
      { x: wide * 0.36, y: tall * 0.025 },
      { x: wide * 0.14, y: tall * 0.11 },
      { x: -wide * 0.2, y: tall * 0.1 },
    ],
    0.3,
  );
  painter.form(face, shade(stone, 0.06), { modelling: 0.5, rim: 0 });
  painter.within(face, () => lightOn(painter, size, top, tall * 0.11));
  for (const [x, y, slope] of [
    [-0.2, 0.14, 0.1],
    [0.16, 0.16, -0.06],
    [0.42, 0.2, 0.05],
  ] as const) {
    painter.stroke(
      (pen) => {
        pen.moveTo(x * wide, y * tall);
        pen.lineTo((x + slope * 0.5) * wide, (y + 0.14) * tall);
        pen.lineTo((x + slope) * wide, (y + 0.4) * tall);
      },
      shade(stone, -0.28),
      tall * 0.006,
      0.6,
    );
  }
  for (let index = 0; index < 7; index++) {
    painter.patch(
      ellipse(
        wide * painter.random.between(-0.5, 0.5),
        tall * painter.random.between(0.2, 0.5),
        wide * painter.random.between(0.01, 0.04),
        tall * painter.random.between(0.008, 0.02),
      ),
      shade(stone, painter.random.between(-0.06, 0.08)),
      0.5,
    );
  }
}
