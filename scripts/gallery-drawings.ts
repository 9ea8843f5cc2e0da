/** The figures and the usual drawing that the gallery's sheets are made of. */
import type { DrawnActor, ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import {
  COLOUR_NAMES,
  HAIR_SHAPES,
  HATS,
  OUTFITS,
  type FigureSpec,
  type PersonFigure,
} from '#src/draft-engine/story/figure-spec.ts';

export function nth<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}

export function person(index: number, changes: Partial<PersonFigure> = {}): PersonFigure {
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

export function actor(figure: FigureSpec, changes: Partial<DrawnActor> = {}): DrawnActor {
  return { figure, across: 0, behind: 0, turn: 0.35, pose: 'stand', emotion: 'happy', ...changes };
}

export const KEEPER = person(2, {
  outfit: 'raincoat',
  colours: ['mustard', 'navy'],
  hat: 'sailor_cap',
  facialHair: 'beard',
  age: 'old',
  gender: 'masculine',
  hair: 'short',
  hairColour: 'white',
});
export const GIRL = person(1, {
  outfit: 'dress',
  colours: ['crimson', 'cream'],
  hair: 'braids',
  hairColour: 'brown',
  facialHair: 'none',
  gender: 'feminine',
  skin: 2,
});

export function drawing(changes: Partial<ShotDrawing> = {}): ShotDrawing {
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
