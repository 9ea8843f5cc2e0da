import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { chooseRoles } from '../casting/choose-roles.ts';
import type { ExpectedReading } from './expected-reading.ts';
import { CHINESE_IDEAS } from './ideas-cn.ts';
import { ENGLISH_IDEAS } from './ideas-en.ts';
import { JAPANESE_IDEAS } from './ideas-ja.ts';
import { KOREAN_IDEAS } from './ideas-ko.ts';
import { readIdea } from './read-idea.ts';

const IDEAS: Readonly<Record<Language, readonly ExpectedReading[]>> = {
  en: ENGLISH_IDEAS,
  cn: CHINESE_IDEAS,
  ja: JAPANESE_IDEAS,
  ko: KOREAN_IDEAS,
};

/** What was read otherwise than expected, as one line; empty when all is as expected. */
function missesOf(expected: ExpectedReading): string {
  const reading = readIdea(expected.idea);
  const roles = chooseRoles(reading, reading.frame === 'launch_product' ? 'ads' : 'drama');
  const read = {
    hero: roles.hero?.concept,
    other: roles.other?.concept,
    place: roles.place?.concept ?? roles.elsewhere?.concept,
    thing: roles.thing?.concept,
    frame: reading.frame,
    time: reading.time,
    weather: reading.weather,
  };
  return (Object.keys(read) as (keyof typeof read)[])
    .filter((part) => expected[part] !== undefined && expected[part] !== read[part])
    .map((part) => `${part} ${String(read[part])} for ${String(expected[part])}`)
    .join(', ');
}

describe('[DRAFT-01] ideas are understood', () => {
  test.each(LANGUAGES)('at least nine of ten ideas typed in %s are read whole', (language) => {
    const misses = IDEAS[language]
      .map((expected) => ({ idea: expected.idea, missed: missesOf(expected) }))
      .filter((each) => each.missed);
    const report = misses.map((each) => `${each.idea}: ${each.missed}`).join('\n');
    if (report) {
      process.stdout.write(`${language}:\n${report}\n`);
    }
    expect(IDEAS[language].length).toBeGreaterThanOrEqual(40);
    expect(misses.length, report).toBeLessThanOrEqual(IDEAS[language].length / 10);
  });
});
