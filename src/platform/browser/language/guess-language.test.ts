import { expect, test } from 'vitest';
import { guessLanguage, langOf } from './guess-language.ts';

test.each([
  ['灯台守が、帰り道をなくした嵐と友だちになる。', 'ja'],
  ['カメラ', 'ja'],
  ['灯塔看守人和一场迷了路的暴风雨成了朋友。', 'cn'],
  ['등대지기가 폭풍과 친구가 된다. 漢字도 조금.', 'ko'],
  ['一位 clockmaker 捡到了一分钟', 'cn'],
])('%s is written in %s', (text, language) => {
  expect(guessLanguage(text)?.language).toBe(language);
});

test.each(['A lighthouse keeper', '', '12:30', 'The word 嵐 means storm, and nothing else is written here'])(
  'the script of %j does not tell',
  (text) => {
    expect(guessLanguage(text)).toBeUndefined();
  },
);

test('what was written in Latin letters is read as English, and digits as the page is', () => {
  expect(langOf('Keeper of storms')).toBe('en');
  expect(langOf('2049')).toBeUndefined();
});
