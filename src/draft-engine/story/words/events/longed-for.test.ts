import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan } from '../../film-plan.ts';
import { planFilm } from '../../plan-film.ts';

const filmOf = (idea: string, language: Language): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });

test.each([
  ['A girl waits for her father at the station', 'en', /\bfather (?!at\b|looked for)\w/],
  ['A boy searches for his sister', 'en', /\bsister \w/],
  ['A boy calls his grandfather', 'en', /\bgrandfather \w/],
  ['할머니가 손녀를 기다린다', 'ko', /손녀가|손녀는 (?!아직)/],
  ['少年が祖父を待つ', 'ja', /祖父[がは]/],
  ['女孩想念奶奶', 'cn', /奶奶[^。]/],
] as const)('[DRAFT-04] whoever is longed for is not there: %s', async (idea, language, isThere) => {
  const { shots, characters } = await filmOf(idea, language);
  const away = characters[1]?.key;
  expect(shots.flatMap(({ actors }) => actors.map(({ characterKey }) => characterKey))).not.toContain(away);
  expect(shots.map(({ speech }) => speech.text).join(' ')).not.toMatch(isThere);
  expect(shots.map(({ script }) => script).join(' ')).not.toMatch(isThere);
});

test('[DRAFT-04] whoever was waited for is there once they have come', async () => {
  const { shots, characters } = await filmOf('A mother searches for her son and finds him in the forest', 'en');
  const isSeen = shots.map(({ actors }) => actors.some(({ characterKey }) => characterKey === characters[1]?.key));
  const found = shots.findIndex(({ script }) => /finds/.test(script));
  expect(isSeen.slice(0, found)).not.toContain(true);
  expect(isSeen.slice(found)).toContain(true);
});
