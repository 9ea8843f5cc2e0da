import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { VOICE_PEOPLE, voiceSamplePath, VOICES } from './voices.ts';

test('[CAT-09] every language has its nine people, Chinese more, each labelled in four languages as a draft', () => {
  expect(new Set(VOICES.map((voice) => voice.id)).size).toBe(VOICES.length);
  for (const language of LANGUAGES) {
    const people = VOICES.filter((voice) => voice.language === language).map((voice) => voice.who);
    expect(new Set(people)).toEqual(new Set(VOICE_PEOPLE));
    const labels = VOICES.map((voice) => `${voice.language}: ${voice.labels[language]}`);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((label) => /[(（].+[)）]$/.test(label))).toBe(true);
  }
  const least = { en: 12, cn: 8, ja: 5, ko: 4 };
  for (const language of LANGUAGES) {
    expect(VOICES.filter((voice) => voice.language === language).length).toBeGreaterThanOrEqual(least[language]);
  }
  expect(VOICES.filter((voice) => voice.language === 'cn').length).toBeGreaterThan(VOICE_PEOPLE.length + 3);
});

test('[CAT-09] every voice has a sample that can be played, and no sample is left of a former voice', async () => {
  const files = await readdir(fileURLToPath(new URL('../../apps/web/public/voices', import.meta.url)));
  expect(new Set(files.map((file) => `/voices/${file}`))).toEqual(new Set(VOICES.map(({ id }) => voiceSamplePath(id))));
});
