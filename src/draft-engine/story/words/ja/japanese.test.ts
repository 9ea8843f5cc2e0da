import { describe, expect, test } from 'vitest';
import { conjugate } from './conjugate.ts';
import { numberInWords, sayable } from './kana.ts';

describe('conjugation', () => {
  test('knows both verb groups, irregular verbs, adjectives and negatives', () => {
    const past = Object.fromEntries(
      ['歩く', '泳ぐ', '借りる', '帰る', '来る', '旅する', '赤い', 'いい', '静かだ', '開かない', '行く'].map((word) => [
        word,
        conjugate(word, 'past'),
      ]),
    );
    expect(past).toEqual({
      歩く: '歩いた',
      泳ぐ: '泳いだ',
      借りる: '借りた',
      帰る: '帰った',
      来る: '来た',
      旅する: '旅した',
      赤い: '赤かった',
      いい: 'よかった',
      静かだ: '静かだった',
      開かない: '開かなかった',
      行く: '行った',
    });
    expect(['知らない', '食べない', 'しない', 'ない', '来ない'].map((word) => conjugate(word, 'masu'))).toEqual([
      '知りません',
      '食べません',
      'しません',
      'ありません',
      '来ません',
    ]);
  });
});

describe('what a voice reads', () => {
  test('holds no digits, Latin letters or Hangul', () => {
    expect(sayable('Anna와 12')).toMatch(/^アンナ.* 十二$/);
    expect(sayable('AI')).toBe('エーアイ');
    expect([10, 21, 105, 1984].map(numberInWords)).toEqual(['十', '二十一', '百五', '千九百八十四']);
  });
});
