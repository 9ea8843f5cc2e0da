import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { boatColourOf, type PlaceKind } from '../../story/place-spec.ts';
import { type Colour, mix, NAMED_COLOURS as N, oklch, shade } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { blob, ellipse, type Point } from '../shape.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { WorldPlane } from '../world.ts';
import type { PlacedActor, PlacedItem } from './blocking.ts';

/** Places without solid ground, and what carries figures there. */
const FOOTINGS: Partial<Record<PlaceKind, 'boat' | 'cloud' | 'rock'>> = { sea: 'boat', sky: 'cloud', space: 'rock' };

/** Metres between actors who share a boat or a rock. */
const SHOULDER_ROOM = 1.15;

/** True for whoever swims at any time of the shot. */
const swims = ({ actors }: Pick<ShotDrawing, 'actors'>, { index }: PlacedActor): boolean =>
  actors[index]?.pose === 'swim' || actors[index]?.keyframes?.some(({ pose }) => pose === 'swim') === true;

/** Moves the actors on a boat, a cloud or a rock close together, in their order; the subject keeps its place. */
export function gatherOnFooting(
  place: PlaceKind,
  actors: readonly PlacedActor[],
  items: readonly PlacedItem[],
  { drawing, subjectIndex }: { drawing: Pick<ShotDrawing, 'actors'>; subjectIndex: number },
): void {
  if (!FOOTINGS[place]) {
    return;
  }
  const standing = actors
    .filter((actor) => !actor.overShoulder && !swims(drawing, actor))
    .sort((first, second) => first.x - second.x || first.index - second.index);
  if (standing.length === 0) {
    return;
  }
  const middle =
    standing.find((actor) => actor.index === subjectIndex) ?? (standing[standing.length >> 1] as PlacedActor);
  const from = standing.indexOf(middle);
  for (const step of [-1, 1]) {
    for (let at = from + step; at >= 0 && at < standing.length; at += step) {
      const [near, far] = [standing[at - step] as PlacedActor, standing[at] as PlacedActor];
      const most = Math.max(SHOULDER_ROOM, (near.rig.widthMetres + far.rig.widthMetres) * 0.75);
      far.x = step < 0 ? Math.max(far.x, near.x - most) : Math.min(far.x, near.x + most);
    }
  }
  for (const actor of standing) {
    actor.z = middle.z + Math.max(-0.3, Math.min(0.3, actor.z - middle.z));
  }
  for (const item of items) {
    item.x = middle.x + Math.max(-1.4, Math.min(1.4, item.x - middle.x));
    item.z = middle.z + Math.max(-0.25, Math.min(0.25, item.z - middle.z));
  }
}

/**
 * Planes that carry the figures of a place without ground: a boat on the sea, a cloud bank in the sky, a rock in space.
 * None elsewhere.
 */
export function footingPlanes(
  drawing: Pick<ShotDrawing, 'place' | 'framing' | 'actors'>,
  actors: readonly PlacedActor[],
  items: readonly PlacedItem[],
  durationSeconds: number,
): WorldPlane[] {
  const kind = FOOTINGS[drawing.place.kind];
  if (!kind || drawing.framing === 'extreme_close') {
    return [];
  }
  const seed = deriveSeed(drawing.place.seed, 'footing', kind);
  const seen = actors.filter((actor) => !actor.overShoulder);
  const isAfloat = (actor: PlacedActor): boolean => actor.rig.floats || swims(drawing, actor);
  const afloat = seen.filter(isAfloat);
  const carried = seen.filter((actor) => !isAfloat(actor));
  const planes: WorldPlane[] = [];
  if (kind === 'boat') {
    for (const actor of afloat) {
      planes.push(
        plane('ripples', actor.z + 0.01, actor.x, actor.rig.widthMetres * 1.2, 0.4, (painter) =>
          drawRipples(painter, actor.rig.widthMetres),
        ),
      );
    }
  }
  if (carried.length === 0) {
    return planes;
  }
  const reach = (actor: PlacedActor): number =>
    actor.rig.widthMetres * 0.6 + (Math.abs(actor.speed) * durationSeconds) / 2;
  const left = Math.min(...carried.map((actor) => actor.x - reach(actor)), ...items.map((item) => item.x - 0.3));
  const right = Math.max(...carried.map((actor) => actor.x + reach(actor)), ...items.map((item) => item.x + 0.3));
  const x = (left + right) / 2;
  const half = (right - left) / 2;
  const depths = carried.map((actor) => actor.z);
  const [near, far] = [Math.min(...depths), Math.max(...depths)];
  if (kind === 'rock') {
    planes.push(
      plane('rock underfoot', far + 0.02, x, half * 1.2 + 1.2, 2.4, (painter) =>
        drawFloatingRock(painter, half + 0.55, seed),
      ),
    );
  }
  if (kind === 'cloud') {
    planes.push(
      plane('cloud behind', far + 0.02, x, half * 1.3 + 2, 1, (painter) =>
        drawCloudBank(painter, half + 1.1, 0.5, seed),
      ),
      plane('cloud before', near - 0.12, x, half * 1.3 + 2, 1, (painter) =>
        drawCloudBank(painter, half + 0.75, 0.13, seed + 1),
      ),
    );
  }
  if (kind === 'boat') {
    const hull = N[boatColourOf(drawing.place)];
    planes.push(
      plane('boat behind', far + 0.02, x, half + 2.2, 0.7, (painter) => drawBoatInside(painter, half + 0.85, hull)),
      plane('boat before', near - 0.12, x, half + 2.2, 0.7, (painter) => drawBoatSide(painter, half + 0.85, hull)),
    );
  }
  return planes;
}

function plane(
  name: string,
  z: number,
  x: number,
  half: number,
  below: number,
  draw: (painter: Painter) => void,
): WorldPlane {
  return {
    name,
    z,
    framed: true,
    bounds: { left: x - half, right: x + half, top: -1.6, bottom: below },
    draw: (painter) => painter.at({ x }, () => draw(painter)),
  };
}

/** Draws the far side of a rowing boat, its benches and its floor. */
function drawBoatInside(painter: Painter, half: number, hull: Colour): void {
  const wood = oklch(0.5, 0.075, 55);
  const water = mix(painter.palette.skyTop, painter.palette.near, 0.5);
  painter.patch(ellipse(0, 0.32, half * 1.06, 0.12), water, 0.5);
  painter.form(
    (pen) => {
      pen.moveTo(-half, -0.66);
      pen.bezierCurveTo(-half * 0.6, -0.48, half * 0.55, -0.46, half * 0.97, -0.56);
      pen.lineTo(half * 0.85, 0.1);
      pen.lineTo(-half * 0.85, 0.1);
      pen.closePath();
    },
    shade(wood, -0.16),
    { modelling: 0.6, rim: 0.4 },
  );
  for (let rib = -3; rib <= 3; rib++) {
    painter.stroke(
      (pen) => {
        pen.moveTo(rib * half * 0.26, -0.5);
        pen.lineTo(rib * half * 0.25, 0.05);
      },
      shade(wood, -0.05),
      0.045,
      0.8,
    );
  }
  painter.stroke(
    (pen) => {
      pen.moveTo(-half, -0.66);
      pen.bezierCurveTo(-half * 0.6, -0.48, half * 0.55, -0.46, half * 0.97, -0.56);
    },
    shade(hull, 0.06),
    0.07,
  );
  painter.form((pen) => pen.rect(-half * 0.62, -0.31, half * 0.26, 0.09), wood, { line: 0.7 });
  painter.form((pen) => pen.rect(half * 0.4, -0.3, half * 0.24, 0.09), wood, { line: 0.7 });
}

/** Draws the near side of the boat, in front of the feet, with the water along it. */
function drawBoatSide(painter: Painter, half: number, paint: Colour): void {
  const rail = (pen: {
    moveTo(x: number, y: number): void;
    bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): void;
  }): void => {
    pen.moveTo(-half * 1.04, -0.7);
    pen.bezierCurveTo(-half * 0.72, -0.26, -half * 0.3, -0.2, 0, -0.2);
    pen.bezierCurveTo(half * 0.4, -0.2, half * 0.72, -0.28, half, -0.58);
  };
  const hull = (pen: Parameters<Parameters<Painter['form']>[0]>[0]): void => {
    rail(pen);
    pen.lineTo(half * 0.88, 0.27);
    pen.quadraticCurveTo(0, 0.44, -half * 0.8, 0.27);
    pen.closePath();
  };
  painter.form(hull, paint, { modelling: 1 });
  painter.within(hull, () => {
    painter.patch(
      (pen) => {
        pen.moveTo(-half * 1.1, 0.14);
        pen.quadraticCurveTo(0, 0.3, half * 1.1, 0.14);
        pen.lineTo(half * 1.1, 0.6);
        pen.lineTo(-half * 1.1, 0.6);
        pen.closePath();
      },
      shade(paint, -0.24),
      0.75,
    );
    for (const drop of [0.16, 0.31]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(-half * 1.02, -0.68 + drop);
          pen.bezierCurveTo(-half * 0.7, -0.24 + drop, -half * 0.3, -0.2 + drop, 0, -0.2 + drop);
          pen.bezierCurveTo(half * 0.4, -0.2 + drop, half * 0.72, -0.28 + drop, half, -0.56 + drop);
        },
        shade(paint, -0.14),
        0.018,
        0.75,
      );
    }
  });
  painter.stroke(rail, mix(N.cream, painter.palette.ambient, 0.15), 0.075);
  for (const x of [-half * 0.42, half * 0.46]) {
    painter.form(ellipse(x, -0.26, 0.06, 0.08), shade(N.charcoal, 0.08), { line: 0.5 });
  }
  painter.stroke(
    (pen) => {
      pen.moveTo(half * 0.46, -0.28);
      pen.lineTo(half * 0.9 + 0.35, 0.3);
    },
    oklch(0.6, 0.08, 65),
    0.055,
  );
  painter.form(ellipse(half * 0.9 + 0.4, 0.35, 0.19, 0.06, 0.6), oklch(0.6, 0.08, 65), { line: 0.6 });
  const foam = mix(N.white, painter.palette.skyLow, 0.35);
  painter.patch(ellipse(-half * 0.1, 0.36, half * 0.9, 0.035), foam, 0.7);
  painter.patch(ellipse(-half * 0.86, 0.28, 0.26, 0.035), foam, 0.8);
  painter.patch(ellipse(half * 0.88, 0.3, 0.32, 0.03), foam, 0.7);
  painter.patch(ellipse(half * 0.2, 0.46, half * 0.8, 0.02), foam, 0.35);
}

/** Draws rings and drops around a swimmer. */
function drawRipples(painter: Painter, width: number): void {
  const foam = mix(N.white, painter.palette.skyLow, 0.3);
  for (const [share, alpha] of [
    [0.42, 0.85],
    [0.68, 0.55],
    [0.98, 0.3],
  ] as const) {
    painter.stroke(
      (pen) => pen.ellipse(0, 0.04, width * share, width * share * 0.13, 0, 0, Math.PI * 2),
      foam,
      width * 0.02,
      alpha,
    );
  }
  for (const [x, y, r] of [
    [-0.36, -0.18, 0.025],
    [-0.28, -0.3, 0.017],
    [0.34, -0.2, 0.022],
    [0.42, -0.32, 0.015],
    [0.26, -0.1, 0.018],
  ] as const) {
    painter.patch(ellipse(x * width, y * width * 0.7, r * width, r * width * 1.3), foam, 0.9);
  }
}

/** Draws a cloud bank: heaped above a flat base, in two tones. */
function drawCloudBank(painter: Painter, half: number, rise: number, seed: number): void {
  const random = createRandom(seed);
  const count = Math.max(6, Math.round(half * 4.5));
  const puffs = Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count) * 2 - 1;
    return {
      x: along * half,
      y: 0.3 - rise * (1 - along * along),
      radius: random.between(0.24, 0.4) * (1.1 - along * along * 0.45),
    };
  });
  const heap =
    (dx: number, dy: number) =>
    (pen: {
      moveTo(x: number, y: number): void;
      arc(x: number, y: number, r: number, a: number, b: number): void;
      closePath(): void;
    }): void => {
      for (const puff of puffs) {
        pen.moveTo(puff.x + dx + puff.radius, puff.y + dy);
        pen.arc(puff.x + dx, puff.y + dy, puff.radius, 0, Math.PI * 2);
        pen.closePath();
      }
    };
  const { palette, light } = painter;
  painter.patch(heap(0, 0), mix(N.white, palette.key, 0.4));
  painter.within(heap(0, 0), () => {
    painter.patch(heap(-light.x * 0.09, 0.13), mix(mix(N.white, palette.skyMiddle, 0.4), palette.skyLow, 0.3));
    painter.patch(heap(-light.x * 0.14, 0.3), mix(palette.skyMiddle, mix(N.white, palette.ambient, 0.3), 0.45));
  });
}

/** Draws a rock in space with a flat top. */
function drawFloatingRock(painter: Painter, half: number, seed: number): void {
  const random = createRandom(seed);
  const stone = oklch(0.52, 0.035, 50);
  const deep = Math.min(1.9, 0.75 + half * 0.5);
  const under: Point[] = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 8) * Math.PI;
    return {
      x: Math.cos(turn) * half * (index % 8 === 0 ? 1.02 : random.between(0.8, 0.98)),
      y: 0.04 + Math.sin(turn) * deep * random.between(0.78, 1.05),
    };
  });
  painter.form(blob([...under, { x: -half * 0.7, y: -0.13 }, { x: half * 0.7, y: -0.13 }], 0.6), shade(stone, -0.1), {
    modelling: 1.3,
  });
  for (let index = 1; index < 7; index += 2) {
    const [from, to] = [under[index] as Point, under[index + 1] as Point];
    painter.patch(
      (pen) => {
        pen.moveTo(from.x * 0.98, from.y * 0.96);
        pen.lineTo(to.x * 0.98, to.y * 0.96);
        pen.lineTo((from.x + to.x) * 0.32, 0.2);
        pen.closePath();
      },
      shade(stone, index % 4 === 1 ? -0.2 : -0.02),
      0.5,
    );
  }
  painter.form(ellipse(0, 0.01, half, 0.19), shade(stone, 0.05), { modelling: 0.6, rim: 0.6 });
  for (const [x, y, r] of [
    [-0.55, 0.03, 0.13],
    [0.5, -0.03, 0.1],
    [0.15, 0.1, 0.07],
  ] as const) {
    painter.patch(ellipse(x * half, y, r * half, r * 0.42), shade(stone, -0.14), 0.75);
  }
}
