import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import type { CharacterRow, FilmRow, ItemRow, PlaceRow } from '../tables.ts';

function reference(
  film: FilmRow,
  place: PlaceSpec,
  rest: Pick<ShotDrawing, 'framing' | 'subject' | 'actors' | 'items'>,
): ShotDrawing {
  return {
    seed: film.seed,
    look: film.style,
    aspect: film.aspect,
    place,
    timeOfDay: 'afternoon',
    weather: 'clear',
    tension: 0.2,
    emotion: 'neutral',
    angle: 'eye_level',
    camera: 'static',
    ...rest,
  };
}

/** A character's reference: standing, turned slightly, in the film's first place. */
export function drawCharacterReference(film: FilmRow, character: CharacterRow, place: PlaceSpec): ShotDrawing {
  return reference(film, place, {
    framing: 'medium',
    subject: { kind: 'actor', index: 0 },
    actors: [{ figure: character.figure, across: 0, behind: 0, turn: 0.35, pose: 'stand', emotion: 'neutral' }],
    items: [],
  });
}

/** A place without actors. */
export function drawPlaceReference(film: FilmRow, { place }: PlaceRow): ShotDrawing {
  return reference(film, place, { framing: 'wide', subject: { kind: 'place' }, actors: [], items: [] });
}

/** A close-up of an item. */
export function drawItemReference(film: FilmRow, { item, label, colour }: ItemRow, place: PlaceSpec): ShotDrawing {
  return reference(film, place, {
    framing: 'close',
    subject: { kind: 'item', index: 0 },
    actors: [],
    items: [
      {
        item,
        ...(label === null ? {} : { label }),
        ...(colour === null ? {} : { colour }),
        across: 0,
        behind: 0,
        above: 0.8,
      },
    ],
  });
}
