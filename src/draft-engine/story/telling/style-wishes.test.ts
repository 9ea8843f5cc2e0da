import { expect, test } from 'vitest';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { wishedLook, wishedType } from './style-wishes.ts';

const WISHES: readonly (readonly [string, LookId])[] = [
  ['Clay animation: a windmill befriends a kite.', 'clay'],
  ['Experimental, black and white, no dialogue. A woman sews.', 'noir'],
  ['A short film in watercolour. A girl waits.', 'watercolour'],
  ['A knight in pixel art saves a vending machine.', 'pixel'],
  ['水墨动画。一只水獭想当船长。', 'ink'],
  ['黑白默片：一个小偷偷走了钟。', 'noir'],
  ['クレイアニメ。靴下が旅をする。', 'clay'],
  ['夕焼け、墨絵風。', 'ink'],
  ['수채화풍. 할아버지가 웃는다.', 'watercolour'],
  ['우체통이 운다. 흑백, 느린 호흡.', 'noir'],
];

test.each(WISHES)('[DRAFT-01] a look that an idea asks for is taken: %s', (text, look) => {
  expect(wishedLook(text)).toBe(look);
});

test.each([
  'A clay pot falls in love with an oil lamp.',
  'A man spills ink on a letter.',
  'A silent monk sweeps the temple.',
  '一位水墨画家丢了毛笔。',
  '粘土をこねる少年が笑う。',
])('[DRAFT-01] words of the story are no wish: %s', (text) => {
  expect(wishedLook(text)).toBeUndefined();
});

test('[DRAFT-01] a film asked for as an animation is one', () => {
  expect(wishedType('クレイアニメ。靴下が旅をする。')).toBe('animation');
  expect(wishedType('An animator loses her pencil.')).toBeUndefined();
});
