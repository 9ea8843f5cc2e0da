import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan } from '../film-plan.ts';
import { planFilm } from '../plan-film.ts';

const filmOf = (idea: string, language: Language): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });

test.each([
  ['A cellist plays in the subway', 'en', 'cello'],
  ['小提琴手在地铁里演奏', 'cn', 'violin'],
  ['サックス奏者が公園で演奏する', 'ja', 'saxophone'],
  ['첼리스트가 공원에서 연주한다', 'ko', 'cello'],
] as const)('[DRAFT-05] whoever plays has the instrument of their trade: %s', async (idea, language, instrument) => {
  const { items } = await filmOf(idea, language);
  expect(items.map(({ item }) => item)).toContain(instrument);
  expect(items.map(({ item }) => item)).not.toContain('guitar');
});

test('[DRAFT-05] a violinist has the violin in hand before the story begins', async () => {
  const { shots, items } = await filmOf('A violinist plays at the market', 'en');
  const violin = items.find(({ item }) => item === 'violin')?.key;
  expect(shots[0]?.actors[0]?.holdsItemKey).toBe(violin);
});

test('[DRAFT-05] an instrument in its case is seen as its case', async () => {
  const { items } = await filmOf('A boy carries a tuba in its case up the hill', 'en');
  expect(items).toMatchObject([{ name: 'Tuba', item: 'instrument_case' }]);
  const bare = await filmOf('A boy carries a tuba up the hill', 'en');
  expect(bare.items.map(({ item }) => item)).toEqual(['tuba']);
});
