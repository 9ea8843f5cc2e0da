import type { ItemKind } from '#src/draft-engine/story/figure-spec.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import { castWords } from '../../cast/cast-words.ts';
import type { ChangeWords } from './change-words.ts';
import type { Entry, Meaning } from './meaning.ts';
import { cn } from './words/cn.ts';
import { en } from './words/en.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';

export const CHANGE_WORDS: Readonly<Record<Language, ChangeWords>> = { en, cn, ja, ko };

function entriesOf<Value extends string>(
  table: Readonly<Partial<Record<Value, string>>>,
  meaningOf: (value: Value) => Meaning,
): Entry[] {
  return Object.entries<string | undefined>(table).map(([value, words = '']) => ({
    words,
    meaning: meaningOf(value as Value),
  }));
}

/** All that can be said of a film's shots in a language; the names of its cast before other words. */
export function listEntries(language: Language, { characters, items, places }: FilmDocument): Entry[] {
  const words = CHANGE_WORDS[language];
  const things = castWords(language);
  const named = (name: string, meaning: Meaning): Entry[] =>
    name.trim() === '' ? [] : [{ words: name.trim().replaceAll('|', ' '), meaning }];
  return [
    ...characters.flatMap(({ key, name }) => named(name, { kind: 'character', key })),
    ...items.flatMap(({ key, name }) => named(name, { kind: 'item', key })),
    ...places.flatMap(({ key, name, place }) => {
      const meaning: Meaning = { kind: 'set', set: { placeKey: key } };
      return [...named(name, meaning), ...named(things.places[place.kind] ?? '', meaning)];
    }),
    ...entriesOf(words.timeOfDay, (timeOfDay) => ({ kind: 'set', set: { timeOfDay } })),
    ...entriesOf(words.weather, (weather) => ({ kind: 'weather', weather })),
    ...entriesOf(words.framing, (framing) => ({ kind: 'set', set: { framing } })),
    ...entriesOf(words.angle, (angle) => ({ kind: 'set', set: { angle } })),
    ...entriesOf(words.camera, (camera) => ({ kind: 'set', set: { camera } })),
    ...entriesOf(words.emotion, (emotion) => ({ kind: 'emotion', emotion })),
    ...entriesOf(words.pose, (pose) => ({ kind: 'pose', pose })),
    ...entriesOf(words.effect, (effect) => ({ kind: 'effect', effect })),
    ...entriesOf(words.step, (nearer) => ({ kind: 'step', nearer: Number(nearer) })),
    ...entriesOf(words.place, (place) => ({ kind: 'place', place })),
    { words: words.mirror, meaning: { kind: 'mirror' } },
    { words: words.everyone, meaning: { kind: 'everyone' } },
    { words: words.not, meaning: { kind: 'not' } },
    ...entriesOf(things.items, (item) => ({ kind: 'thing', item: item as ItemKind })),
    { words: words.filler, meaning: { kind: 'filler' } },
  ];
}
