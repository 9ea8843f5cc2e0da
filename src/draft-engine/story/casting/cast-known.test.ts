import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { checkPlan, textsOf } from '../checks/check-plan.ts';
import type { FilmPlan, StoryRequest } from '../film-plan.ts';
import type { KnownCast } from '../known-cast.ts';
import { planFilm, STORYTELLERS } from '../plan-film.ts';

const request = (change: Partial<StoryRequest>): StoryRequest => ({
  idea: '',
  type: 'fantasy',
  language: 'en',
  shotCount: 6,
  aspect: '16:9',
  seed: 7,
  ...change,
});
const knownFrom = ({ characters, places }: FilmPlan): KnownCast => ({
  characters: characters.map(({ name, figure, voice }) => ({ name, figure, voice })),
  places: places.map(({ name, place }) => ({ name, place })),
});
const looksOf = ({ characters }: FilmPlan) => characters.map(({ name, figure, voice }) => ({ name, figure, voice }));

const FIRST = {
  en: 'A clockmaker teaches a stray dog to keep time',
  cn: '一个灯塔看守人和年轻的水手成了朋友',
  ko: '등대지기가 젊은 선원과 친구가 된다',
  ja: '灯台守が若い船乗りと友だちになる',
} as const;
const SECOND = {
  en: 'The clockmaker and the dog get lost in the fog',
  cn: '灯塔看守人和水手一起去钓鱼',
  ko: '등대지기와 선원이 바다에서 길을 잃는다',
  ja: '灯台守と船乗りが嵐の夜に船を助ける',
} as const;

test.each(LANGUAGES)(
  '[COMM-08] people whom the next idea names have the same names, looks and voices in %s',
  async (language) => {
    const first = await planFilm(request({ language, idea: FIRST[language] }));
    const asked = request({ language, idea: SECOND[language], known: knownFrom(first) });
    const second = await planFilm(asked);
    expect(looksOf(second)).toEqual(looksOf(first));
    expect(checkPlan(second, asked, STORYTELLERS[language])).toEqual([]);
    // Without them the same idea has other people.
    expect(looksOf(await planFilm(request({ language, idea: SECOND[language] })))).not.toEqual(looksOf(first));
  },
);

test('[COMM-08] somebody with a name of their own, and a place, come again', async () => {
  const first = await planFilm(request({ idea: 'Mira finds a letter in the lighthouse' }));
  const asked = request({ idea: 'Mira reads the letter to a sailor in the lighthouse', known: knownFrom(first) });
  const second = await planFilm(asked);
  const mira = second.characters.find(({ name }) => name === 'Mira');
  expect(mira).toMatchObject({ figure: first.characters[0]?.figure, voice: first.characters[0]?.voice });
  expect(second.characters).toHaveLength(2);
  expect(second.characters.find(({ name }) => name !== 'Mira')?.figure).not.toEqual(mira?.figure);
  expect(second.places.find(({ name }) => name === 'Lighthouse')?.place.seed).toBe(first.places[0]?.place.seed);
  expect(checkPlan(second, asked, STORYTELLERS.en)).toEqual([]);
});

test.each([
  ['She finds a key', 'Mira'],
  ['A storm breaks the clock tower', 'Mira'],
  ['A sailor loses his boat', 'Mira'],
])('[COMM-08] an idea that names nobody of them has the hero in it: %s', async (idea, name) => {
  const first = await planFilm(request({ idea: 'Mira finds a letter in the lighthouse' }));
  const asked = request({ idea, known: knownFrom(first) });
  const second = await planFilm(asked);
  const again = second.characters.find((one) => one.name === name);
  expect(again?.figure, JSON.stringify(second.characters.map((one) => one.name))).toEqual(first.characters[0]?.figure);
  expect(second.shots.some(({ actors }) => actors.some(({ characterKey }) => characterKey === again?.key))).toBe(true);
  expect(textsOf(second).join('\n')).toContain(name);
  expect(checkPlan(second, asked, STORYTELLERS.en)).toEqual([]);
});

test('[COMM-08] a name that the reader of ideas does not know is somebody all the same', async () => {
  const known: KnownCast = {
    characters: [
      {
        name: '보람',
        ...(({ figure, voice }) => ({ figure, voice }))(
          (await planFilm(request({ language: 'ko', idea: FIRST.ko }))).characters[1]!,
        ),
      },
    ],
    places: [],
  };
  const plan = await planFilm(request({ language: 'ko', idea: '보람이 편지를 찾는다', known }));
  expect(plan.characters[0]).toMatchObject(known.characters[0]!);
});
