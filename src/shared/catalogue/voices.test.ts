import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { VOICE_PEOPLE, VOICES } from './voices.ts';

test('[CAT-09] every language has its nine people, Chinese more, each labelled in four languages as a draft', () => {
  expect(new Set(VOICES.map((voice) => voice.id)).size).toBe(VOICES.length);
  for (const language of LANGUAGES) {
    const people = VOICES.filter((voice) => voice.language === language).map((voice) => voice.who);
    expect(new Set(people)).toEqual(new Set(VOICE_PEOPLE));
    const labels = VOICES.map((voice) => `${voice.language}: ${voice.labels[language]}`);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((label) => /\(.+\)$/.test(label))).toBe(true);
  }
  expect(VOICES.filter((voice) => voice.language === 'cn').length).toBeGreaterThan(VOICE_PEOPLE.length + 3);
});
