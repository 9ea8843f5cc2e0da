import { createShotDrawing, type DrawingSources, type ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { type ColourName, pictureFigure } from '#src/draft-engine/story/figure-spec.ts';
import type { DocumentShot, FilmDocument } from './film-document.ts';

/** What a drawing is made from beside the shot itself: a part of a document, or rows of the same shape. */
export type DrawnFilm = Pick<FilmDocument, 'style' | 'aspect' | 'seed'> & {
  characters: readonly Pick<FilmDocument['characters'][number], 'key' | 'figure'>[];
  places: readonly Pick<FilmDocument['places'][number], 'key' | 'place'>[];
  items: readonly Pick<FilmDocument['items'][number], 'key' | 'item' | 'label' | 'colour'>[];
};

/** The drawing of a shot, from its plan and the film's cast. Throws RangeError for an unknown place. */
export function drawingOf(film: DrawnFilm, { plan }: Pick<DocumentShot, 'plan'>): ShotDrawing {
  const sources: DrawingSources = {
    figures: new Map(film.characters.map(({ key, figure }) => [key, figure])),
    places: new Map(film.places.map(({ key, place }) => [key, place])),
    items: new Map(film.items.map(({ key, item }) => [key, item])),
    labels: new Map(film.items.flatMap(({ key, label }): [string, string][] => (label === null ? [] : [[key, label]]))),
    colours: new Map(film.items.flatMap(({ key, colour }): [string, ColourName][] => (colour ? [[key, colour]] : []))),
  };
  return createShotDrawing(plan, sources, { look: film.style, aspect: film.aspect, seed: film.seed });
}

/** The same drawing, where the characters of these keys appear as pictures of the same keys. */
export function withPictures(
  drawing: ShotDrawing,
  { plan }: Pick<DocumentShot, 'plan'>,
  pictured: ReadonlySet<string>,
): ShotDrawing {
  const actors = drawing.actors.map((actor, index) => {
    const key = plan.actors[index]?.characterKey;
    if (key === undefined || !pictured.has(key)) {
      return actor;
    }
    const instead = actor.figure.kind === 'picture' ? actor.figure.instead : actor.figure;
    return { ...actor, figure: pictureFigure(instead, key) };
  });
  return { ...drawing, actors };
}
