/**
 * Draws contact sheets of the draft engine's repertoire into out/gallery: looks, places, people, emotions, creatures,
 * framings. `npm run gallery` draws all; `npm run gallery -- looks places` some.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import type { DrawnActor, ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import { drawItemCard, drawPlaceCard, drawPortrait, drawStill } from '#src/draft-engine/picture/still.ts';
import {
  COLOUR_NAMES,
  HAIR_SHAPES,
  HATS,
  ITEM_KINDS,
  OUTFITS,
  SPECIES,
  SPIRIT_ELEMENTS,
  type FigureSpec,
  type PersonFigure,
} from '#src/draft-engine/story/figure-spec.ts';
import { PLACE_KINDS, TIMES_OF_DAY, WEATHERS } from '#src/draft-engine/story/place-spec.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';

const FOLDER = 'out/gallery';
const CELL = { width: 480, height: 270 };
const SQUARE = { width: 270, height: 270 };

function nth<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}

function person(index: number, changes: Partial<PersonFigure> = {}): PersonFigure {
  return {
    kind: 'person',
    age: nth(['adult', 'child', 'old', 'youth'], index),
    gender: nth(['feminine', 'masculine', 'neutral'], index),
    build: nth(['average', 'slim', 'broad', 'round'], index),
    skin: nth([1, 4, 2, 5, 0, 3], index),
    hair: nth(HAIR_SHAPES, index * 4 + 6),
    hairColour: nth(['brown', 'black', 'grey', 'copper', 'cream', 'charcoal'], index),
    facialHair: index % 6 === 1 ? 'beard' : 'none',
    hat: index % 3 === 2 ? nth(HATS, index) : 'none',
    outfit: nth(OUTFITS, index),
    accessories: [],
    colours: [nth(COLOUR_NAMES, index * 5 + 3), nth(COLOUR_NAMES, index * 7 + 12)],
    seed: index + 1,
    ...changes,
  };
}

function actor(figure: FigureSpec, changes: Partial<DrawnActor> = {}): DrawnActor {
  return { figure, across: 0, behind: 0, turn: 0.35, pose: 'stand', emotion: 'happy', ...changes };
}

const KEEPER = person(2, {
  outfit: 'raincoat',
  colours: ['mustard', 'navy'],
  hat: 'sailor_cap',
  facialHair: 'beard',
  age: 'old',
  gender: 'masculine',
  hair: 'short',
  hairColour: 'white',
});
const GIRL = person(1, {
  outfit: 'dress',
  colours: ['crimson', 'cream'],
  hair: 'braids',
  hairColour: 'brown',
  facialHair: 'none',
  gender: 'feminine',
  skin: 2,
});

function drawing(changes: Partial<ShotDrawing> = {}): ShotDrawing {
  return {
    seed: 11,
    look: 'gouache',
    aspect: '16:9',
    place: { kind: 'coast', landmarks: ['lighthouse'], seed: 5 },
    timeOfDay: 'dusk',
    weather: 'clear',
    tension: 0.3,
    emotion: 'happy',
    framing: 'full',
    angle: 'eye_level',
    camera: 'static',
    subject: { kind: 'actor', index: 0 },
    actors: [actor(KEEPER, { across: -0.35, turn: 0.6, pose: 'wave' }), actor(GIRL, { across: 0.35, turn: -0.6 })],
    items: [],
    ...changes,
  };
}

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
  people: () =>
    sheet(
      'people',
      8,
      SQUARE,
      Array.from({ length: 32 }, (_, index) => portrait(person(index), { show: index % 2 ? 'head' : 'figure' })),
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
};

const wanted = process.argv.slice(2);
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
