import type { FilmDocument } from '../../timeline/film-document.ts';
import type { FilmRows } from './film-rows.ts';

/** What a person may change of a film, from its rows. */
export function documentOf({ film, characters, places, items, shots }: FilmRows): FilmDocument {
  return {
    title: film.title ?? '',
    outline: film.outline ?? '',
    type: film.type,
    style: film.style,
    customStyle: film.customStyle,
    aspect: film.aspect,
    music: film.music,
    language: film.language,
    seed: film.seed,
    shortSidePixels: film.shortSidePixels,
    characters: characters.map(({ key, name, description, figure, voice }) => ({
      key,
      name,
      description,
      figure,
      voice,
    })),
    places: places.map(({ key, name, description, place }) => ({ key, name, description, place })),
    items: items.map(({ key, name, description, item, label, colour }) => ({
      key,
      name,
      description,
      item,
      label,
      colour,
    })),
    shots: shots.map(({ id, plan, drawn }) => ({ id, plan, drawn })),
  };
}
