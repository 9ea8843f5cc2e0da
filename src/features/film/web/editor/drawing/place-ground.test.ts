import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { DrawnFilm } from '../../../timeline/drawing-of.ts';
import { placeGround } from './place-ground.ts';

const FILM: DrawnFilm = {
  style: 'gouache',
  aspect: '16:9',
  seed: 1,
  characters: [],
  places: [
    { key: 'garden', place: { kind: 'garden', seed: 1, landmarks: [] } },
    { key: 'kitchen', place: { kind: 'kitchen', seed: 1, landmarks: [] } },
  ],
  items: [],
};
const PLAN = { placeKey: 'garden', timeOfDay: 'morning', weather: 'clear', emotion: 'neutral', tension: 0 } as const;

test('[CAT-12] a frame that is not there yet has the colours of its place, its hour and its look', () => {
  const at = (plan: Partial<PlannedShot>, film: Partial<DrawnFilm> = {}): string =>
    placeGround({ ...FILM, ...film }, { plan: { ...PLAN, ...plan } as PlannedShot });
  expect(at({})).toMatch(/^linear-gradient\((rgb|oklch|#)/);
  const grounds = [
    at({}),
    at({ timeOfDay: 'night' }),
    at({ weather: 'snow' }),
    at({ placeKey: 'kitchen' }),
    at({}, { style: 'noir' }),
  ];
  expect(new Set(grounds).size).toBe(grounds.length);
  // A place that is being taken out of the film has the colours of its hour.
  expect(at({ placeKey: 'gone' })).toBe(at({}));
});
