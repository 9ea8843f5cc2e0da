import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan } from '../../film-plan.ts';
import { planFilm } from '../../plan-film.ts';

const filmOf = (idea: string, language: Language): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 3, type: 'drama', shotCount: 8, aspect: '16:9' });

test.each([
  ['A girl gives her umbrella to an old man in the rain.', 'en', 'Thank you.'],
  ['下雪的清晨，老太太把围巾送给了年轻人。', 'cn', '谢谢您。'],
  ['소녀가 노인에게 우산을 준다.', 'ko', '고마워요.'],
  ['少女が老人に傘をあげる。', 'ja', 'ありがとう。'],
] as const)('[DRAFT-04] whoever is given something says thanks once it was told: %s', async (idea, language, line) => {
  const { shots } = await filmOf(idea, language);
  const told = shots.findIndex(
    ({ speech }) => speech.kind === 'narration' && /umbrella|围巾|우산|傘/.test(speech.text),
  );
  const said = shots.flatMap(({ speech }, at) => (speech.kind === 'line' ? [{ at, text: speech.text }] : []));
  expect(said.map(({ text }) => text)).toContain(line);
  expect(said[0]?.at).toBeGreaterThan(told);
});

test('[DRAFT-04] an animal thanks nobody, and nobody speaks lightly of the dead', async () => {
  const spoken = async (idea: string): Promise<string[]> =>
    (await filmOf(idea, 'en')).shots.flatMap(({ speech }) => (speech.kind === 'line' ? [speech.text] : []));
  expect(await spoken('A baker gives bread to a stray dog.')).toEqual([]);
  expect(await spoken('A widow finds her dead husband in the kitchen.')).toEqual([]);
});
