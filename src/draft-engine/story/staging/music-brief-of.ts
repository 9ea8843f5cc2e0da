import type { DrawnFigure, Species } from '../figure-spec.ts';
import type { CharacterNature, MusicBrief } from '../music-brief.ts';
import type { FilmFacts, FilmWords } from '../words/film-words.ts';

/** Characters beyond these have no theme of their own. */
const MOST_THEMES = 4;
const LARGE: ReadonlySet<Species> = new Set<Species>([
  'wolf',
  'bear',
  'panda',
  'deer',
  'horse',
  'cow',
  'lion',
  'tiger',
  'elephant',
  'whale',
  'shark',
  'dragon',
  'dinosaur',
  'unicorn',
  'monster',
]);

/** What the composer is told of a film. */
export function musicBriefOf({ type, mood, places, members }: FilmFacts, { music, named }: FilmWords): MusicBrief {
  const world = places[0]?.place.world;
  return {
    description: music,
    type,
    mood,
    ...(world === undefined ? {} : { world }),
    themes: members.slice(0, MOST_THEMES).map(({ key, figure }) => ({
      key,
      name: named.get(key)?.name ?? key,
      nature: natureOf(figure),
    })),
  };
}

function natureOf(figure: DrawnFigure): CharacterNature {
  switch (figure.kind) {
    case 'person':
      return figure.age === 'youth' ? 'young' : figure.age;
    case 'animal':
      if (figure.size === 'giant') {
        return 'giant';
      }
      return LARGE.has(figure.species) ? 'large_animal' : 'small_animal';
    case 'robot':
      return 'machine';
    case 'spirit':
      return figure.size === 'giant' ? 'giant' : 'spirit';
    case 'thing':
      return 'thing';
  }
}
