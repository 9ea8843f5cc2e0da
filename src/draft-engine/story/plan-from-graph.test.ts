import { describe, expect, test } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { checkPlan } from './checks/check-plan.ts';
import type { FilmPlan, FilmPlanOfIdea, StoryRequest } from './film-plan.ts';
import { planFilm, STORYTELLERS } from './plan-film.ts';

const IDEAS = {
  en: [
    'A clockmaker repairs a tower clock because the village has forgotten the hour',
    'Two brothers race across a frozen lake, and the younger one falls through the ice',
    'A lighthouse keeper writes a letter to her dead sister and throws it into the sea',
    'A retired thief steals back the painting that his partner stole from a museum',
    'A baker who cannot taste wins a contest with bread made from seawater',
    'After the last train leaves, a station master finds a sleeping child on the platform',
    'A robot gardener refuses to cut down the only tree on Mars',
    'A dog waits outside a hospital every night until its owner comes home',
    'A schoolteacher teaches three ghosts to read',
    'An umbrella dreams of flying and jumps from a balcony in a storm',
  ],
  cn: [
    '老木匠雕了一只木鸟，木鸟飞走了，他每天在窗前等它回来',
    '妹妹把母亲的项链卖给了当铺，哥哥连夜去把它赎回来',
    '一个侦探在雨夜寻找失踪的钢琴家',
    '两只狐狸在雪地里偷走了猎人的帽子',
    '退休的列车员收到一封寄给亡妻的信',
    '裁缝为稻草人缝了一件大衣',
    '一个机器人学会了唱歌，却忘了自己的名字',
    '渔夫救了一条小龙，小龙带他飞过海',
    '女医生在山村里修好了一座断桥',
    '厨师想用一碗面打动挑剔的评委',
  ],
} as const;

const request = (change: Partial<StoryRequest> = {}): StoryRequest => ({
  idea: IDEAS.en[0],
  type: 'drama',
  language: 'en',
  shotCount: 8,
  aspect: '16:9',
  seed: 1,
  ...change,
});

const faultsOf = (plan: FilmPlan, each: StoryRequest): string[] => checkPlan(plan, each, STORYTELLERS[each.language]);

describe('a film from the events of an idea', () => {
  test.each([
    ['en', 4],
    ['en', 40],
    ['cn', 4],
    ['cn', 40],
  ] as const)('[DRAFT-01] films of twenty ideas told in %s in %i shots are whole', async (language, shotCount) => {
    const faults: string[] = [];
    for (const [index, idea] of [...IDEAS.en, ...IDEAS.cn].entries()) {
      const type = FILM_TYPES[index % FILM_TYPES.length] ?? 'drama';
      const each = request({ idea, language, shotCount, type, seed: index });
      faults.push(...faultsOf(await planFilm(each), each).map((fault) => `${type} ${idea} → ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test.each(LANGUAGES)('[DRAFT-07] equal requests give equal plans in %s', async (language) => {
    const each = request({ language, idea: IDEAS.en[2] });
    const film = await planFilm(each);
    expect(await planFilm(structuredClone(each))).toEqual(film);
    expect(await planFilm({ ...each, graph: film.graph })).toEqual(film);
    expect(await planFilm({ ...each, seed: 2 })).not.toEqual(film);
  });

  test('[DRAFT-01] the idea itself is told in its own words, in order', async () => {
    const told = ({ shots }: FilmPlanOfIdea): string => shots.map(({ speech }) => speech.text).join(' ');
    const english = told(await planFilm(request({ idea: IDEAS.en[2] })));
    expect(english).toMatch(/letter to her (?:dead )?sister.*thr[eo]ws? it into the sea/);
    expect(told(await planFilm(request({ idea: IDEAS.cn[0], language: 'cn' })))).toMatch(/木鸟.*飞走了.*等/);
  });
});

describe('characters that are brought along', () => {
  const NAMES = ['Zephyrine', 'Otto', 'Wanda', 'Ulf'];
  const characters = NAMES.map((name, index) => ({ name, pictureKey: `given-${index + 1}` }));

  test.each([
    ['en', 'A tailor teaches a sailor to dance'],
    ['cn', '裁缝教水手跳舞'],
  ] as const)('[PIPE-11] they play the hero and the other under their own names in %s', async (language, idea) => {
    for (const seed of [1, 2, 3]) {
      const each = request({ idea, language, seed, characters: characters.slice(0, 2) });
      const film = await planFilm(each);
      expect(faultsOf(film, each)).toEqual([]);
      expect(film.characters.map(({ name, figure }) => [name, figure.kind])).toEqual([
        ['Zephyrine', 'picture'],
        ['Otto', 'picture'],
      ]);
      const told = film.shots.map(({ speech }) => speech.text).join('\n');
      expect(told).toContain('Zephyrine');
      expect(told).toContain('Otto');
    }
  });

  test.each([
    ['en', 'A tailor sews a coat'],
    ['cn', '裁缝缝了一件大衣'],
  ] as const)('[PIPE-11] whom the idea has no part for goes with the hero in %s', async (language, idea) => {
    const each = request({ idea, language, characters });
    const film = await planFilm(each);
    expect(faultsOf(film, each)).toEqual([]);
    expect(film.characters.map(({ name }) => name)).toEqual(NAMES);
    for (const { key, figure } of film.characters) {
      expect(figure.kind).toBe('picture');
      expect(film.shots.some(({ actors }) => actors.some(({ characterKey }) => characterKey === key))).toBe(true);
    }
  });
});
