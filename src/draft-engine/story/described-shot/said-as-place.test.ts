import { expect, test } from 'vitest';
import { planFilm } from '../plan-film.ts';
import { planDescribedShot } from './plan-described-shot.ts';

test('[EDIT-09] a thing of the film over which something happens is in the shot, behind the people', async () => {
  const film = await planFilm({
    idea: 'Two sisters carry a piano up the stairs. Their neighbour watches.',
    type: 'drama',
    language: 'en',
    shotCount: 6,
    aspect: '16:9',
    seed: 5,
  });
  const piano = film.items.find(({ item }) => item === 'piano')?.key;
  const neighbour = film.characters.find(({ name }) => name.toLowerCase().includes('neighbour'))?.key;
  const described = await planDescribedShot({
    text: 'The two sisters shout at each other over the broken piano. The neighbour is not there.',
    type: 'drama',
    language: 'en',
    aspect: '16:9',
    seed: 5,
    cast: {
      ...film,
      items: film.items.map((item) => ({ ...item, label: item.label ?? null, colour: item.colour ?? null })),
    },
    before: film.shots[1] as (typeof film.shots)[number],
    newKey: 'new',
  });
  expect([piano, neighbour]).not.toContain(undefined);
  expect(described?.shot.items).toMatchObject([{ itemKey: piano, behind: 0.9 }]);
  const present = described?.shot.actors.map(({ characterKey }) => characterKey);
  expect(present).toHaveLength(2);
  expect(present).not.toContain(neighbour);
});
