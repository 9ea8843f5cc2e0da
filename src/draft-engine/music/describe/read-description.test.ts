import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { DESCRIPTION_SAMPLES } from './description-samples.ts';
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
