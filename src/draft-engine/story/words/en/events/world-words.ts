import type { TimeOfDay, Weather } from '../../../place-spec.ts';
import type { Tense } from './verb-words.ts';

/** A film's first words: where and when it is and who is there. */
export const OPENINGS: Readonly<Record<TimeOfDay, readonly string[]>> = {
  dawn: ['At dawn, {A} <be> {P}.', '{P}, at first light, there <be|A> {A}.'],
  morning: ['One morning, {A} <be> {P}.', '{P}, one morning, there <be|A> {A}.'],
  noon: ['At noon, {A} <be> {P}.'],
  afternoon: ['One afternoon, {A} <be> {P}.', '{P}, one afternoon, there <be|A> {A}.'],
  dusk: ['One evening, {A} <be> {P}.', '{P}, one evening, there <be|A> {A}.'],
  night: ['One night, {A} <be> {P}.', '{P}, one night, there <be|A> {A}.'],
};

/** A film's first words by the weather, where it is one that people speak of. */
export const WEATHER_OPENINGS: Readonly<Partial<Record<Weather, readonly string[]>>> = {
  rain: ['It <rain>. {A} <be> {P}.'],
  storm: ['There <be> a storm. {A} <be> {P}.'],
  snow: ['It <snow>. {A} <be> {P}.'],
  fog: ['{A} <be> {P}, in thick fog.'],
};

/** For an opening without anyone. */
export const EMPTY_OPENINGS: Readonly<Record<TimeOfDay, readonly string[]>> = {
  dawn: ['Dawn {P}.'],
  morning: ['Morning {P}.'],
  noon: ['Noon {P}.'],
  afternoon: ['Afternoon {P}.'],
  dusk: ['Evening {P}.'],
  night: ['Night {P}.'],
};

/** Where no place is known, by the narration's tense. */
export const PLACELESS_OPENINGS: Readonly<Record<Tense, readonly string[]>> = {
  past: ['There <be|A> once {A}.', 'Once there <be|A> {A}.'],
  present: ['There <be|A> {A}.'],
};

/** Adverbial hours for the middle of a sentence. */
export const AT_HOUR: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  noon: 'at noon',
  afternoon: 'in the afternoon',
  dusk: 'in the evening',
  night: 'at night',
};
