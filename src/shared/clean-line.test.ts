import { expect, test } from 'vitest';
import { cleanLine, cutText } from './clean-line.ts';

test.each([
  ['\u202egnp.exe', 'gnp.exe'],
  ['a\u2066b\u2069c', 'abc'],
  ['so\u00adft\ufeff\u200b\u200ewords', 'softwords'],
  ['a\u200db', 'ab'],
  ['two\nlines\u2028three', 'two lines three'],
  ['\u{e0041}\u{e0042}hidden', 'hidden'],
  ['  much   space\u3000here ', 'much space here'],
  ['half \ud83d', 'half \ufffd'],
  ['\u202e\u200b', ''],
])('[SEC-04] the name %j is kept as %j', (written, kept) => {
  expect(cleanLine(written)).toBe(kept);
});

test.each([
  '👩‍🚀',
  '👩🏽‍❤️‍👨🏿',
  '🏳️‍🌈',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'می\u200cخواهم',
  'क्\u200dष',
  'සිංහල ක්\u200dර',
  '第１話「狐」',
  '\u0600١٢',
])('[SEC-04] %j stays as it is written', (written) => {
  expect(cleanLine(written)).toBe(written.normalize('NFC'));
});

test('[SEC-20] a long line of joiners and tags is cleaned', () => {
  expect(cleanLine(`x${'\u200d\u202e'.repeat(50_000)}`)).toBe('x');
  expect(cleanLine(`🏴${'\u{e0067}'.repeat(50_000)}`)).toBe('🏴');
});

test('[SEC-18] a cut never leaves half a sign', () => {
  expect(cutText('ab🦊', 3)).toBe('ab');
  expect(cutText('ab🦊', 4)).toBe('ab🦊');
  expect(cutText('abc', 2)).toBe('ab');
});
