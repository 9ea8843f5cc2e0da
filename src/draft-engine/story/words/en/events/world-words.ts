import type { TimeOfDay, Weather } from '../../../place-spec.ts';

/** A film's first words by the hour. */
export const HOUR_OPENINGS: Readonly<Record<TimeOfDay, readonly string[]>> = {
  dawn: [
    'First light {P}. {A} <be> up already.',
    'Before sunrise {P}, nobody <be> about but {A}.',
    'The sky <turn> grey, and {A} <be> {P} already.',
  ],
  morning: [
    'The day <begin> {P}, and {A} <be> there.',
    'Morning {P}. {A} <be> there before anyone else.',
    'Early in the morning, {A} <be> already {P}.',
    '{P}, on a morning like any other: {A}.',
  ],
  noon: [
    'Noon {P}. {A} <have> the place to {A.self}.',
    'The sun <stand> high. {P}, there <be|A> {A}.',
    'In the middle of the day, {A} <be> {P}.',
  ],
  afternoon: [
    'A slow afternoon {P}. Only {A} <be> about.',
    'That afternoon, {A} <be> {P}.',
    '{P}, the shadows <grow+> long. {A} <be> there.',
  ],
  dusk: [
    'The light <fade> {P}. {A} <be> still there.',
    'Evening {P}. {A} <have> not gone home.',
    'At nightfall, {A} <be> {P}.',
  ],
  night: [
    'Night {P}. {A} <be> still awake.',
    'Late that night, {A} <be> {P}.',
    'After dark {P}, nobody <be> about but {A}.',
  ],
};

/** A film's first words by the weather, where it is one that people speak of. */
export const WEATHER_OPENINGS: Readonly<Partial<Record<Weather, readonly string[]>>> = {
  rain: ['It <have> been raining for hours. {P}, {A} <look> up.', 'Rain {P}. {A} <do> not seem to mind.'],
  storm: ['Thunder, close by. {P}, {A} <look> up.', 'There <be> a storm coming. {A} <be> {P}.'],
  snow: [
    'Snow <have> fallen all night. {P}, {A} <be> up before anyone else.',
    'Snow {P}, and in the middle of it {A}.',
  ],
  fog: ['Fog {P}. {A} <be> hard to make out.', 'The fog <do> not lift. {A} <be> {P} all the same.'],
  wind: ['A hard wind {P}. {A} <lean> into it.', 'The wind <rattle> everything {P}. {A} <be> there.'],
};

/** For an opening without anyone. */
export const EMPTY_OPENINGS: Readonly<Record<TimeOfDay, readonly string[]>> = {
  dawn: ['First light {P}. Nothing <move> yet.'],
  morning: ['Morning {P}. Everything <be> as always.', 'The day <begin> {P}.'],
  noon: ['Noon {P}. Not a shadow anywhere.', 'It <be> the middle of the day, {P}.'],
  afternoon: ['A slow afternoon {P}.', '{P}, the shadows <grow+> long.'],
  dusk: ['The light <fade> {P}.', 'Evening {P}. The last ones <go+> home.'],
  night: ['Night {P}. One light <be> still on.', 'After dark {P}, nobody <be> about.'],
};

/** Where no place is known. */
export const PLACELESS_OPENINGS = [
  'It <begin> with {A}.',
  'Nobody <be> about but {A}.',
  'It <be> a day like any other for {A}.',
] as const;

/** Adverbial hours for the middle of a sentence. */
export const AT_HOUR: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  noon: 'at noon',
  afternoon: 'in the afternoon',
  dusk: 'in the evening',
  night: 'at night',
};
