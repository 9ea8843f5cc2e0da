import { describe, expect, test } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { conjugate, doneForm, linked } from '../../korean/conjugate.ts';
import { planWithoutEvents } from '../../plan-film.ts';
import type { SentenceBank } from '../grammar.ts';
import { KOREAN } from './korean.ts';
import { settleParticles, SLOT_END } from './markup.ts';
import { spellDigits, spellNumber, spellYears } from './numbers.ts';
import { wishFromIdea } from './own-wish.ts';
import { sayable } from './sayable.ts';

const flat = (bank: SentenceBank): readonly string[] =>
  Array.isArray(bank) ? bank : Object.values(bank as Readonly<Record<string, readonly string[]>>).flat();
const IDEAS = [
  '자전거를 고치는 수달',
  '외로운 우체부가 앵무새와 국숫집을 연다.',
  '안개',
  '두 목수가 탑을 두고 겨룬다.',
  'A forgetful wizard sells umbrellas in Busan',
  '종이는 어떻게 만들어지는가',
  '7살 아이가 23층까지 계단을 오른다',
  '年老的船长寻找妹妹',
  'ロボットが歌を習う',
];

describe('Korean sentences', () => {
  test('hold no digits, no Latin letters outside slots and marks, and end as sentences do', () => {
    const sentences = [
      ...Object.values(KOREAN.narration).flatMap(flat),
      ...Object.values(KOREAN.lines).flat(),
      ...Object.values(KOREAN.frames).flatMap((frame) => [
        ...Object.values(frame.narration).flatMap(flat),
        ...Object.values(frame.lines).flat(),
      ]),
    ];
    const wrong = sentences.filter(
      (sentence) =>
        /[A-Za-z0-9]/.test(sentence.replace(/\{[^}]*\}|<[ho]:|\[[ho]:|\^[ho]/g, '')) ||
        !/(?:[.?!]|[?]>)$/.test(sentence),
    );
    expect(wrong).toEqual([]);
    expect(new Set(sentences).size).toBeGreaterThan(1500);
  });

  test('each question of a verb has its answer', () => {
    const uneven = Object.entries(KOREAN.frames)
      .filter(([, { lines }]) => (lines.ask_line?.length ?? 0) > (lines.answer_line?.length ?? 0))
      .map(([frame]) => frame);
    expect(uneven).toEqual([]);
    expect(KOREAN.lines.answer_line.length).toBe(KOREAN.lines.ask_line.length);
  });

  test('films of every type leave no mark, slot or foreign letter, whatever the idea', () => {
    FILM_TYPES.forEach((type, index) => {
      for (const offset of [0, 4]) {
        const plan = planWithoutEvents({
          idea: IDEAS[(index + offset) % IDEAS.length] as string,
          type,
          language: 'ko',
          shotCount: 6 + ((index + offset) % 9),
          aspect: '16:9',
          seed: index,
        });
        for (const shot of plan.shots) {
          expect(shot.speech.text, `${type}: ${shot.speech.text}`).not.toMatch(/[A-Za-z0-9<>{}[\]^|]|undefined/);
          expect(shot.speech.text + shot.script).not.toContain(SLOT_END);
          expect(shot.script, shot.script).not.toMatch(/[<>{}^|]|undefined/);
        }
      }
    });
  });
});

describe('Korean grammar', () => {
  test('particles follow the final sound', () => {
    const said = (noun: string): string[] =>
      ['은', '이', '을', '과', '으로', '이야', '이었다'].map((particle) =>
        settleParticles(`${noun}${SLOT_END}${particle}`),
      );
    expect(said('책')).toEqual(['책은', '책이', '책을', '책과', '책으로', '책이야', '책이었다']);
    expect(said('배')).toEqual(['배는', '배가', '배를', '배와', '배로', '배야', '배였다']);
    expect(said('별')[4]).toBe('별로');
  });

  test('predicates bend by level, tense and irregular stems', () => {
    expect(
      ['돕다', '듣다', '짓다', '흐르다', '모으다', '푸르다', '하얗다', '보이다', '비다'].map((word) =>
        conjugate(word, 'plain', { past: true }),
      ),
    ).toEqual(['도왔다', '들었다', '지었다', '흘렀다', '모았다', '푸르렀다', '하얬다', '보였다', '비었다']);
    expect(['알다', '먹다', '가다', '있다', '걷다'].map((word) => conjugate(word, 'plain'))).toEqual([
      '안다',
      '먹는다',
      '간다',
      '있다',
      '걷는다',
    ]);
    expect(['low', 'polite', 'old', 'stiff', 'archaic'].map((level) => conjugate('만들다', level as 'low'))).toEqual([
      '만들어',
      '만들어요',
      '만드네',
      '만듭니다',
      '만드오',
    ]);
    expect(conjugate('말다', 'polite', { mood: 'order' })).toBe('마세요');
    expect(conjugate('이다', 'polite', { after: 'ㄱ' }) + conjugate('이다', 'polite', { after: '' })).toBe(
      '이에요예요',
    );
    expect([linked('아름답다'), doneForm('굽다'), doneForm('입다')]).toEqual(['아름다워', '구운', '입은']);
  });

  test('numbers are read as numbers, counted things by native ones', () => {
    expect([7, 10, 20, 105, 2049, 13_000].map(spellNumber)).toEqual([
      '칠',
      '십',
      '이십',
      '백오',
      '이천사십구',
      '만삼천',
    ]);
    expect(spellDigits('3시에 23층, 5마리')).toBe('세 시에 이십삼층, 다섯 마리');
    expect([spellYears(2), spellYears(12)]).toEqual(['두 해', '십이 년']);
  });

  test('foreign names can be read', () => {
    expect([sayable('Tom'), sayable('Maria'), sayable('さくら')]).toEqual(['톰', '마리아', '사쿠라']);
  });

  test('a wish is taken from the idea where it stands as one', () => {
    expect(wishFromIdea('젊은 목수가 낡은 탑을 고치려고 한다.', '목수', 'repair')).toBe('낡은 탑을 고치다');
    expect(wishFromIdea('젊은 왕이 춤을 배운다', '왕', 'learn')).toBe('춤을 배우다');
    expect(wishFromIdea('수달이 강가에 가게를 연다', '수달', 'open_shop')).toBe('강가에 가게를 열다');
    expect(wishFromIdea('수달이 아무것도 고치지 못한다', '수달', 'repair')).toBeUndefined();
  });
});
