import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan } from '../film-plan.ts';
import { planFilm } from '../plan-film.ts';

const filmOf = (idea: string, language: Language): Promise<FilmPlan> =>
  planFilm({ idea, language, type: 'drama', shotCount: 8, aspect: '16:9', seed: 1 });
const kindsOf = ({ characters }: FilmPlan): string[] => characters.map(({ figure }) => figure.kind);

test.each([
  ['en', 'An election divides twin barbers in a small town.'],
  ['en', 'Insomnia turns a radio host into a friend.'],
  ['cn', '卫生局命令村里的接生婆烧掉她的记录'],
  ['ja', '疫病が鉱山の町を空にし、電信技手だけが残る'],
  ['ko', '오래된 왈츠가 이혼한 두 무용수를 다시 만나게 한다'],
] as const)('[DRAFT-01] only people are people: %s %s', async (language, idea) => {
  const film = await filmOf(idea, language);
  expect(new Set(kindsOf(film))).toEqual(new Set(['person']));
  expect(film.items.filter(({ label }) => label !== undefined)).toEqual([]);
});

test('[DRAFT-01] a thing that dreams is somebody', async () => {
  expect(kindsOf(await filmOf('A toaster dreams of the sea.', 'en'))).toContain('thing');
});

test('[DRAFT-01] whoever rides on a train sits in its carriage', async () => {
  const film = await filmOf('A retiring conductor rides his last night train.', 'en');
  expect(film.places.map(({ place }) => place.kind)).toEqual(['train_car']);
  expect(film.items.map(({ item }) => item)).not.toContain('bicycle');
});
