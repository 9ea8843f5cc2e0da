import { expect, test } from 'vitest';
import { CALLING_CODES } from './catalogue/phone-regions.ts';
import { composePhone, formatPhone, maskPhone, normalisePhone, regionOfTag } from './phone-number.ts';

test('[AUTH-07] a number is folded to one way of writing it, and what is none is refused', () => {
  for (const written of [
    '+49 170 1234567',
    '+49-170-1234567',
    '0049 170/1234567',
    '＋４９ １７０ １２３４５６７',
    '+49 (0)170 1234567',
    '+49 (170) 123.45.67',
    '\u202a+49 170 1234567\u202c',
    '+49\u2011170\u20111234567',
  ]) {
    expect(normalisePhone(written), written).toBe('+491701234567');
  }
  const none = [
    '',
    '+',
    '491701234567',
    '+0170123456',
    '+4917',
    '+4917012345678901',
    '+999170123456',
    '+8001234567890',
    '+49 170 CALLME',
    '+49 170 1234567;ext=1',
    '+49 170 1234567\u0000',
    `+49${' '.repeat(60)}1701234567`,
  ];
  for (const written of none) {
    expect(normalisePhone(written), written).toBeUndefined();
  }
});

test('[AUTH-07] a number as it is dialled at home gets the code of its country, without what is dialled only there', () => {
  const home = [
    ['DE', '0170 1234567', '+491701234567'],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['KR', '010-1234-5678', '+821012345678'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['US', '(415) 555-0132', '+14155550132'],
    ['US', '1 415 555 0132', '+14155550132'],
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['CI', '07 12 34 56 78', '+2250712345678'],
    ['HU', '06 30 123 4567', '+36301234567'],
    ['BY', '8 029 123 45 67', '+375291234567'],
    ['BY', '80291234567', '+375291234567'],
    // The chosen region is ignored when the number has its own calling code.
    ['DE', '+81 90 1234 5678', '+819012345678'],
    ['DE', '0081 90 1234 5678', '+819012345678'],
  ] as const;
  for (const [region, written, number] of home) {
    expect(composePhone(region, written), written).toBe(number);
  }
  expect([composePhone('DE', ' '), composePhone('DE', '0170 12'), composePhone('US', 'four')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('no calling code begins with another one, so that a number has one reading', () => {
  const codes = [...new Set<string>(Object.values(CALLING_CODES))];
  expect(codes.filter((code) => codes.some((other) => other !== code && code.startsWith(other)))).toEqual([]);
  expect([formatPhone('+491701234567'), maskPhone('+491701234567'), maskPhone('+14155550132')]).toEqual([
    '+49\u00a01701234567',
    '+49…67',
    '+1…32',
  ]);
  expect([regionOfTag('pt-BR'), regionOfTag('zh-Hant-TW'), regionOfTag('en'), regionOfTag('en-XX')]).toEqual([
    'BR',
    'TW',
    undefined,
    undefined,
  ]);
});
