import type { DrawnActor, DrawnItem } from '../picture/shot-drawing.ts';
import type {
  AnimalFigure,
  FigureSpec,
  PersonFigure,
  RobotFigure,
  SpiritFigure,
  ThingFigure,
} from '../story/figure-spec.ts';
import type { ItemKind } from '../story/item-kinds.ts';
import type { PlaceKind, PlaceSpec } from '../story/place-spec.ts';

/** An animal that stands upright; with `natural` it goes on four legs. */
export const animal = (
  species: AnimalFigure['species'],
  colours: AnimalFigure['colours'],
  changes: Partial<AnimalFigure> = {},
): AnimalFigure => ({
  kind: 'animal',
  species,
  colours,
  hat: 'none',
  accessories: [],
  size: 'usual',
  seed: 3,
  ...changes,
});

export const person = (changes: Partial<PersonFigure> = {}): PersonFigure => ({
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 2,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'sweater',
  colours: ['teal', 'cream'],
  accessories: [],
  seed: 7,
  ...changes,
});

export const robot = (shape: RobotFigure['shape'], colours: RobotFigure['colours'], seed = 5): RobotFigure => ({
  kind: 'robot',
  shape,
  colours,
  seed,
});

export const spirit = (
  element: SpiritFigure['element'],
  colours: SpiritFigure['colours'],
  size: SpiritFigure['size'] = 'usual',
): SpiritFigure => ({ kind: 'spirit', element, colours, size, seed: 4 });

/** A thing with a face. */
export const alive = (item: ItemKind, colours: ThingFigure['colours']): ThingFigure => ({
  kind: 'thing',
  item,
  colours,
  seed: 6,
});

export const actor = (figure: FigureSpec, changes: Partial<DrawnActor> = {}): DrawnActor => ({
  figure,
  across: 0,
  behind: 0,
  turn: 0.2,
  pose: 'stand',
  emotion: 'neutral',
  ...changes,
});

export const thing = (item: ItemKind, changes: Partial<DrawnItem> = {}): DrawnItem => ({
  item,
  across: 0,
  behind: 0,
  above: 0,
  ...changes,
});

export const place = (kind: PlaceKind, seed: number, changes: Partial<PlaceSpec> = {}): PlaceSpec => ({
  kind,
  landmarks: [],
  seed,
  ...changes,
});

/** A thing in the air: what lies so high is given something to stand on otherwise. */
export const flying = (item: ItemKind, changes: Partial<DrawnItem> & { above: number }): DrawnItem =>
  thing(item, { keyframes: [{ at: 1, above: changes.above }], ...changes });
