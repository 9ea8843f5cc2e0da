import type { ConceptId } from '#src/draft-engine/story/concepts/concept.ts';
import { ITEM_KINDS, SPECIES, SPIRIT_ELEMENTS } from '#src/draft-engine/story/figure-spec.ts';
import { isConcept } from '#src/draft-engine/story/lexicon/is-concept.ts';
import { wordFor } from '#src/draft-engine/story/lexicon/lexicon.ts';
import { LANDMARKS, PLACE_KINDS } from '#src/draft-engine/story/place-spec.ts';
import type { Language } from '#src/shared/language/languages.ts';

type Words = Record<string, string>;

/** What everything that can be drawn is called in a language, by kind; of landmarks only those with a word in films. */
export function castWords(
  language: Language,
): Record<'items' | 'species' | 'elements' | 'places' | 'landmarks', Words> {
  const name = (ids: readonly string[], ...families: string[]): Words =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const concept = families.map((family) => `${family}.${id}`).find((each): each is ConceptId => isConcept(each));
        return concept ? [[id, wordFor(concept, language)]] : [];
      }),
    );
  return {
    items: name(ITEM_KINDS, 'thing'),
    species: name(SPECIES, 'animal'),
    elements: name(SPIRIT_ELEMENTS, 'spirit'),
    places: name(PLACE_KINDS, 'place'),
    landmarks: name(LANDMARKS, 'place', 'thing'),
  };
}
