import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { randomIdea } from '../checks/random-idea.ts';
import type { PlannedCharacter } from '../film-plan.ts';
import { CHINESE_WORDS } from '../lexicon/words/cn.ts';
import { ENGLISH_WORDS } from '../lexicon/words/en.ts';
import { JAPANESE_WORDS } from '../lexicon/words/ja.ts';
import { KOREAN_WORDS } from '../lexicon/words/ko.ts';
import { planWithoutEvents } from '../plan-film.ts';
import { isGrownUpStory } from './age-of-person.ts';
import { isLoveWithMinor } from './is-love-with-minor.ts';
import { isMinor, readPeople } from './read-people.ts';

const WORDS = { en: ENGLISH_WORDS, cn: CHINESE_WORDS, ja: JAPANESE_WORDS, ko: KOREAN_WORDS };
const GROWN = 'grown';
type Shown = 'child' | 'youth' | 'grown';

/** Ideas and how old their heroes are drawn: a child, a youth, or anybody grown up. */
const HEROES: Readonly<Record<Language, readonly (readonly [idea: string, shown: Shown, type?: FilmType])[]>> = {
  en: [
    ['A seven-year-old girl finds a map', 'child'],
    ['A boy aged nine builds a raft', 'child'],
    ['A child repairs a radio', 'child'],
    ['A little girl befriends a whale', 'child'],
    ['A toddler loses a shoe', 'child'],
    ['A girl and her grandmother bake bread', 'child'],
    ['A boy hides a frog at primary school', 'child'],
    ['A fourteen-year-old boy learns the violin', 'youth'],
    ['A pupil finds a key', 'youth'],
    ['A girl falls in love with a barista', 'youth'],
    ['A girl meets a stranger in a bar', 'youth'],
    ['A girl is hired to guard a villa', 'youth'],
    ['A boy wins a boxing match', 'youth'],
    ['A girl waits at the harbour', 'youth', 'romance'],
    ['A forty-year-old sailor opens a bakery', GROWN],
    ['A girl drives a truck across the desert', 'youth'],
    ['An orphan avenges a murdered king', 'youth'],
  ],
  cn: [
    ['七岁的女孩找到一张地图', 'child'],
    ['一个9岁的男孩造了一只木筏', 'child'],
    ['孩子修好了一台收音机', 'child'],
    ['小女孩和鲸鱼成为朋友', 'child'],
    ['小学生找到一把钥匙', 'child'],
    ['女孩和奶奶一起做面包', 'child'],
    ['十五岁的少年学小提琴', 'youth'],
    ['高中生找到一把钥匙', 'youth'],
    ['女孩爱上了咖啡师', 'youth'],
    ['女孩在酒吧遇见陌生人', 'youth'],
    ['少年在战场上寻找朋友', 'youth'],
    ['女孩等待一封信', 'youth', 'romance'],
    ['四十岁的水手开了一家面包店', GROWN],
    ['少女为师父报仇', 'youth'],
  ],
  ko: [
    ['일곱 살 소녀가 지도를 찾는다', 'child'],
    ['9살 소년이 뗏목을 만든다', 'child'],
    ['아이가 라디오를 고친다', 'child'],
    ['꼬마가 고래와 친구가 된다', 'child'],
    ['초등학생이 열쇠를 찾는다', 'child'],
    ['소녀가 할머니와 빵을 굽는다', 'child'],
    ['열다섯 살 소년이 바이올린을 배운다', 'youth'],
    ['여고생이 열쇠를 찾는다', 'youth'],
    ['소녀가 바리스타와 사랑에 빠진다', 'youth'],
    ['소녀가 술집에서 남자를 만난다', 'youth'],
    ['소년이 전쟁터에서 친구를 찾는다', 'youth'],
    ['소녀가 편지를 기다린다', 'youth', 'romance'],
    ['마흔 살 선원이 빵집을 연다', GROWN],
    ['소녀가 스승의 복수를 한다', 'youth'],
  ],
  ja: [
    ['七歳の少女が地図を見つける', 'child'],
    ['9歳の少年がいかだを作る', 'child'],
    ['子どもがラジオを直す', 'child'],
    ['女児がクジラと友だちになる', 'child'],
    ['小学生が鍵を見つける', 'child'],
    ['女の子が祖母とパンを焼く', 'child'],
    ['十五歳の少年がバイオリンを習う', 'youth'],
    ['女子高生が鍵を見つける', 'youth'],
    ['女の子がバリスタに恋をする', 'youth'],
    ['女の子がバーで男と出会う', 'youth'],
    ['少年が戦場で友を探す', 'youth'],
    ['少女が手紙を待つ', 'youth', 'romance'],
    ['四十歳の船乗りがパン屋を開く', GROWN],
    ['少女が師匠の仇を討つ', 'youth'],
  ],
};

const isChild = ({ figure }: PlannedCharacter): boolean => figure.kind === 'person' && figure.age === 'child';
const isChildVoice = ({ voice }: PlannedCharacter): boolean => /-(?:girl|boy)$/.test(voice.voice);

test.each(LANGUAGES)('[DRAFT-01] the idea decides whether somebody is a child in %s', (language) => {
  expect(HEROES[language].length).toBeGreaterThanOrEqual(12);
  const wrong = HEROES[language].flatMap(([idea, shown, type = 'drama']) =>
    [1, 2, 3].flatMap((seed) => {
      const [hero] = planWithoutEvents({ idea, type, language, shotCount: 4, aspect: '16:9', seed }).characters;
      const age = hero?.figure.kind === 'person' ? hero.figure.age : 'nobody';
      const isRight = shown === GROWN ? age === 'adult' || age === 'old' : age === shown;
      return isRight && hero && isChildVoice(hero) === (shown === 'child')
        ? []
        : [`${idea}: ${age}, ${hero?.voice.voice}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('[DRAFT-01] a grown girl has no toys and lives on no playground, a child may', () => {
  const plan = (idea: string, seed: number): ReturnType<typeof planWithoutEvents> =>
    planWithoutEvents({ idea, type: 'romance', language: 'en', shotCount: 6, aspect: '16:9', seed });
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const idea of ['A girl falls in love with a barista', 'A boy waits for a sailor on a rooftop']) {
      const { places, items } = plan(idea, seed);
      expect(places.map(({ place }) => place.kind)).not.toContain('playground');
      expect(items.filter(({ item }) => ['doll', 'kite', 'ball', 'toy_car', 'paper_plane'].includes(item))).toEqual([]);
    }
  }
  expect(plan('A seven-year-old girl waits', 1).places[0]?.place.kind).toBe('playground');
});

test('[DRAFT-01] two pupils in love are both pupils, and a child is never in love with somebody grown up', () => {
  const plan = (idea: string): ReturnType<typeof planWithoutEvents> =>
    planWithoutEvents({ idea, type: 'romance', language: 'en', shotCount: 6, aspect: '16:9', seed: 2 });
  for (const idea of ['A sixteen-year-old boy falls in love with a girl in his class', 'A pupil falls in love']) {
    const figures = plan(idea).characters.map(({ figure }) => (figure.kind === 'person' ? figure.age : ''));
    expect(figures).toEqual(['youth', 'youth']);
    expect(plan(idea).characters.every(({ description }) => description.includes('in the teens'))).toBe(true);
  }
  expect(plan('A nine-year-old boy and an old man').music.type).toBe('family');
  expect(plan('A nine-year-old boy loves his grandfather').music.type).toBe('family');
  expect(plan('A young baker falls in love with an old man').music.type).toBe('romance');
});

test.each(LANGUAGES)('[DRAFT-01] no random idea in %s gets a child into a story of grown people', (language) => {
  const faults: string[] = [];
  let grownUp = 0;
  for (let index = 0; index < 250; index++) {
    const random = createRandom(deriveSeed('ages', language, index));
    const idea = randomIdea(language, WORDS[language], random);
    const type = index % 3 === 0 ? 'romance' : random.pick(FILM_TYPES);
    const plan = planWithoutEvents({ idea, type, language, shotCount: 4, aspect: '16:9', seed: index });
    const people = readPeople(idea);
    const saysMinor = people.people.some(isMinor);
    const children = plan.characters.filter(isChild);
    faults.push(
      ...plan.characters
        .filter((each) => each.figure.kind === 'person' && isChildVoice(each) !== isChild(each))
        .map((each) => `${type} ${idea}: ${each.voice.voice} for ${each.description}`),
    );
    if (isGrownUpStory(people, type)) {
      grownUp += 1;
      faults.push(...(saysMinor ? [] : children).map((each) => `${type} ${idea}: ${each.description}`));
    }
    if (children.length > 0 && plan.music.type === 'romance') {
      faults.push(`a romance with a child: ${idea}`);
    }
  }
  expect(faults).toEqual([]);
  expect(grownUp).toBeGreaterThan(80);
});

test.each(LANGUAGES)('[ERR-06] few random ideas in %s are refused', (language) => {
  const refused = Array.from({ length: 300 }, (_, index) =>
    randomIdea(language, WORDS[language], createRandom(deriveSeed('refused', language, index))),
  ).filter(isLoveWithMinor);
  expect(refused.length, refused.join('\n')).toBeLessThan(6);
});
