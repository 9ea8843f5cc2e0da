import { css, mix } from '#src/draft-engine/picture/colour.ts';
import { findLook } from '#src/draft-engine/picture/looks/look-table.ts';
import { createPalette } from '#src/draft-engine/picture/palettes.ts';
import { isIndoor } from '#src/draft-engine/story/place-spec.ts';
import type { DrawnFilm } from '../../../timeline/drawing-of.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';

/** A CSS background in the colours of a shot's place at its hour, for the time until its picture is there. */
export function placeGround(film: DrawnFilm, { plan }: Pick<DocumentShot, 'plan'>): string {
  const place = film.places.find(({ key }) => key === plan.placeKey)?.place;
  const { timeOfDay, weather, emotion, tension } = plan;
  const indoor = place !== undefined && isIndoor(place.kind);
  const { skyMiddle, skyLow, haze, ground } = findLook(film.style).palette(
    createPalette({ timeOfDay, weather, emotion, tension, indoor, seed: film.seed }),
  );
  return `linear-gradient(${css(skyMiddle)}, ${css(mix(skyLow, haze, 0.5))} 58%, ${css(ground)})`;
}
