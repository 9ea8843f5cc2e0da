import { describe, expect, test } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { planWithoutEvents } from '../../plan-film.ts';
import type { SentenceBank } from '../grammar.ts';
import { CHINESE } from './chinese.ts';
import { measureFor } from './measure-words.ts';
import { spellDigits, spellNumber } from './numbers.ts';

const flat = (bank: SentenceBank): readonly string[] =>
  Array.isArray(bank) ? bank : Object.values(bank as Readonly<Record<string, readonly string[]>>).flat();
const IDEAS = [
  '会修钟的乌鸦',
  '面馆老板等一个不吃香菜的客人',
  '雾',
  '两只企鹅争夺一块石头',
  'An old tailor sews a coat for the wind',
  '豆腐是怎么做的',
  '七岁的女孩想学会吹口哨',
  '第9个站台上的机器人',
];

describe('Chinese sentences', () => {
  test('hold no digits, no Latin letters outside slots, and end as sentences do', () => {
    const sentences = [
      ...Object.values(CHINESE.narration).flatMap(flat),
      ...Object.values(CHINESE.lines).flat(),
      ...Object.values(CHINESE.frames).flatMap((frame) => [
        ...Object.values(frame.narration).flatMap(flat),
        ...Object.values(frame.lines).flat(),
      ]),
    ];
    const wrong = sentences.filter(
      (sentence) => /[A-Za-z0-9]/.test(sentence.replace(/\{[^}]*\}/g, '')) || !/[。！？]$/.test(sentence),
    );
    expect(wrong).toEqual([]);
    expect(new Set(sentences).size).toBeGreaterThan(1500);
  });

  test('general banks begin in at least eight ways', () => {
    const poor = Object.entries(CHINESE.narration)
      .filter(([, bank]) => new Set(flat(bank).map((sentence) => sentence.slice(0, 4))).size < 8)
      .map(([beat]) => beat);
    expect(poor).toEqual([]);
  });

  test('films of every type can be read aloud', () => {
    FILM_TYPES.forEach((type, index) => {
      const plan = planWithoutEvents({
        idea: IDEAS[index % IDEAS.length] as string,
        type,
        language: 'cn',
        shotCount: 8 + (index % 5),
        aspect: '16:9',
        seed: index,
      });
      for (const shot of plan.shots) {
        expect(shot.speech.text, `${type}: ${shot.speech.text}`).not.toMatch(/[A-Za-z0-9{}]|的的|里里|，，|undefined/);
      }
    });
  });
});

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
