import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ColourName } from '../figure-spec.ts';
import type { FilmPlan, PlannedCharacter, PlannedShot } from '../film-plan.ts';

/** Whom and what a film has. */
export interface CastOfFilm {
  characters: readonly Pick<PlannedCharacter, 'key' | 'name' | 'figure'>[];
  places: readonly Pick<FilmPlan['places'][number], 'key' | 'name' | 'place'>[];
  items: readonly (Pick<FilmPlan['items'][number], 'key' | 'name' | 'item'> & {
    label: string | null;
    colour: ColourName | null;
  })[];
}

/** What somebody wants to see in one shot of a film. Equal requests give equal shots. */
export interface ShotDescription {
  /** In any of the four languages. */
  text: string;
  type: FilmType;
  /** The film's language. */
  language: Language;
  aspect: AspectRatio;
  seed: number;
  cast: CastOfFilm;
  /** The shot that it follows or stands for: what the text leaves open is as there. */
  before: PlannedShot;
  /** What the keys of whoever is new end with: no other member of the film has it. */
  newKey: string;
}

/** The shot, and whoever and whatever of it the film does not have yet. */
export interface DescribedShot {
  shot: PlannedShot;
  characters: PlannedCharacter[];
  places: FilmPlan['places'];
  items: FilmPlan['items'];
  /** Words of the text that the shot does not show. */
  notDrawn: string[];
}
