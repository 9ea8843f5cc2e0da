import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { cn } from '../../texts/guide/cn.ts';
import { en } from '../../texts/guide/en.ts';
import { ja } from '../../texts/guide/ja.ts';
import { ko } from '../../texts/guide/ko.ts';
import { cn as cnPage } from '../../texts/page/cn.ts';
import { en as enPage } from '../../texts/page/en.ts';
import { ja as jaPage } from '../../texts/page/ja.ts';
import { ko as koPage } from '../../texts/page/ko.ts';
import { GUIDE_STEPS, stepsOfWalk } from './guide-steps.ts';

const GUIDE = { en, cn, ko, ja };
const PAGE = { en: enPage, cn: cnPage, ko: koPage, ja: jaPage };
const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  cn: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

test('[BOOT-11] the guide has twelve steps, each about its own part', () => {
  expect(GUIDE_STEPS).toHaveLength(12);
  for (const field of ['key', 'part'] as const) {
    expect(new Set(GUIDE_STEPS.map((step) => step[field])).size).toBe(12);
  }
});

test('[BOOT-11] where the film is there, the guide begins with it and keeps the order of the other steps', () => {
  expect(stepsOfWalk(false)).toEqual(GUIDE_STEPS);
  const [first, ...others] = stepsOfWalk(true);
  expect(first?.key).toBe('film');
  expect(others).toEqual(GUIDE_STEPS.filter(({ key }) => key !== 'film'));
});

test.each(LANGUAGES)(
  '[BOOT-11] every step has texts in %s, short enough for a card; the last one says how to reopen the guide',
  (language) => {
    const { steps } = GUIDE[language];
    expect(Object.keys(steps)).toEqual(GUIDE_STEPS.map(({ key }) => key));
    for (const { key } of GUIDE_STEPS) {
      expect(steps[key].title.length, key).toBeLessThanOrEqual(30);
      expect(steps[key].text.length, key).toBeLessThanOrEqual(200);
      // A title may be the same word in Chinese and Japanese; a whole text never is.
      expect(steps[key].text, key).toMatch(SCRIPT[language]);
    }
    expect(new Set(Object.values(steps).map(({ text }) => text)).size).toBe(12);
    expect(steps.receipt.text).toContain(PAGE[language].guide);
  },
);
