import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { GUIDE_CHAPTERS, GUIDE_STEPS } from '../../guide-steps.ts';
import { cn } from '../../texts/guide/cn.ts';
import { en } from '../../texts/guide/en.ts';
import { ja } from '../../texts/guide/ja.ts';
import { ko } from '../../texts/guide/ko.ts';
import { addressOf, nextStep, stepAt } from './guide-places.ts';

const GUIDE = { en, cn, ko, ja };
const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  cn: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

test('[BOOT-11] the guide has twelve steps in three chapters of four, each with an address that shows it', () => {
  expect(new Set(GUIDE_STEPS).size).toBe(12);
  expect(Object.values(GUIDE_CHAPTERS).map((steps) => steps.length)).toEqual([4, 4, 4]);
  for (const step of GUIDE_STEPS) {
    const { pathname, searchParams } = new URL(addressOf(step, '/dashboard/film/f'), 'https://kinora.test');
    expect(stepAt(searchParams)).toBe(step);
    expect(pathname).toBe(step === 'share' ? '/dashboard/film/f' : '/dashboard/film/f/edit');
  }
  expect(stepAt(new URLSearchParams('guide=dance'))).toBeUndefined();
});

test('[BOOT-11] the guide goes on with the next step that is neither done nor skipped, and around', () => {
  expect(nextStep({ done: [], skipped: [] })).toBe('name');
  expect(nextStep({ done: ['name', 'cast'], skipped: ['outline'] })).toBe('places');
  expect(nextStep({ done: ['cut'], skipped: [] }, 'share')).toBe('name');
  expect(nextStep({ done: GUIDE_STEPS.filter((step) => step !== 'shot'), skipped: [] }, 'shot')).toBeUndefined();
});

test.each(LANGUAGES)('[BOOT-11] every step has texts in %s, short enough for a card', (language) => {
  const { steps } = GUIDE[language];
  expect(Object.keys(steps)).toEqual([...GUIDE_STEPS]);
  for (const step of GUIDE_STEPS) {
    expect(steps[step].title.length, step).toBeLessThanOrEqual(30);
    expect(steps[step].text.length, step).toBeLessThanOrEqual(200);
    // A title may be the same word in Chinese and Japanese; a whole text never is.
    expect(steps[step].text, step).toMatch(SCRIPT[language]);
  }
  expect(new Set(Object.values(steps).map(({ text }) => text)).size).toBe(12);
});
