import type { ConceptId } from '#src/draft-engine/story/concepts/concept.ts';
import { EXTRA_THINGS } from '#src/draft-engine/story/concepts/things.ts';
import { ITEM_KINDS, SPECIES, SPIRIT_ELEMENTS } from '#src/draft-engine/story/figure-spec.ts';
import { isConcept } from '#src/draft-engine/story/lexicon/is-concept.ts';
import { LEXICON, wordFor, wordsOf } from '#src/draft-engine/story/lexicon/lexicon.ts';
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

/** Other words by which they are found: what means the same, and of a place also what stands in it. */
export function searchWords(language: Language): Record<'items' | 'species' | 'places', Words> {
  const { place, thing, animal }: Readonly<Record<'place' | 'thing' | 'animal', Readonly<Record<string, string>>>> =
    LEXICON[language];
  const landmarks = Object.entries<{ place: string; landmark?: string }>(EXTRA_THINGS).filter(
    ([, { landmark }]) => landmark !== undefined,
  );
  const standingIn = (id: string): string[] =>
    landmarks.filter(([, thing]) => thing.place === id).map(([key]) => thing[key] ?? '');
  const join = (...lists: (string | undefined)[]): string => lists.flatMap((list) => wordsOf(list ?? '')).join(' ');
  const of = (ids: readonly string[], words: (id: string) => string): Words =>
    Object.fromEntries(ids.map((id) => [id, words(id)]));
  return {
    items: of(ITEM_KINDS, (id) => join(thing[id])),
    species: of(SPECIES, (id) => join(animal[id])),
    places: of(PLACE_KINDS, (id) => join(place[id], ...standingIn(id))),
  };
}
