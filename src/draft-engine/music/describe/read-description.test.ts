import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { DESCRIPTION_SAMPLES } from './description-samples.ts';
import { designDescribed } from './design-described.ts';
import { readDescription } from './read-description.ts';

const KEYS = ['C', '', 'D', '', 'E', 'F', '', 'G', '', 'A', '', 'B'];

/** What was read, in the notation of the samples. */
function readingOf(text: string): string[] {
  const { mentions, beatsPerMinute, tonic } = readDescription(text);
  const said = mentions.map(({ notion, isUnwanted }) => `${isUnwanted ? '-' : ''}${notion.id}`);
  return [
    ...new Set([
      ...said,
      ...(beatsPerMinute === undefined ? [] : [String(beatsPerMinute)]),
      ...(tonic === undefined ? [] : [`key:${KEYS[tonic] ?? ''}`]),
    ]),
  ].sort();
}

test.each(LANGUAGES)('[DRAFT-05] descriptions are understood as a person reads them (%s)', (language) => {
  const samples = DESCRIPTION_SAMPLES[language];
  const wrong = samples.flatMap(([text, means]) => {
    const wanted = means.split(' ').sort();
    const read = readingOf(text);
    return read.join(' ') === wanted.join(' ') ? [] : [{ text, wanted: wanted.join(' '), read: read.join(' ') }];
  });
  expect(samples).toHaveLength(40);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(4);
});

test.each([
  ['calm piano for a wedding, with vinyl crackle', 'vinyl crackle'],
  ['didgeridoo and clapsticks at 90 bpm, no drums', 'didgeridoo clapsticks'],
  ['古筝独奏，高山流水，配上马头琴', '马头琴'],
  ['孩子们奔跑的音乐，不要鼓', '奔跑'],
  ['잔잔한 피아노와 디저리두', '디저리두'],
  ['和風の曲、琴とディジュリドゥ、静か', 'ディジュリドゥ'],
  ['The Entertainer in D minor', 'entertainer'],
])('[MUS-01] what a description says and nobody here knows is told in its own words (%s)', (text, unknown) => {
  expect(readDescription(text).unknown.join(' ')).toBe(unknown);
});

test('[MUS-01] of descriptions as people write them little is left that says something', () => {
  const samples = LANGUAGES.flatMap((language) => DESCRIPTION_SAMPLES[language]);
  const left = samples.filter(([text]) => readDescription(text).unknown.length > 0);
  expect(left.length).toBeLessThanOrEqual(0.05 * samples.length);
});

test.each([
  ['calm piano for a wedding', ['piano']],
  ['guitar, warm and quiet', ['guitar']],
])('[MUS-01] in a quiet piece one who can play everything plays alone (%s)', (description, players) => {
  const { design } = designDescribed(description, 3);
  expect([...new Set(Object.values(design.instruments))]).toEqual(players);
  expect(design.drums).toBe('none');
});

test('[MUS-01] what was chosen counts more than the description', () => {
  const { design, readings } = designDescribed('a happy waltz', 3, { style: 'lofi', feeling: 'sad' });
  expect([readings.genres?.[0], design.mood, design.beatsPerBar]).toEqual(['lofi', 'wistful', 4]);
  expect(readings.words).toEqual(['happy', 'waltz']);
});
