import { expect, test } from 'vitest';
import { SEASONS } from '../../idea/idea-graph.ts';
import {
  LANDMARKS,
  PLACE_KINDS,
  TIMES_OF_DAY,
  WEATHERS,
  type Landmark,
  type PlaceKind,
  type TimeOfDay,
  type Weather,
} from '../../place-spec.ts';
import { AMBIENCE_KINDS, type AmbienceKind } from '../../sound-kinds.ts';
import { ambienceOf } from './ambience.ts';

type Moment = Parameters<typeof ambienceOf>[1];

function heardIn(kind: PlaceKind, moment: Partial<Moment> = {}, landmarks: Landmark[] = []): AmbienceKind[] {
  return ambienceOf(
    { kind, landmarks, seed: 1 },
    { time: 'noon', weather: 'clear', season: undefined, isFestive: false, ...moment },
  );
}

test.each<[PlaceKind, TimeOfDay, Moment['season'], AmbienceKind[]]>([
  ['forest', 'dawn', undefined, ['forest', 'birds']],
  ['forest', 'afternoon', 'summer', ['forest', 'cicadas']],
  ['forest', 'afternoon', 'autumn', ['forest']],
  ['forest', 'night', undefined, ['night']],
  ['park', 'dusk', undefined, ['night']],
  ['village', 'noon', 'summer', ['birds', 'cicadas']],
  ['lake', 'night', undefined, ['frogs', 'night']],
  ['city_street', 'dawn', undefined, ['city_night']],
  ['city_street', 'noon', 'summer', ['city']],
  ['living_room', 'night', 'summer', ['room']],
])('[DRAFT-05] a place sounds by its hour: %s at %s (%s)', (kind, time, season, beds) => {
  expect(heardIn(kind, { time, season })).toEqual(beds);
});

test('[DRAFT-05] weather is never pushed out by landmarks or what lives there', () => {
  const many: Landmark[] = ['waterfall', 'fountain', 'campfire', 'carousel'];
  const beds: readonly (readonly [Weather, AmbienceKind[]])[] = [
    ['rain', ['rain', 'rain_heavy']],
    ['storm', ['storm', 'blizzard']],
    ['wind', ['wind']],
    ['snow', ['snow', 'blizzard']],
  ];
  for (const [weather, wanted] of beds) {
    for (const kind of ['forest', 'park', 'river', 'town_street', 'jungle', 'mountain'] as const) {
      for (const time of TIMES_OF_DAY) {
        const heard = heardIn(kind, { time, weather }, many);
        expect(
          heard.some((bed) => wanted.includes(bed)),
          `${kind} ${weather} ${time}: ${heard.join()}`,
        ).toBe(true);
        expect(heard.length).toBeLessThanOrEqual(3);
      }
    }
  }
});

test('[DRAFT-05] no bird sings in the rain, and no cricket in the snow', () => {
  expect(heardIn('meadow', { weather: 'rain' })).not.toContain('birds');
  expect(heardIn('forest', { weather: 'snow', time: 'night' })).not.toContain('night');
});

/** Beds that no place has, and why. */
const ELSEWHERE: Readonly<Partial<Record<AmbienceKind, string>>> = {
  hush: 'where the story holds its breath',
};

test('[DRAFT-05] every ambience is heard in some place, hour, weather and season', () => {
  const heard = new Set<AmbienceKind>();
  const note = (beds: readonly AmbienceKind[]): void => beds.forEach((bed) => heard.add(bed));
  for (const kind of PLACE_KINDS) {
    for (const time of TIMES_OF_DAY) {
      WEATHERS.forEach((weather) => note(heardIn(kind, { time, weather })));
      SEASONS.forEach((season) => note(heardIn(kind, { time, season })));
    }
    note(heardIn(kind, { isFestive: true }));
    LANDMARKS.forEach((landmark) => note(heardIn(kind, {}, [landmark])));
  }
  expect(AMBIENCE_KINDS.filter((bed) => !heard.has(bed) && !(bed in ELSEWHERE))).toEqual([]);
});
