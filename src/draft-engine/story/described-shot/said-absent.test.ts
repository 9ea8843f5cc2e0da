import { expect, test } from 'vitest';
import { saidAbsent } from './said-absent.ts';

test.each([
  [
    'The two sisters shout at each other. The neighbour is not there.',
    ['The neighbour'],
    'The two sisters shout at each other.',
  ],
  ['Mira dances without the dog', ['the dog'], 'Mira dances'],
  ['Mira waves, no piano.', ['piano'], 'Mira waves.'],
  ['There is no piano and Mira waves', ['piano'], 'and Mira waves'],
  ["Rex isn't there", ['Rex'], ''],
  ['两姐妹在争吵。邻居不在。', ['邻居'], '两姐妹在争吵。'],
  ['米拉在跳舞，没有狗。', ['狗'], '米拉在跳舞。'],
  ['ミラが踊る。隣人はいない。', ['隣人'], 'ミラが踊る。'],
  ['ピアノなしでミラが踊る', ['ピアノ'], 'ミラが踊る'],
  ['미라가 춤춘다. 이웃은 거기 없다.', ['이웃'], '미라가 춤춘다.'],
  ['개 없이 미라가 춤춘다', ['개'], '미라가 춤춘다'],
])('[EDIT-09] what is said not to be there is read: %s', (text, absent, rest) => {
  expect(saidAbsent(text)).toMatchObject({ absent, isNobody: false, rest });
});

test.each(['Nobody is there.', 'There is nobody here', '没有人。', '誰もいない。', '아무도 없다.'])(
  '[EDIT-09] %s says that nobody is there',
  (text) => {
    expect(saidAbsent(text)).toEqual({ absent: [], isNobody: true, rest: '' });
  },
);

test.each([
  'Mira is not happy',
  'She does not dance',
  'The key is not lost',
  '他不高兴',
  '彼女は怒っていない',
  '그는 웃지 않는다',
])('[EDIT-09] %s says nothing of who is there', (text) => {
  expect(saidAbsent(text)).toEqual({ absent: [], isNobody: false, rest: text });
});
