import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { ColourName } from '../story/figure-spec.ts';
import type { FilmPlan } from '../story/film-plan.ts';
import { createShotDrawing, type DrawingSources, type ShotDrawing } from './shot-drawing.ts';

/** The drawing sources of a plan, by key. */
function drawingSourcesOf(plan: FilmPlan): DrawingSources {
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
  plan: FilmPlan,
  number: number,
  film: { look: LookId; aspect: AspectRatio; seed: number },
): ShotDrawing {
  const shot = plan.shots[number - 1];
  if (!shot) {
    throw new RangeError(`the film has no shot ${number}`);
  }
  return createShotDrawing(shot, drawingSourcesOf(plan), film);
}
