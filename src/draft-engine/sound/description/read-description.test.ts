import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { nameOf, readSoundDescription } from './read-description.ts';
import { SENTENCES } from './sentences.ts';

/** A reading in the notation of the sentences. */
function notation(text: string, language: Language): string {
  const { understood } = readSoundDescription(text, '', language);
  const names = understood.map(({ sound, stage }, at) => {
    const isLater = at > 0 && stage > (understood[at - 1]?.stage ?? 0);
    return `${isLater ? '> ' : ''}${nameOf(sound)}`;
  });
  return names.join(' ');
}

const sorted = (reading: string): string =>
  reading
    .split(' > ')
    .map((stage) => stage.split(' ').toSorted().join(' '))
    .join(' > ');

test.each(LANGUAGES)('[DRAFT-05] descriptions of sounds are read as they are meant: %s', (language) => {
  const sentences = SENTENCES[language];
  const wrong = sentences.flatMap(([text, reading]) => {
    const read = notation(text, language);
    return sorted(read) === sorted(reading) ? [] : [`${text}: ${read} (meant ${reading})`];
  });
  expect(sentences.length).toBeGreaterThanOrEqual(40);
  expect(1 - wrong.length / sentences.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('[DRAFT-05] distance, number and what is not wanted are read, and what is unknown is said', () => {
  expect(readSoundDescription('distant thunder, a dog barks three times').understood).toMatchObject([
    { sound: { event: 'thunder' }, gain: 0.4 },
    { sound: { event: 'bark' }, gain: 1, times: 3 },
  ]);
  expect(readSoundDescription('rain and birds', 'birds').understood.map(({ sound }) => nameOf(sound))).toEqual([
    '~rain',
  ]);
  expect(readSoundDescription('a zorgblat hums in the rain').unknown).toContain('zorgblat');
  expect(readSoundDescription('qwertz').understood).toEqual([]);
});

test('[AUD-01] what is told of Korean words has their spaces and the word for a sound', () => {
  const reading = readSoundDescription('파도, 갈매기, 2초에 개 짖는 소리, 신나는 우쿨렐레 음악', '', 'ko');
  expect(reading.understood.map(({ words }) => words)).toEqual(['파도', '갈매기', '개 짖는 소리']);
  expect(reading.music).toEqual(['신나는 우쿨렐레 음악']);
  expect(reading.unknown).toEqual([]);
});
