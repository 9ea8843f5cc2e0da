import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan } from '../../film-plan.ts';
import { planFilm } from '../../plan-film.ts';

const filmOf = (idea: string, language: Language): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });

test.each([
  ['A gardener forgives her brother.', 'en', /^One .*, a gardener was watering the plants (?:in|on|at) the \w+/],
  ['园丁原谅了弟弟。', 'cn', /^一.*，园丁正在.+给花草浇水。$/],
  ['庭師が弟を許す。', 'ja', /^ある.*で、庭師が花に水をやっていた。$/],
  ['정원사가 남동생을 용서한다.', 'ko', /어느 날 .+, 정원사가 .+에서 꽃에 물을 주고 있었다\.$/],
] as const)('[DRAFT-04] a film begins with who is at what, where and when: %s', async (idea, language, opening) => {
  expect((await filmOf(idea, language)).shots[0]?.speech.text).toMatch(opening);
});

test('[DRAFT-04] what the idea tells of a trade is not told before it', async () => {
  const { shots } = await filmOf('A violinist plays in the subway.', 'en');
  expect(shots[0]?.speech.text).toMatch(/^One .*violinist/);
  expect(shots[0]?.speech.text).not.toMatch(/play/);
});

test('[DRAFT-04] the weather of the idea is in the first words', async () => {
  const { shots } = await filmOf('A baker waits for her son in the snow.', 'en');
  expect(shots[0]?.speech.text).toMatch(/^One snowy /);
});

test.each([
  ['The twins find a map', /^One [^,]+, twins were/],
  ['The children find a map', /^One [^,]+, children were/],
  ['The seamstress finds a map', /^One [^,]+, a seamstress/],
  ['The lastborn finds a map', /^One [^,]+, a lastborn/],
  ['The priest finds a map', /^One [^,]+, a priest/],
  ['The last dragon finds a map', /^One [^,]+, the last dragon/],
  ['The oldest dragon finds a map', /^One [^,]+, the oldest dragon/],
] as const)('[DRAFT-04] whoever is new is introduced as such: %s', async (idea, opening) => {
  expect((await filmOf(idea, 'en')).shots[0]?.speech.text).toMatch(opening);
});

test.each([
  ['A taxi driver visits his mother in the hospital', /driving/],
  ['A retired singer has lost her voice', /singing/],
  ['A violinist loses his violin', /playing/],
  ['A blind painter meets a girl', /painting/],
  ['A baker is fired', /baking/],
] as const)('[DRAFT-04] nobody is at their trade where or when they are not: %s', async (idea, atTrade) => {
  const [opening, ...rest] = (await filmOf(idea, 'en')).shots;
  expect(opening?.speech.text).not.toMatch(atTrade);
  expect([opening, ...rest].map((shot) => shot?.script).join(' ')).not.toMatch(
    /\b(?:drives|sings|plays|paints|bakes)\b/,
  );
});

test('[DRAFT-04] a trade is seen in its own place', async () => {
  expect((await filmOf('A gardener finds a letter in the park', 'en')).shots[0]?.speech.text).toMatch(/watering/);
});
