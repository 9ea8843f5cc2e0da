import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCKED_STORAGE, createMemoryStorage } from '#tests/build/memory-storage.ts';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
  vi.stubGlobal('navigator', { language: 'ko-KR' });
});
afterEach(() => vi.unstubAllGlobals());

test('[LANG-01] a chosen language stands above that of the browser, and the other settings stay', () => {
  localStorage.setItem('setting', '{"volume":1}');
  expect(readStoredLanguage()).toBe('ko');
  storeLanguage('ja');
  expect([readStoredLanguage(), JSON.parse(localStorage.getItem('setting') ?? '')]).toEqual([
    'ja',
    { volume: 1, language: 'ja' },
  ]);
});

test.each([
  ['zh-TW', 'cn'],
  ['en-GB', 'en'],
  ['JA', 'ja'],
  ['fr-FR', 'en'],
  ['', 'en'],
])('[LANG-01] a browser in “%s” begins in %s', (language, begins) => {
  vi.stubGlobal('navigator', { language });
  expect(readStoredLanguage()).toBe(begins);
});

test.each(['{', 'null', '"ja"', '{"language":"fr"}', '{"language":["ja"]}'])(
  '[LANG-01] with the setting %s the browser’s language is used, and another can be chosen',
  (setting) => {
    localStorage.setItem('setting', setting);
    expect(readStoredLanguage()).toBe('ko');
    storeLanguage('cn');
    expect(readStoredLanguage()).toBe('cn');
  },
);

test('[LANG-01] without storage the browser’s language is used', () => {
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  storeLanguage('cn');
  expect(readStoredLanguage()).toBe('ko');
});
