import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan } from '../../film-plan.ts';
import { planFilm } from '../../plan-film.ts';

const filmOf = (idea: string, language: Language): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 3, type: 'drama', shotCount: 8, aspect: '16:9' });

test.each([
  ['A girl gives her umbrella to an old man in the rain.', 'en', 'Thank you.'],
  ['下雪的清晨，老太太把围巾送给了年轻人。', 'cn', '谢谢您。'],
  ['소녀가 노인에게 우산을 준다.', 'ko', '고마워.'],
  ['少女が老人に傘をあげる。', 'ja', 'ありがとう。'],
] as const)('[DRAFT-04] whoever is given something says thanks once it was told: %s', async (idea, language, line) => {
  const { shots } = await filmOf(idea, language);
  const told = shots.findIndex(
    ({ speech }) => speech.kind === 'narration' && /umbrella|围巾|우산|傘/.test(speech.text),
  );
  const said = shots.flatMap(({ speech }, at) => (speech.kind === 'line' ? [{ at, text: speech.text }] : []));
  expect(said.map(({ text }) => text)).toContain(line);
  expect(said.find(({ text }) => text === line)?.at).toBeGreaterThan(told);
});

test('[DRAFT-04] an animal thanks nobody, and nobody speaks lightly of the dead', async () => {
  const spoken = async (idea: string): Promise<string[]> =>
    (await filmOf(idea, 'en')).shots.flatMap(({ speech }) => (speech.kind === 'line' ? [speech.text] : []));
  expect(await spoken('A baker gives bread to a stray dog.')).toEqual([]);
  expect(await spoken('A widow finds her dead husband in the kitchen.')).toEqual([]);
});

const spokenIn = async (idea: string, language: Language = 'en'): Promise<string[]> =>
  (await filmOf(idea, language)).shots.flatMap(({ speech }) => (speech.kind === 'line' ? [speech.text] : []));

test.each([
  ['A mother loses her daughter and finds her', /gone|this is it/],
  ['A boy searches for his sister', /somewhere/],
  ['A king drinks poison', /good/],
  ['A princess eats a poisoned apple', /good/],
  ['A mother reads her son a story', /What does it say/],
  ['A girl listens to her grandmother', /hear that/],
  ['A doctor heals a soldier', /Hold still/],
  ['A baker is fired', /miss you/],
  ['A farmer prays for rain', /Listen/],
] as const)('[DRAFT-04] nothing is said that is untrue of the deed: %s', async (idea, untrue) => {
  expect((await spokenIn(idea)).join(' ')).not.toMatch(untrue);
});

test('[DRAFT-04] what is true of the deed is said', async () => {
  expect(await spokenIn('A girl loses her ring')).toContain('It’s gone.');
  expect(await spokenIn('A girl eats soup')).toContain('It’s good.');
  expect(await spokenIn('A girl drinks a glass of juice')).toContain('It’s good.');
  expect(await spokenIn('A girl wins a race')).toContain('I won!');
  expect(await spokenIn('A mother wakes her son')).toContain('You’re awake.');
});

test('[DRAFT-04] nobody smiles at poison', async () => {
  const { shots } = await filmOf('A king drinks poison', 'en');
  expect(shots.map(({ speech }) => speech.text).join(' ')).not.toMatch(/smiled/);
  expect(shots.flatMap(({ actors }) => actors.map(({ emotion }) => emotion))).not.toContain('happy');
});

test.each([
  ['할머니가 소년을 만난다', /안녕하세요/, /반가워\. 반가워요\./],
  ['손자가 할아버지를 구한다', /괜찮아\.|있어\./, /괜찮아요\./],
] as const)('[DRAFT-04] lines in Korean are as polite as who says them to whom: %s', async (idea, wrong, right) => {
  const lines = (await spokenIn(idea, 'ko')).join(' ');
  expect(lines).not.toMatch(wrong);
  expect(lines).toMatch(right);
});

test('[DRAFT-04] thanks are polite in Japanese where one speaks politely', async () => {
  expect(await spokenIn('司書が教師に本を渡す。', 'ja')).toContain('ありがとうございます。');
});
