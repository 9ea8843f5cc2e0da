import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODEL_SYMBOLS } from '../../neural/model-symbols.ts';
import { type Phrase, SAID, SPELLED } from './phrases.ts';
import { pronounceWords, readKorean } from './read-korean.ts';
import { spellOut } from './spell-out.ts';

/** Share of phrases that may be read in another way than a newsreader's. */
const MOST_WRONG = 0.02;

const spell = (text: string): string =>
  spellOut(text)
    .map((word) => word.spoken)
    .join(' ');
const say = (text: string): string => pronounceWords(spellOut(text)).join(' ');

describe.each([
  ['spells out', SPELLED, spell],
  ['pronounces', SAID, say],
] as const)('the reader %s', (_, phrases: readonly Phrase[], read) => {
  test('nearly all phrases as a newsreader does', () => {
    const wrong = phrases.filter(([text, expected]) => read(text) !== expected);
    expect(wrong.length / phrases.length, JSON.stringify(wrong)).toBeLessThanOrEqual(MOST_WRONG);
  });
});

test('there are at least 300 phrases', () => {
  expect(SPELLED.length + SAID.length).toBeGreaterThanOrEqual(300);
});

test('words are joined and parted for the neural voice', async () => {
  expect(await readKorean('같이 3시에 “가요”, 네?')).toEqual([
    { text: '같이', spoken: '가치', phonemes: 'kaʨʰi', after: ' ' },
    { text: '3시에', spoken: '세 시에', phonemes: 'se ɕie', after: ' ' },
    { text: '가요', spoken: '가요', phonemes: 'kajo', after: ', ' },
    { text: '네', spoken: '네', phonemes: 'ne', after: '?' },
  ]);
});

const PIECES = Array.from(
  "값읽고3012.,~-:/월시%₩$(漢AeI \n\u0001\ue000|ㅋ\u1112éど제만억점의_'+=",
  (piece) => piece,
).concat('번째', '원', '😀', '\ud800', ' 5km');
const HOSTILE = oneof(
  string({ unit: 'binary', maxLength: 300 }),
  array(constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
);

test('whatever is written, only symbols of the voice come out, and the words are those of the text in their order', async () => {
  await assert(
    asyncProperty(HOSTILE, async (text) => {
      let from = 0;
      for (const word of await readKorean(text)) {
        expect(Array.from(word.phonemes + word.after).filter((symbol) => !MODEL_SYMBOLS.has(symbol))).toEqual([]);
        expect(word.spoken).toMatch(/^[가-힣]+(?:,? [가-힣]+)*$/);
        const at = text.indexOf(word.text, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + word.text.length;
      }
    }),
    { numRuns: 1_000 },
  );
});

test('the formant engine gets the sounds, and long tense consonants', async () => {
  const words = await readKorean('아까 국물이 있었다');
  expect(words.map((word) => word.spoken)).toEqual(['악까', '궁무리', '읻썯따']);
});

test('no word of a text in Hangul and digits is lost', async () => {
  const text = '그는 2024년 3월 14일, 12,500원을 들고 서울역 3번 출구로 갔다 — “10~20%는 내 돈이야!”';
  const words = await readKorean(text);
  expect(words.map((word) => word.text)).toEqual(
    '그는 2024년 3월 14일 12,500원을 들고 서울역 3번 출구로 갔다 10~20%는 내 돈이야'.split(' '),
  );
});
