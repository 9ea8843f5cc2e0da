import { expect, test } from 'vitest';
import type { FilmPlan } from '../film-plan.ts';
import { planFilm } from '../plan-film.ts';

const filmOf = (idea: string): Promise<FilmPlan> =>
  planFilm({ idea, language: 'en', seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });

test('[DRAFT-05] a boat out of which somebody falls is no place, and looks as the one that they stood in', async () => {
  const film = await filmOf('A sailor falls out of his boat into the sea and a walrus pushes him back');
  expect(film.places.map(({ place }) => place.kind)).toEqual(['sea']);
  expect(film.characters.map(({ figure }) => figure.kind === 'animal' && figure.species)).toContain('seal');
  const boats = film.items.filter(({ item }) => ['boat', 'canoe', 'ship', 'raft'].includes(item));
  expect(boats).toMatchObject([{ item: 'canoe' }]);
  expect(['red', 'blue', 'teal', 'mustard']).toContain(boats[0]?.colour);
});

test('[DRAFT-05] whoever swims has let go of the tools of their trade', async () => {
  const film = await filmOf('A fisherman falls into the sea and swims home');
  const swimming = film.shots.flatMap(({ actors }) =>
    actors.filter(({ pose, keyframes = [] }) => [pose, ...keyframes.map((frame) => frame.pose)].includes('swim')),
  );
  expect(swimming.length).toBeGreaterThan(0);
  expect(swimming.every(({ holdsItemKey }) => holdsItemKey === undefined)).toBe(true);
});

test('[DRAFT-05] a bus stop is no railway platform; it stands where the idea says that it does', async () => {
  const town = await filmOf('A nurse waits at a bus stop');
  expect(town.places[0]?.place).toMatchObject({ kind: 'town_street', landmarks: ['bus_shelter'] });
  const sea = await filmOf('A nurse waits at a bus stop by the harbour');
  expect(sea.places[0]?.place).toMatchObject({ kind: 'harbour', landmarks: ['bus_shelter'] });
});

test('[DRAFT-05] an umbrella is spread in the hand that holds it', async () => {
  const { shots } = await filmOf('A postman opens his umbrella');
  const opening = shots.find(({ items }) => items.some(({ keyframes = [] }) => keyframes.at(-1)?.state === 'whole'));
  const [umbrella] = opening?.items ?? [];
  expect(umbrella?.state).toBe('folded');
  expect(opening?.actors[0]?.holdsItemKey).toBe(umbrella?.itemKey);
});

test('[DRAFT-05] what falls out of something is seen on its way down', async () => {
  const { shots, items } = await filmOf('A photo falls out of a notebook');
  const keyOf = (item: string): string | undefined => items.find((one) => one.item === item)?.key;
  const fall = shots.find((shot) =>
    shot.items.some(({ itemKey, keyframes = [] }) => itemKey === keyOf('photo') && keyframes.length > 2),
  );
  const photo = fall?.items.find(({ itemKey }) => itemKey === keyOf('photo'));
  const notebook = fall?.items.find(({ itemKey }) => itemKey === keyOf('notebook'));
  expect(notebook?.above ?? 0).toBeGreaterThan(0.5);
  const heights = photo?.keyframes?.flatMap(({ above }) => (above === undefined ? [] : [above])) ?? [];
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(heights.at(-1)).toBe(0);
});
