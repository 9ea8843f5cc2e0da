import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Participant } from '../../idea/idea-graph.ts';

/** The types of film in which things speak, and those in which animals do too. */
const THINGS_SPEAK: ReadonlySet<FilmType> = new Set<FilmType>(['animation', 'fantasy', 'family']);
const ANIMALS_SPEAK: ReadonlySet<FilmType> = new Set<FilmType>([...THINGS_SPEAK, 'comedy', 'education']);

/** Whether somebody or something speaks in a film of this type. */
export function canSpeak({ kind }: Participant, type: FilmType): boolean {
  if (kind === 'animal') {
    return ANIMALS_SPEAK.has(type);
  }
  return kind === 'thing' || kind === 'abstract' ? THINGS_SPEAK.has(type) : true;
}
