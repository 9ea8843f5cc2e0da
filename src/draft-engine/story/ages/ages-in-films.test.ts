import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { randomIdea } from '../checks/random-idea.ts';
import type { FilmPlanOfIdea, PlannedCharacter } from '../film-plan.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { CHINESE_WORDS } from '../lexicon/words/cn.ts';
import { ENGLISH_WORDS } from '../lexicon/words/en.ts';
import { JAPANESE_WORDS } from '../lexicon/words/ja.ts';
import { KOREAN_WORDS } from '../lexicon/words/ko.ts';
import { planFilm } from '../plan-film.ts';
import { isGrownUpStory } from './age-of-person.ts';
import { isMinor, readPeople } from './read-people.ts';
import { suitGraph, suitType } from './suit-graph.ts';

const WORDS = { en: ENGLISH_WORDS, cn: CHINESE_WORDS, ja: JAPANESE_WORDS, ko: KOREAN_WORDS };
const GROWN = 'grown';
type Shown = 'child' | 'youth' | 'grown';

/** Ideas and how old whoever they name first is drawn: a child, a youth, or anybody grown up. */
const HEROES: Readonly<Record<Language, readonly (readonly [idea: string, shown: Shown, type?: FilmType])[]>> = {
  en: [
    ['A seven-year-old girl finds a map', 'child'],
    ['A boy aged nine builds a raft', 'child'],
    ['A child repairs a radio', 'child'],
    ['A little girl befriends a whale', 'child'],
    ['A girl and her grandmother bake bread', 'child'],
    ['A boy hides a frog at primary school', 'child'],
    ['A boy finds a red coat', 'child'],
    ['A street boy, Milo, finds a red coat', 'child'],
    ['A paper boy delivers a letter to the sea', 'child'],
    ['A stable boy finds a red coat', 'child'],
    ['The cabin boy finds a red coat', 'child'],
    ['A weather girl finds a red coat', GROWN],
    ['Two delivery boys find a red coat', GROWN],
    ['A girl mends a kite', 'youth', 'youth'],
    ['A fourteen-year-old boy learns the violin', 'youth'],
    ['A pupil finds a key', 'youth'],
    ['A girl falls in love with a barista', 'youth'],
    ['A girl meets a stranger in a bar', 'youth'],
    ['A girl is hired to guard a villa', 'youth'],
    ['A boy wins a boxing match', 'youth'],
    ['A girl fights three bandits', 'youth'],
    ['A girl waits at the harbour', 'youth', 'romance'],
    ['A forty-year-old sailor opens a bakery', GROWN],
  ],
  cn: [
    ['七岁的女孩找到一张地图', 'child'],
    ['一个9岁的男孩造了一只木筏', 'child'],
    ['小女孩和鲸鱼成为朋友', 'child'],
    ['街头少年找到一把钥匙', 'child'],
    ['一个男孩找到一把钥匙', 'child'],
    ['小学生找到一把钥匙', 'child'],
    ['女孩和奶奶一起做面包', 'child'],
    ['十五岁的少年学小提琴', 'youth'],
    ['高中生找到一把钥匙', 'youth'],
    ['女孩爱上了咖啡师', 'youth'],
    ['女孩在酒吧遇见陌生人', 'youth'],
    ['女孩等待一封信', 'youth', 'romance'],
    ['四十岁的水手开了一家面包店', GROWN],
    ['少女为师父报仇', 'youth'],
  ],
  ko: [
    ['일곱 살 소녀가 지도를 찾는다', 'child'],
    ['꼬마가 고래와 친구가 된다', 'child'],
    ['거리의 소년이 열쇠를 찾는다', 'child'],
    ['소녀가 할머니와 빵을 굽는다', 'child'],
    ['여고생이 열쇠를 찾는다', 'youth'],
    ['미소녀가 열쇠를 찾는다', 'youth'],
    ['미소년이 열쇠를 찾는다', 'youth'],
    ['소녀가 바리스타와 사랑에 빠진다', 'youth'],
    ['소녀가 술집에서 남자를 만난다', 'youth'],
    ['소녀가 편지를 기다린다', 'youth', 'romance'],
    ['마흔 살 선원이 빵집을 연다', GROWN],
  ],
  ja: [
    ['少年が鍵を見つける', 'child'],
    ['女の子が鍵を見つける', 'child'],
    ['七歳の少女が地図を見つける', 'child'],
    ['女児がクジラと友だちになる', 'child'],
    ['女の子が祖母とパンを焼く', 'child'],
    ['女子高生が鍵を見つける', 'youth'],
    ['美少女が鍵を見つける', 'youth'],
    ['美少年が鍵を見つける', 'youth'],
    ['青少年が鍵を見つける', 'youth'],
    ['女の子がバリスタに恋をする', 'youth'],
    ['女の子がバーで男と出会う', 'youth'],
    ['少女が手紙を待つ', 'youth', 'romance'],
    ['四十歳の船乗りがパン屋を開く', GROWN],
  ],
};

const plan = (idea: string, type: FilmType, language: Language, seed = 1): Promise<FilmPlanOfIdea> =>
  planFilm({ idea, type, language, shotCount: 4, aspect: '16:9', seed });
const ageOf = ({ figure }: PlannedCharacter): string => (figure.kind === 'person' ? figure.age : 'nobody');
const isChild = (one: PlannedCharacter): boolean => ageOf(one) === 'child';
const isChildVoice = ({ voice }: PlannedCharacter): boolean => /-(?:girl|boy)$/.test(voice.voice);

test.each(LANGUAGES)(
  '[DRAFT-01] the idea decides whether somebody of its events is a child in %s',
  async (language) => {
    const wrong: string[] = [];
    for (const [idea, shown, type = 'drama'] of HEROES[language]) {
      for (const seed of [1, 2, 3]) {
        const [hero] = (await plan(idea, type, language, seed)).characters;
        const age = hero ? ageOf(hero) : 'nobody';
        const isRight = shown === GROWN ? age === 'adult' || age === 'old' : age === shown;
        if (!isRight || !hero || isChildVoice(hero) !== (shown === 'child')) {
          wrong.push(`${idea}: ${age}, ${hero?.voice.voice}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('[DRAFT-01] whoever leaves the stage or a sport is not old for that; whoever retires from work is', async () => {
  const heroOf = async (idea: string) => (await plan(idea, 'romance', 'ja')).characters.map(ageOf)[0];
  expect(await heroOf('アイドルが引退する')).not.toBe('old');
  expect(await heroOf('刑事が引退する')).toBe('old');
});

test('[DRAFT-01] pupils in love are both pupils, and a film with a child is no romance', async () => {
  for (const idea of [
    'A sixteen-year-old boy falls in love with a girl in his class',
    'A pupil falls in love with a classmate',
  ]) {
    const { characters, music } = await plan(idea, 'romance', 'en');
    expect(characters.map(ageOf)).toEqual(['youth', 'youth']);
    expect(music.type).toBe('romance');
  }
  for (const idea of [
    'A nine-year-old boy meets an old man',
    'A nine-year-old boy loves his grandfather',
    'A widow with a seven-year-old daughter falls in love with a baker',
    'A pupil meets a baker',
  ]) {
    expect((await plan(idea, 'romance', 'en')).music.type, idea).toBe('family');
  }
  expect((await plan('A young baker falls in love with an old man', 'romance', 'en')).music.type).toBe('romance');
});

test.each([
  ['A sixteen-year-old pupil falls in love with a teacher', 'befriend'],
  ['A sixteen-year-old pupil falls in love with a girl in a bar', 'befriend'],
  ['A fifteen-year-old boy marries a dancer', 'befriend'],
  ['A schoolgirl kisses a sailor', 'embrace'],
  ['A grandmother kisses a child', 'embrace'],
  ['A nine-year-old boy falls in love with a girl', 'befriend'],
  ['A pupil falls in love with a classmate', 'fall_in_love'],
  ['A pupil falls in love with the sea', 'fall_in_love'],
  ['A baker falls in love with a dancer', 'fall_in_love'],
  ['A baker marries a dancer', 'marry'],
])('[ERR-06] love with somebody under eighteen is friendship: %s', async (idea, deed) => {
  const graph = await readIdeaGraph(idea);
  const suited = suitGraph(graph, 'romance');
  expect(suited.events.map((event) => event.deed)).toContain(deed);
  expect(suitType(graph, 'drama')).toBe('drama');
  if (deed === 'befriend' || deed === 'embrace') {
    expect(suited.events.filter((event) => ['fall_in_love', 'kiss', 'marry'].includes(event.deed ?? ''))).toEqual([]);
    expect(suitType(graph, 'romance')).toBe('family');
  }
});

test('[ERR-06] what somebody says of an age in a corrected graph makes no child older', async () => {
  const graph = await readIdeaGraph('A nine-year-old boy kisses a dancer');
  for (const one of graph.participants) {
    Object.assign(one, { age: 'adult', ageYears: 40, words: 'lover' });
  }
  const film = await planFilm({
    idea: graph.text,
    type: 'romance',
    language: 'en',
    shotCount: 4,
    aspect: '16:9',
    seed: 1,
    graph,
  });
  expect(film.characters.some(isChild)).toBe(true);
  expect(film.music.type).toBe('family');
});

test.each(LANGUAGES)(
  '[DRAFT-01] no film of a random idea in %s gets a child into a story of grown people',
  async (language) => {
    const faults: string[] = [];
    let grownUp = 0;
    for (let index = 0; index < 150; index++) {
      const random = createRandom(deriveSeed('ages in films', language, index));
      const idea = randomIdea(language, WORDS[language], random);
      const type = index % 3 === 0 ? 'romance' : random.pick(FILM_TYPES);
      const film = await plan(idea, type, language, index);
      const people = readPeople(idea);
      const children = film.characters.filter(isChild);
      faults.push(
        ...film.characters
          .filter((each) => each.figure.kind === 'person' && isChildVoice(each) !== isChild(each))
          .map((each) => `${type} ${idea}: ${each.voice.voice} for ${each.description}`),
      );
      if (isGrownUpStory(people, type)) {
        grownUp += 1;
        const isMeant = people.people.some(isMinor);
        faults.push(...(isMeant ? [] : children).map((each) => `${type} ${idea}: ${each.description}`));
      }
      if (children.length > 0 && film.music.type === 'romance') {
        faults.push(`a romance with a child: ${idea}`);
      }
    }
    expect(faults).toEqual([]);
    expect(grownUp).toBeGreaterThan(50);
  },
);
