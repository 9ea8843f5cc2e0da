import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { PROMPT_JOINTS, withWords } from '#src/shared/prompt-words.ts';
import { MUSIC_MOODS } from '../../../story/film-plan.ts';
import { nameInstrument } from '../name-instrument.ts';
import { readDescription } from '../read-description.ts';
import { FEELING_WORDS, STYLE_WORDS, SUITED, TEMPO_WORDS } from './offers.ts';
import { suggestForMusic } from './suggest-for-music.ts';

const PROMPTS: Readonly<Record<Language, string>> = {
  en: 'A walk along the sea',
  cn: '沿着大海散步',
  ja: '海辺の散歩',
  ko: '바닷가 산책',
};

const facetsOf = (text: string): string[] => [
  ...new Set(suggestForMusic({ text, language: 'en' }).suggestions.map(({ facet }) => facet)),
];

describe.each(LANGUAGES)('in %s', (language) => {
  test('[OPT-01] whatever can be offered for music is understood, alone and behind a description', () => {
    const offers = [
      ...Object.entries(STYLE_WORDS),
      ...Object.entries(FEELING_WORDS),
      ...Object.entries(TEMPO_WORDS),
    ].map(([id, words]) => [id, words[language]] as const);
    const instruments = MUSIC_MOODS.flatMap((mood) => SUITED[mood].instruments).map(
      (id) => [id, nameInstrument(id, language)] as const,
    );
    const faults = [...offers, ...instruments].filter(([id, words]) => {
      const { mentions, unknown } = readDescription(withWords(PROMPTS[language], words, PROMPT_JOINTS[language]));
      const known = readDescription(PROMPTS[language]).unknown.length;
      return !mentions.some(({ notion }) => notion.id === id) || unknown.length > known;
    });
    expect(faults).toEqual([]);
  });

  test('[OPT-01] one word for each facet can be added, and then nothing is open', () => {
    let text = PROMPTS[language];
    const { language: read, suggestions } = suggestForMusic({ text, language });
    expect(read).toBe(language);
    const facets = [...new Set(suggestions.map(({ facet }) => facet))];
    expect(facets).toEqual(['style', 'feeling', 'instruments', 'tempo']);
    for (const facet of facets) {
      const offered = suggestForMusic({ text, language }).suggestions.filter((one) => one.facet === facet);
      expect(offered.length).toBeGreaterThan(1);
      text = withWords(text, offered[0]?.words ?? '', PROMPT_JOINTS[language]);
    }
    expect(suggestForMusic({ text, language }).suggestions).toEqual([]);
  });
});

test('[OPT-01] what a description of music says is not offered, and what it refuses is left out', () => {
  expect(facetsOf('slow jazz')).toEqual(['feeling', 'instruments']);
  expect(facetsOf('happy, 120 bpm')).toEqual(['style', 'instruments']);
  expect(facetsOf('a sad piano without drums')).toEqual(['style', 'tempo']);
  expect(facetsOf('zorgblat')).toEqual(['style', 'feeling', 'instruments', 'tempo']);
});

test('[OPT-01] what is offered for music suits it', () => {
  const wordsFor = (text: string, wanted: string): string[] =>
    suggestForMusic({ text, language: 'en' }).suggestions.flatMap(({ facet, words }) =>
      facet === wanted ? [words] : [],
    );
  expect(wordsFor('a car chase', 'tempo')[0]).toBe('fast');
  expect(wordsFor('a lullaby', 'tempo')[0]).toBe('slow');
  expect(wordsFor('a funeral', 'style')).toEqual(['orchestral', 'baroque', 'a hymn']);
  expect(wordsFor('jazz in a cafe', 'instruments')).toContain('saxophone');
});
