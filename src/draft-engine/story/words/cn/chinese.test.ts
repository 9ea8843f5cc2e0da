import { describe, expect, test } from 'vitest';
import { measureFor } from './measure-words.ts';
import { spellDigits, spellNumber } from './numbers.ts';

describe('Chinese numbers and measure words', () => {
  test('numbers are read as numbers, years digit by digit', () => {
    expect([7, 10, 18, 40, 105, 110, 2010, 13_000].map(spellNumber)).toEqual([
      '七',
      '十',
      '十八',
      '四十',
      '一百零五',
      '一百一十',
      '二千零一十',
      '一万三千',
    ]);
    expect(spellDigits('2049年，第13号')).toBe('二零四九年，第十三号');
  });

  test('things are counted with their own measure words', () => {
    expect([
      measureFor('灯', 'thing.lamp', false),
      measureFor('狐狸', 'animal.fox', false),
      measureFor('风暴', 'spirit.storm', false),
      measureFor('三轮车', 'thing.box', true),
    ]).toEqual(['盏', '只', '场', '辆']);
  });
});
