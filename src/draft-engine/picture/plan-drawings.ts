import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';
import type { ColourName } from '../story/figure-spec.ts';
import type { FilmPlan } from '../story/film-plan.ts';
import { createShotDrawing, type DrawingSources, type ShotDrawing } from './shot-drawing.ts';

/** What is drawn of a plan. */
type DrawnPlan = Pick<FilmPlan, 'characters' | 'places' | 'items' | 'shots'>;

/** The drawing sources of a plan, by key. */
function drawingSourcesOf(plan: DrawnPlan): DrawingSources {
  return {
    figures: new Map(plan.characters.map(({ key, figure }) => [key, figure])),
    places: new Map(plan.places.map(({ key, place }) => [key, place])),
    items: new Map(plan.items.map(({ key, item }) => [key, item])),
    labels: new Map(plan.items.flatMap(({ key, label }): [string, string][] => (label ? [[key, label]] : []))),
    colours: new Map(plan.items.flatMap(({ key, colour }): [string, ColourName][] => (colour ? [[key, colour]] : []))),
  };
}

/** The drawing of one shot of a plan, by its number from 1. Throws RangeError for an unknown shot. */
export function drawingOfShot(
  plan: DrawnPlan,
  number: number,
  film: { look: LookId; aspect: PictureAspect; seed: number },
): ShotDrawing {
  const shot = plan.shots[number - 1];
  if (!shot) {
    throw new RangeError(`the film has no shot ${number}`);
  }
  return createShotDrawing(shot, drawingSourcesOf(plan), film);
}
