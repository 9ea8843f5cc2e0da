import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { EMOTIONS } from '#src/shared/catalogue/shots.ts';
import { ACCESSORIES, HAIR_SHAPES, HATS, OUTFITS, type PersonFigure } from '../../../story/figure-spec.ts';
import { POSES } from '../../../story/film-plan.ts';
import { createPainter } from '../../create-painter.ts';
import type { DrawingContext } from '../../drawing-surface.ts';
import { RESTING_STATE, type FigureState } from '../../figure-rig.ts';
import { findLook } from '../../looks/look-table.ts';
import { createPalette } from '../../palettes.ts';
import { createPerson } from './create-person.ts';

const KEEPER: PersonFigure = {
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 1,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'coat',
  colours: ['crimson', 'cream'],
  accessories: [],
  seed: 11,
};
const WIDTH = 200;
const HEIGHT = 240;
const SCALE = 96;
const GROUND = 210;

interface Drawing {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

function drawPerson(spec: PersonFigure, change: Partial<FigureState> = {}): Drawing {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d') as unknown as DrawingContext;
  context.setTransform(SCALE, 0, 0, SCALE, WIDTH / 2, GROUND);
  const palette = createPalette({
    timeOfDay: 'noon',
    weather: 'clear',
    indoor: false,
    emotion: 'neutral',
    tension: 0,
    seed: 1,
  });
  const painter = createPainter({
    context,
    palette,
    look: findLook('gouache'),
    light: { x: -0.6, y: -0.8, strength: 1 },
    seed: 3,
    pixel: 1 / SCALE,
  });
  createPerson(spec).draw(painter, { ...RESTING_STATE, ...change });
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return { data, width: WIDTH, height: HEIGHT };
}

const alphaAt = ({ data, width }: Drawing, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;

function lowestRow(drawing: Drawing): number {
  for (let y = drawing.height - 1; y >= 0; y--) {
    for (let x = 0; x < drawing.width; x++) {
      if (alphaAt(drawing, x, y) > 128) {
        return y;
      }
    }
  }
  return -1;
}

/** Rows and columns where two drawings differ visibly. */
function difference(
  first: Drawing,
  second: Drawing,
): { count: number; top: number; bottom: number; left: number; right: number } {
  const found = { count: 0, top: Infinity, bottom: -1, left: Infinity, right: -1 };
  for (let y = 0; y < first.height; y++) {
    for (let x = 0; x < first.width; x++) {
      const at = (y * first.width + x) * 4;
      let sum = 0;
      for (let channel = 0; channel < 4; channel++) {
        sum += Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0));
      }
      if (sum <= 24) {
        continue;
      }
      found.count++;
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
    }
  }
  return found;
}

function histogram({ data }: Drawing): number[] {
  const bins = new Array<number>(64).fill(0);
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) {
      continue;
    }
    const bin = ((data[at] ?? 0) >> 6) * 16 + ((data[at + 1] ?? 0) >> 6) * 4 + ((data[at + 2] ?? 0) >> 6);
    bins[bin] = (bins[bin] ?? 0) + 1;
    total++;
  }
  return bins.map((count) => count / total);
}

const overlap = (first: number[], second: number[]): number =>
  first.reduce((sum, share, index) => sum + Math.min(share, second[index] ?? 0), 0);

test('the same person in the same state is the same picture', () => {
  const state = { pose: 'talk', seconds: 1.25, speaking: true, emotion: 'happy', turn: 0.6 } as const;
  expect(drawPerson(KEEPER, state).data).toEqual(drawPerson(KEEPER, state).data);
});

test.each(POSES)('in the pose %s a body stands on the ground or above it', (pose) => {
  for (const turn of [0, 0.7, -Math.PI / 2]) {
    for (const seconds of [0, 0.4]) {
      const above = (GROUND - lowestRow(drawPerson({ ...KEEPER, outfit: 'shirt' }, { pose, turn, seconds }))) / SCALE;
      expect(above).toBeGreaterThan(-0.09);
      expect(above).toBeLessThan(['jump', 'run', 'cheer', 'climb', 'fall', 'swim', 'fly'].includes(pose) ? 0.45 : 0.09);
    }
  }
});

test.each(POSES)('in the pose %s the head is where it is said to be', (pose) => {
  for (const turn of [0, 0.7]) {
    const bald: PersonFigure = { ...KEEPER, hair: 'bald', outfit: 'shirt' };
    const rig = createPerson(bald);
    const head = rig.head(pose, turn);
    const drawing = drawPerson(bald, { pose, turn });
    const drawn = differenceOfHeads(drawing, drawPerson({ ...bald, skin: 5 }, { pose, turn }), head);
    expect(Math.abs(drawn.x - head.x)).toBeLessThan(head.radius * 0.3);
    expect(Math.abs(drawn.y - head.y)).toBeLessThan(head.radius * 0.3);
  }
});

/** The middle of what changes with the colour of the skin within two radii of a head. */
function differenceOfHeads(
  first: Drawing,
  second: Drawing,
  head: { x: number; y: number; radius: number },
): { x: number; y: number } {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = 0; y < first.height; y++) {
    for (let x = 0; x < first.width; x++) {
      const at = (y * first.width + x) * 4;
      const changed = Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0)) > 40;
      const away = Math.hypot((x - WIDTH / 2) / SCALE - head.x, (y - GROUND) / SCALE - head.y);
      if (!changed || away > head.radius * 1.08) {
        continue;
      }
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return { x: ((box.left + box.right) / 2 - WIDTH / 2) / SCALE, y: ((box.top + box.bottom) / 2 - GROUND) / SCALE };
}

test('the nine emotions are nine faces', () => {
  const faces = EMOTIONS.map((emotion) => drawPerson(KEEPER, { emotion, turn: 0.1 }));
  for (let first = 0; first < faces.length; first++) {
    for (let second = first + 1; second < faces.length; second++) {
      expect(difference(faces[first] as Drawing, faces[second] as Drawing).count).toBeGreaterThan(25);
    }
  }
});

test('a speaking mouth moves the lower face and nothing else', () => {
  const rig = createPerson(KEEPER);
  const head = rig.head('stand', 0);
  const moved = difference(
    drawPerson(KEEPER),
    drawPerson(KEEPER, { mouth: { open: 0.9, width: 0.1, round: 0, teeth: false } }),
  );
  expect(moved.count).toBeGreaterThan(20);
  expect((moved.top - GROUND) / SCALE).toBeGreaterThan(head.y + head.radius * 0.35);
  expect((moved.bottom - GROUND) / SCALE).toBeLessThan(head.y + head.radius * 1.4);
  expect((moved.left - WIDTH / 2) / SCALE).toBeGreaterThan(head.x - head.radius * 1.05);
  expect((moved.right - WIDTH / 2) / SCALE).toBeLessThan(head.x + head.radius * 1.05);
});

test('a blink shuts the eyes', () => {
  const head = createPerson(KEEPER).head('stand', 0);
  const moved = difference(drawPerson(KEEPER), drawPerson(KEEPER, { blink: 1 }));
  expect(moved.count).toBeGreaterThan(20);
  expect((moved.bottom - GROUND) / SCALE).toBeLessThan(head.y + head.radius * 0.5);
});

test('two descriptions are two silhouettes', () => {
  const other = drawPerson({
    ...KEEPER,
    gender: 'masculine',
    build: 'broad',
    hair: 'cropped',
    outfit: 'shirt',
    seed: 5,
  });
  const own = drawPerson(KEEPER);
  let differing = 0;
  let covered = 0;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [a, b] = [alphaAt(own, x, y) > 128, alphaAt(other, x, y) > 128];
      if (a || b) {
        covered++;
      }
      if (a !== b) {
        differing++;
      }
    }
  }
  expect(differing / covered).toBeGreaterThan(0.15);
});

test('a person keeps its colours from every side', () => {
  const views = [0, 0.7, Math.PI / 2, 2.36, Math.PI].map((turn) => histogram(drawPerson(KEEPER, { turn })));
  for (const view of views) {
    expect(overlap(view, views[0] as number[])).toBeGreaterThan(0.55);
  }
});

test('light comes from the same side when a person faces the other way', () => {
  const brightness = (turn: number): number => {
    const drawing = drawPerson({ ...KEEPER, hair: 'bald', outfit: 'shirt', colours: ['grey', 'grey'] }, { turn });
    const head = createPerson({ ...KEEPER, hair: 'bald' }).head('stand', turn);
    const row = Math.round(GROUND + (head.y - head.radius * 0.6) * SCALE);
    const sample = (side: number): number =>
      drawing.data[(row * WIDTH + Math.round(WIDTH / 2 + (head.x + side * head.radius * 0.5) * SCALE)) * 4] ?? 0;
    return sample(-1) - sample(1);
  };
  expect(brightness(0.7)).toBeGreaterThan(0);
  expect(brightness(-0.7)).toBeGreaterThan(0);
});

test('every hair, hat, outfit and accessory is drawn from every side and shows', () => {
  const plain: PersonFigure = { ...KEEPER, hair: 'bald', outfit: 'shirt' };
  const variants: PersonFigure[] = [
    ...HAIR_SHAPES.filter((hair) => hair !== 'bald').map((hair) => ({ ...plain, hair })),
    ...HATS.filter((hat) => hat !== 'none').map((hat) => ({ ...plain, hat })),
    ...OUTFITS.filter((outfit) => outfit !== 'shirt').map((outfit) => ({ ...plain, outfit })),
    ...ACCESSORIES.map((accessory) => ({ ...plain, accessories: [accessory] })),
  ];
  const base = drawPerson(plain, { turn: -0.4 });
  for (const variant of variants) {
    expect(difference(drawPerson(variant, { turn: -0.4 }), base).count).toBeGreaterThan(2);
    drawPerson(variant, { turn: 2.4 });
  }
});

test('new clothes, hats and hair are drawn at every age and from every side', () => {
  const ages = ['child', 'youth', 'adult', 'old'] as const;
  const genders = ['feminine', 'masculine', 'neutral'] as const;
  const turns = [0, 0.6, -0.6, Math.PI / 2, -Math.PI / 2, 2.4, Math.PI];
  const wardrobe = [OUTFITS, HATS, HAIR_SHAPES] as const;
  const most = Math.max(...wardrobe.map((list) => list.length));
  for (let index = 0; index < most * 2; index++) {
    const [outfit, hat, hair] = [
      OUTFITS[index % OUTFITS.length],
      HATS[index % HATS.length],
      HAIR_SHAPES[index % HAIR_SHAPES.length],
    ] as [PersonFigure['outfit'], PersonFigure['hat'], PersonFigure['hair']];
    const spec: PersonFigure = {
      ...KEEPER,
      age: ages[index % 4] as PersonFigure['age'],
      gender: genders[index % 3] as PersonFigure['gender'],
      outfit,
      hat,
      hair,
      features: { eyes: 'almond', nose: 'broad', jaw: 'square', brows: 'full', lips: 'full' },
    };
    const drawing = drawPerson(spec, { turn: turns[index % turns.length] as number, pose: 'walk' });
    expect(drawing.data.some((value, at) => at % 4 === 3 && value > 200)).toBe(true);
  }
});

test('a thing is drawn in the hand that holds it', () => {
  const places: { x: number; y: number }[] = [];
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d') as unknown as DrawingContext;
  context.setTransform(SCALE, 0, 0, SCALE, WIDTH / 2, GROUND);
  const palette = createPalette({
    timeOfDay: 'noon',
    weather: 'clear',
    indoor: false,
    emotion: 'neutral',
    tension: 0,
    seed: 1,
  });
  const painter = createPainter({
    context,
    palette,
    look: findLook('gouache'),
    light: { x: -0.6, y: -0.8, strength: 1 },
    seed: 3,
    pixel: 1 / SCALE,
  });
  const rig = createPerson(KEEPER, {
    drawItem: (_painter, item) => {
      expect(item).toBe('lantern');
      const { e, f } = (
        canvas.getContext('2d') as unknown as { getTransform(): { e: number; f: number } }
      ).getTransform();
      places.push({ x: e, y: f });
    },
  });
  rig.draw(painter, { ...RESTING_STATE, pose: 'hold', holds: 'lantern' });
  expect(places).toHaveLength(1);
  const place = places[0] as { x: number; y: number };
  expect((GROUND - place.y) / SCALE).toBeGreaterThan(rig.heightMetres * 0.3);
  expect((GROUND - place.y) / SCALE).toBeLessThan(rig.heightMetres * 0.75);
});
