/**
 * Draws contact sheets of the draft engine's repertoire into out/gallery: looks, places, people, emotions, creatures,
 * framings, deeds. `npm run gallery` draws all; `npm run gallery -- looks places` some. Of deeds: `--only=give,take`,
 * `--phase=before`, `--mood=tries`, `--negated`, `--pairs` (with somebody wherever that can be), `--dog`, `--captions`,
 * `--rows=10`, `--width=480`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import { facePlayed } from '#src/draft-engine/picture/pose-faces.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import { drawItemCard, drawPlaceCard, drawPortrait, drawStill } from '#src/draft-engine/picture/still.ts';
import { drawFigure } from '#src/draft-engine/story/casting/draw-figure.ts';
import type { PersonTraits } from '#src/draft-engine/story/casting/draw-person.ts';
import type { ConceptId } from '#src/draft-engine/story/concepts/concept.ts';
import {
  COLOUR_NAMES,
  ITEM_KINDS,
  SPECIES,
  SPIRIT_ELEMENTS,
  type FigureSpec,
  type ItemKind,
} from '#src/draft-engine/story/figure-spec.ts';
import { EFFECTS, ITEM_STATES, POSES, type Pose } from '#src/draft-engine/story/film-plan.ts';
import { PLACE_KINDS, TIMES_OF_DAY, WEATHERS } from '#src/draft-engine/story/place-spec.ts';
import { dressPerson } from '#src/draft-engine/story/worlds/people-of-world.ts';
import { WORLDS, type WorldId } from '#src/draft-engine/story/worlds/worlds.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { createRandom } from '#src/shared/random.ts';
import { deedSheets, GALLERY_OPTIONS } from './deed-frames.ts';
import { GIRL, KEEPER, actor, drawing, nth, person } from './gallery-drawings.ts';

const FOLDER = 'out/gallery';
const CELL = { width: 480, height: 270 };
const SQUARE = { width: 270, height: 270 };

type Cell = () => Surface;

async function sheet(
  name: string,
  columns: number,
  size: { width: number; height: number },
  cells: readonly Cell[],
): Promise<void> {
  const rows = Math.ceil(cells.length / columns);
  const canvas: Canvas = createCanvas(columns * (size.width + 6), rows * (size.height + 6));
  const context = canvas.getContext('2d');
  cells.forEach((cell, index) =>
    context.drawImage(
      cell() as unknown as Canvas,
      (index % columns) * (size.width + 6) + 3,
      Math.floor(index / columns) * (size.height + 6) + 3,
    ),
  );
  await writeFile(`${FOLDER}/${name}.jpg`, await canvas.encode('jpeg', 88));
  console.log(`${FOLDER}/${name}.jpg`);
}

const still =
  (changes: Partial<ShotDrawing>, size = CELL): Cell =>
  () =>
    drawStill(drawing(changes), size, skiaSurfaces, STAGE_MAKERS);
const portrait =
  (figure: FigureSpec, options: Parameters<typeof drawPortrait>[5] = {}): Cell =>
  () =>
    drawPortrait(figure, 'gouache', SQUARE, skiaSurfaces, STAGE_MAKERS, options);

/** Poses that are seen from the side. */
const SIDEWAYS: ReadonlySet<Pose> = new Set([
  'walk',
  'run',
  'pull',
  'crawl',
  'climb',
  'swim',
  'fly',
  'fall',
  'ride',
  'drive',
  'bow',
  'push',
]);
const HELD: Readonly<Partial<Record<Pose, ItemKind>>> = {
  throw: 'ball',
  eat: 'bread',
  drink: 'cup',
  pour: 'teapot',
  stir: 'wand',
  hammer: 'hammer',
  dig: 'staff',
  sweep: 'broom',
  write: 'pen',
  paint: 'brush',
  telephone: 'phone',
  photograph: 'camera',
  play_strings: 'guitar',
  blow: 'trumpet',
  cut: 'saw',
};

/** Every pose of one person at three moments, without anything in the hands and, where it has a usual tool, with it. */
const poseCells = (poses: readonly Pose[]): Cell[] =>
  poses.flatMap((pose, index) =>
    [0.2, 0.55, 1.5].map((seconds, moment) => {
      const holds = moment > 0 ? HELD[pose] : undefined;
      return () =>
        drawPortrait(
          index % 2 ? GIRL : person(4, { hat: 'none', facialHair: 'none' }),
          'gouache',
          POSE_CELL,
          skiaSurfaces,
          STAGE_MAKERS,
          {
            show: 'figure',
            state: {
              pose,
              seconds,
              turn: SIDEWAYS.has(pose) ? 1.5 : 0.65,
              ...facePlayed(pose, seconds, false),
              ...(holds ? { holds } : {}),
            },
          },
        );
    }),
  );
const POSE_CELL = { width: 150, height: 190 };

const DEED_CELL = { width: 320, height: 180 };
const STATE_CELL = { width: 150, height: 150 };

const stateCells = (): Cell[] =>
  (['cup', 'letter', 'box', 'guitar', 'dress', 'bicycle'] as const).flatMap((item) =>
    ITEM_STATES.map(
      (state) => () =>
        drawItemCard(item, 'gouache', STATE_CELL, skiaSurfaces, STAGE_MAKERS, {
          state,
          ...(state === 'whole' && item === 'box' ? { label: 'SALT 소금' } : {}),
        }),
    ),
  );

const effectCells = (): Cell[] =>
  EFFECTS.flatMap((kind) => [
    still(
      {
        framing: 'full',
        stillAt: 0.4,
        place: DEED_PLACE,
        actors: [actor(GIRL, { turn: 0.6 })],
        effects: [{ kind, on: { kind: 'actor', index: 0 }, from: 0.35, to: 1 }],
      },
      DEED_CELL,
    ),
    still(
      {
        framing: 'medium',
        stillAt: 0.4,
        place: DEED_PLACE,
        actors: [actor(KEEPER, { across: -0.4, turn: 0.6 })],
        items: [{ item: 'box', across: 0.4, behind: 0, above: 0.8 }],
        effects: [{ kind, on: { kind: 'item', index: 0 }, from: 0.35, to: 1 }],
      },
      DEED_CELL,
    ),
    still({ framing: 'medium', stillAt: 0.4, place: DEED_PLACE, effects: [{ kind, from: 0.35, to: 1 }] }, DEED_CELL),
  ]);
const DEED_PLACE: ShotDrawing['place'] = { kind: 'park', landmarks: [], seed: 3 };

const visionCells = (): Cell[] =>
  (['photo', 'thought', 'dream', 'apparition'] as const).flatMap((as) =>
    (['full', 'medium', 'close'] as const).map((framing) =>
      still(
        {
          framing,
          place: { kind: 'living_room', landmarks: [], seed: 3 },
          actors: [actor(GIRL, { across: -0.25, turn: 0.6, pose: 'think', emotion: 'sad' })],
          visions: [
            {
              of: { figure: KEEPER },
              as,
              by: 0,
              across: 0.45,
              behind: 0.3,
              above: as === 'photo' ? 0.8 : 0.2,
              emotion: 'happy',
            },
          ],
        },
        DEED_CELL,
      ),
    ),
  );

/** A woman, a man, a child, somebody old, a worker and somebody grand of each world. */
const PEOPLE_OF_A_WORLD: readonly (readonly [ConceptId, PersonTraits])[] = [
  ['person.woman', { age: 'adult', gender: 'feminine' }],
  ['person.man', { age: 'adult', gender: 'masculine' }],
  ['person.child', { age: 'child', gender: 'feminine', underAge: true }],
  ['person.old_man', { age: 'old', gender: 'masculine' }],
  ['person.farmer', { age: 'adult', gender: 'masculine' }],
  ['person.queen', { age: 'adult', gender: 'feminine' }],
];

function peopleOf(world: WorldId, index: number): FigureSpec[] {
  const figures: FigureSpec[] = [];
  for (const [at, [concept, traits]] of PEOPLE_OF_A_WORLD.entries()) {
    const random = createRandom(index * 100 + at);
    const figure = drawFigure(concept, traits, { others: figures, random, seed: index * 100 + at });
    figures.push(figure.kind === 'person' ? dressPerson(figure, world, concept, random) : figure);
  }
  return figures;
}

const SHEETS: Readonly<Record<string, () => Promise<void>>> = {
  looks: () =>
    sheet(
      'looks',
      4,
      CELL,
      LOOK_IDS.map((look) => still({ look })),
    ),
  light: () =>
    sheet(
      'light',
      7,
      CELL,
      TIMES_OF_DAY.flatMap((timeOfDay) =>
        WEATHERS.map((weather) => still({ timeOfDay, weather, place: { kind: 'village', landmarks: [], seed: 4 } })),
      ),
    ),
  places: () =>
    sheet(
      'places',
      6,
      CELL,
      PLACE_KINDS.map(
        (kind, index) => () =>
          drawPlaceCard(
            { kind, landmarks: [], seed: index + 1 },
            'gouache',
            { timeOfDay: nth(TIMES_OF_DAY, index), weather: 'clear', seed: index },
            CELL,
            skiaSurfaces,
            STAGE_MAKERS,
          ),
      ),
    ),
  worlds: () =>
    sheet(
      'worlds',
      4,
      CELL,
      WORLDS.flatMap((world) =>
        (['town_street', 'living_room', 'market', 'village'] as const).map(
          (kind) => () =>
            drawPlaceCard(
              { kind, world, landmarks: [], seed: 7 },
              'gouache',
              { timeOfDay: 'afternoon', weather: 'clear', seed: 3 },
              CELL,
              skiaSurfaces,
              STAGE_MAKERS,
            ),
        ),
      ),
    ),
  framings: () =>
    sheet(
      'framings',
      6,
      CELL,
      (['eye_level', 'low', 'high', 'over_shoulder'] as const).flatMap((angle) =>
        FRAMINGS.map((framing) => still({ angle, framing })),
      ),
    ),
  upright: () =>
    sheet(
      'upright',
      6,
      { width: 270, height: 480 },
      FRAMINGS.map((framing) => still({ framing, aspect: '9:16' }, { width: 270, height: 480 })),
    ),
  poses: async () => {
    for (let part = 0; part * 24 < POSES.length; part++) {
      await sheet(`poses-${part + 1}`, 12, POSE_CELL, poseCells(POSES.slice(part * 24, part * 24 + 24)));
    }
  },
  keyframes: async () => {
    await sheet('item-states', ITEM_STATES.length, STATE_CELL, stateCells());
    await sheet('effects', 6, DEED_CELL, effectCells());
    await sheet('visions', 6, DEED_CELL, visionCells());
  },
  people: () =>
    sheet(
      'people',
      8,
      SQUARE,
      Array.from({ length: 32 }, (_, index) => portrait(person(index), { show: index % 2 ? 'head' : 'figure' })),
    ),
  'people-of-worlds': () =>
    sheet(
      'people-of-worlds',
      12,
      { width: 180, height: 250 },
      WORLDS.flatMap((world, index) =>
        peopleOf(world, index).map(
          (figure) => () =>
            drawPortrait(figure, 'gouache', { width: 180, height: 250 }, skiaSurfaces, STAGE_MAKERS, {
              show: 'figure',
            }),
        ),
      ),
    ),
  emotions: () =>
    sheet(
      'emotions',
      9,
      SQUARE,
      [KEEPER, GIRL, person(4)].flatMap((figure) =>
        EMOTIONS.map((emotion) => portrait(figure, { state: { emotion } })),
      ),
    ),
  items: () =>
    sheet(
      'items',
      14,
      { width: 160, height: 160 },
      ITEM_KINDS.map(
        (item) => () => drawItemCard(item, 'gouache', { width: 160, height: 160 }, skiaSurfaces, STAGE_MAKERS),
      ),
    ),
  creatures: () =>
    sheet('creatures', 10, SQUARE, [
      ...SPECIES.map((species, index) =>
        portrait(
          {
            kind: 'animal',
            species,
            colours: [nth(COLOUR_NAMES, index * 5 + 2), 'cream'],
            hat: 'none',
            accessories: [],
            size: 'usual',
            seed: index,
          },
          { show: 'figure' },
        ),
      ),
      ...SPIRIT_ELEMENTS.map((element, index) =>
        portrait(
          { kind: 'spirit', element, colours: [nth(COLOUR_NAMES, index * 3), 'white'], size: 'usual', seed: index },
          { show: 'figure' },
        ),
      ),
      ...(['boxy', 'round', 'tall', 'drone'] as const).map((shape, index) =>
        portrait(
          { kind: 'robot', shape, colours: [nth(COLOUR_NAMES, index * 6 + 1), 'silver'], seed: index },
          { show: 'figure' },
        ),
      ),
    ]),
  deeds: async () => {
    const { values } = parseArgs(GALLERY_OPTIONS);
    for (const { name, size, cells } of deedSheets(values)) {
      await sheet(name, 3, size, cells);
    }
  },
};

const { positionals: wanted } = parseArgs(GALLERY_OPTIONS);
const unknown = wanted.filter((name) => !(name in SHEETS));
if (unknown.length > 0) {
  console.error(`no sheet called ${unknown.join(', ')}; there are ${Object.keys(SHEETS).join(', ')}`);
  process.exitCode = 1;
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, draw] of Object.entries(SHEETS)) {
    if (wanted.length === 0 || wanted.includes(name)) {
      await draw();
    }
  }
}
