import { describe, expect, test } from 'vitest';
import { SCENE_FACETS, type SceneFacet } from '#src/shared/catalogue/prompt-facets.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { PROMPT_JOINTS, withWords } from '#src/shared/prompt-words.ts';
import { planScene } from '../plan-scene.ts';
import type { PlannedScene } from '../scene.ts';
import type { Offer } from './offer.ts';
import { OFFERS } from './offers.ts';
import { suggestForPrompt } from './suggest-for-prompt.ts';

/** Prompts that leave much open: an animal, people, things, and places of each kind. */
const PROMPTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'a red fox under a cherry tree',
    'a robot',
    'two old women',
    'portrait of an old sailor',
    'a whale',
    'a bowl of fruit',
    'a lighthouse by the sea',
    'a city street',
    'a forest',
    'a cozy cafe',
    'a camel in the desert',
  ],
  cn: [
    '一只红狐狸',
    '一个机器人',
    '两个老奶奶',
    '一头鲸鱼',
    '苹果和书',
    '海边的灯塔',
    '城市街道',
    '森林',
    '咖啡馆',
    '沙漠里的骆驼',
  ],
  ja: [
    '赤いキツネ',
    'ロボット',
    '二人のおばあさん',
    'クジラ',
    'りんごと本',
    '海辺の灯台',
    '街の通り',
    '森',
    '喫茶店',
    '砂漠のラクダ',
  ],
  ko: ['붉은 여우', '로봇', '두 할머니', '고래', '사과와 책', '바닷가 등대', '도시 거리', '숲', '카페', '사막의 낙타'],
};

const plan = (text: string, language: Language, seed: number): Promise<PlannedScene | null> =>
  planScene({ text, language, look: 'gouache', aspect: '3:4', seed });

const offerOf = (facet: string, words: string, language: Language): Offer | undefined =>
  OFFERS[facet as SceneFacet].find((offer) => offer.words[language] === words);

describe.each(LANGUAGES)('in %s', (language) => {
  test('[OPT-01] whatever is offered is in the picture, at another shape and by another seed as well', async () => {
    const faults: string[] = [];
    for (const prompt of PROMPTS[language]) {
      const before = await plan(prompt, language, 7);
      for (const { facet, words } of (await suggestForPrompt({ text: prompt, language })).suggestions) {
        const longer = withWords(prompt, words, PROMPT_JOINTS[language]);
        const after = await plan(longer, language, 7);
        const isShown = after !== null && offerOf(facet, words, language)?.shows(after.drawing);
        if (!isShown || after.notDrawn.some((word) => !before?.notDrawn.includes(word))) {
          faults.push(`${longer}: ${JSON.stringify(after?.notDrawn)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('[OPT-01] every offer there is suits one of a few prompts', async () => {
    const offered = new Set<string>();
    for (const text of PROMPTS[language]) {
      for (const { facet, words } of (await suggestForPrompt({ text, language })).suggestions) {
        offered.add(`${facet}: ${words}`);
      }
    }
    const all = SCENE_FACETS.flatMap((facet) => OFFERS[facet].map(({ words }) => `${facet}: ${words[language]}`));
    expect([...new Set(all)].filter((one) => !offered.has(one))).toEqual([]);
  });

  test('[OPT-01] what was added is offered no more, and one of each facet together is still drawn', async () => {
    const [prompt = ''] = PROMPTS[language];
    let text = prompt;
    let { suggestions } = await suggestForPrompt({ text, language });
    const open = [...new Set(suggestions.map(({ facet }) => facet))];
    expect(open.length).toBeGreaterThan(3);
    for (const facet of open) {
      const words = suggestions.find((one) => one.facet === facet)?.words ?? '';
      text = withWords(text, words, PROMPT_JOINTS[language]);
      ({ suggestions } = await suggestForPrompt({ text, language }));
      expect(suggestions.filter((one) => one.facet === facet)).toEqual([]);
    }
    expect((await plan(text, language, 7))?.notDrawn).toEqual([]);
  });
});

const facetsOf = async (text: string): Promise<string[]> => [
  ...new Set((await suggestForPrompt({ text, language: 'en' })).suggestions.map(({ facet }) => facet)),
];

test('[OPT-01] what a prompt says is not offered', async () => {
  expect(await facetsOf('a happy old sailor in a harbour at night in the rain, close-up')).toEqual([]);
  expect(await facetsOf('a quiet lake, no people')).not.toContain('subject');
  expect(await facetsOf('a kitchen')).not.toContain('weather');
});

test('[OPT-01] a prompt is answered in its own language, and nothing is offered for one without meaning', async () => {
  expect((await suggestForPrompt({ text: '赤いキツネ', language: 'en' })).language).toBe('ja');
  expect((await suggestForPrompt({ text: '森', language: 'ja' })).language).toBe('ja');
  expect(await suggestForPrompt({ text: 'zorgblat qwertz', language: 'en' })).toEqual({
    language: 'en',
    suggestions: [],
  });
});
