import type { DrawnActor, ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { AnimalFigure, FigureSpec, PersonFigure } from '#src/draft-engine/story/figure-spec.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';

/** The fields of a drawing that differ between scenes. */
export type Scene = Pick<ShotDrawing, 'place' | 'timeOfDay' | 'weather'> & Partial<ShotDrawing>;

export const person = (changes: Partial<PersonFigure>): PersonFigure => ({
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 2,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'coat',
  colours: ['crimson', 'cream'],
  accessories: [],
  seed: 7,
  ...changes,
});
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
export const actor = (figure: FigureSpec, changes: Partial<DrawnActor> = {}): DrawnActor => ({
  figure,
  across: 0,
  behind: 0,
  turn: 0.4,
  pose: 'stand',
  emotion: 'happy',
  ...changes,
});

/** The lighthouse keeper of the home page's film. */
export const KEEPER = person({
  age: 'old',
  gender: 'masculine',
  hair: 'short',
  hairColour: 'white',
  facialHair: 'beard',
  hat: 'sailor_cap',
  outfit: 'raincoat',
  colours: ['mustard', 'navy'],
  skin: 3,
});

/** A drawing of a scene, with the fields that all scenes share. */
export function drawingOf(look: LookId, scene: Scene): ShotDrawing {
  return {
    seed: 11,
    look,
    aspect: '16:9',
    tension: 0.25,
    emotion: 'happy',
    framing: 'full',
    angle: 'eye_level',
    camera: 'static',
    subject: scene.actors?.length ? { kind: 'actor', index: 0 } : { kind: 'place' },
    actors: [],
    items: [],
    ...scene,
  };
}
