import { describe, expect, test } from 'vitest';
import { conjugate, doneForm, linked } from '../../korean/conjugate.ts';
import { spellDigits, spellNumber } from './numbers.ts';
import { settleParticles, SLOT_END } from './particles.ts';

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
      ['돕다', '듣다', '깨닫다', '짓다', '흐르다', '모으다', '푸르다', '하얗다', '보이다', '비다'].map((word) =>
        conjugate(word, 'plain', { past: true }),
      ),
    ).toEqual(['도왔다', '들었다', '깨달았다', '지었다', '흘렀다', '모았다', '푸르렀다', '하얬다', '보였다', '비었다']);
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
  });
});
