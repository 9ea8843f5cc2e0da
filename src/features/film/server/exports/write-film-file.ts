import type { FigureSpec, DrawnFigure } from '#src/draft-engine/story/figure-spec.ts';
import type { FilmPlan, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { findStory } from '../takes/story-of-film.ts';
import type { FilmFile } from './film-file.ts';

/** The film as JSON that `readFilmFile` reads. Throws FILM_NOT_READY before its story is written. */
export function writeFilmFile(rows: FilmRows): string {
  const story = findStory(rows);
  if (!story) {
    throw new AppError('FILM_NOT_READY', { details: { missing: 'story' } });
  }
  const { film } = rows;
  const file = {
    format: 'kinora-film',
    version: 1,
    settings: {
      idea: film.idea,
      type: film.type,
      style: film.style,
      ...(film.customStyle ? { customStyle: film.customStyle } : {}),
      language: film.language,
      aspect: film.aspect,
      shortSidePixels: film.shortSidePixels,
      mode: film.mode,
      seed: film.seed,
    },
    plan: planOf(rows, story),
  } satisfies Record<keyof FilmFile, unknown>;
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The plan as it is now: the rows where they are written, the story before. */
function planOf(rows: FilmRows, story: FilmPlan): FilmPlan {
  const { film, characters, places, items, shots } = rows;
  const hasCast = places.length > 0;
  const cast = hasCast
    ? {
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
          ...(label === null ? {} : { label }),
          ...(colour === null ? {} : { colour }),
        })),
      }
    : { characters: story.characters, places: story.places, items: story.items };
  return {
    title: film.title ?? story.title,
    logline: film.logline ?? story.logline,
    outline: film.outline ?? story.outline,
    ...cast,
    characters: cast.characters.map((member) => ({ ...member, figure: drawnFigure(member.figure) })),
    shots: shots.length > 0 ? shots.map(({ plan }) => withoutFiles(plan)) : story.shots,
    music: film.music ?? story.music,
  };
}

/** Files do not travel with the film: a figure that is played by a picture is drawn instead. */
function drawnFigure(figure: FigureSpec): DrawnFigure {
  return figure.kind === 'picture' ? figure.instead : figure;
}

/** Takes do not travel: neither does the part of one that is seen, nor an end frame that was brought. */
function withoutFiles({ tail, trim: _trim, ...plan }: PlannedShot): PlannedShot {
  return tail && tail.description !== '' ? { ...plan, tail } : plan;
}
