import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { fitText, LINE_HEIGHT } from './fit-text.ts';
import { drawableText, textLanguage } from './text-language.ts';

/** Signs of East Asia are as wide as they are high, others half as wide. */
const measure = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/u.test(letter) ? 1 : 0.5), 0);

const TEXTS = [
  'When nobody asked but here we are, all of us, again',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  '等来的救援，救的是别人。《自我》布面油画，排了三个小时的队！',
  '助けは来た。「別の人」に、もうすぐ着きます！レシピの写真',
  '도움이 왔는데 내가 아니다, 예고 없이 걸려온 전화',
  'https://example.org/a/very/long/address/without/any/space/at/all',
  '2 + 2 = 5',
];

test('[MEM-01] a text of any language stays in its box, whatever the shape of the box, and keeps every letter', () => {
  for (const text of TEXTS) {
    for (const [width, height] of [
      [300, 60],
      [120, 200],
      [60, 60],
    ] as const) {
      const { lines, sizePixels } = fitText(text, { width, height, mostPixels: 40 }, measure);
      expect(Math.max(...lines.map(measure)) * sizePixels, text).toBeLessThanOrEqual(width + 1e-6);
      expect(lines.length * sizePixels * LINE_HEIGHT, text).toBeLessThanOrEqual(height + 1e-6);
      expect(lines.join('').replaceAll(/[\s-]/gu, '')).toBe(text.replaceAll(/[\s-]/gu, ''));
    }
  }
});

test('[MEM-01] lines end between words, no line begins with a closing sign, and Japanese endings stay with their word', () => {
  expect(breakLines('もうすぐ着きます！', 6, measure).lines).toEqual(['もうすぐ', '着きます！']);
  expect(breakLines('예고 없이 걸려온 전화', 5, measure).lines).toEqual(['예고 없이', '걸려온', '전화']);
  expect(breakLines('one two three', 4, measure).lines).toEqual(['one two', 'three']);
  for (const text of TEXTS.slice(2, 4)) {
    for (let width = 6; width < 14; width++) {
      for (const line of breakLines(text, width, measure).lines) {
        expect(line, `${text} at ${width}`).not.toMatch(/^[、。，！」》]/u);
        expect(line, `${text} at ${width}`).not.toMatch(/[「《]$/u);
      }
    }
  }
  expect(breakLines('Schifffahrtsgesellschaft', 5, measure)).toMatchObject({ isForced: true });
});

test('[MEM-01] the script of a text decides its letters, and emoji, for which there are none, are left out', () => {
  expect(['안녕', 'やあ', '你好', 'Hi'].map((text) => textLanguage(text, 'en'))).toEqual(['ko', 'ja', 'cn', 'en']);
  expect(textLanguage('漢字', 'ja')).toBe('ja');
  expect(drawableText('  So 😀 close 👩‍👩‍👧 1️⃣ ')).toBe('So close 1');
});
