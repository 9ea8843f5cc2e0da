import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [{ 'kinora-language': 'ko', 'accept-language': 'ja' }, 'ko'],
  [{ 'kinora-language': 'fr', 'accept-language': 'ja' }, 'ja'],
  [{ 'kinora-language': ['ko', 'ja'], 'accept-language': 'zh' }, 'cn'],
  [{ 'accept-language': 'fr-FR,fr;q=0.9,ko-KR;q=0.8,en;q=0.7' }, 'ko'],
  [{ 'accept-language': 'zh-Hant-TW' }, 'cn'],
  [{ 'accept-language': ' JA-jp ; q=1' }, 'ja'],
  [{ 'accept-language': 'fr, de' }, 'en'],
  [{ 'accept-language': `${'fr,'.repeat(100)}ja` }, 'en'],
  [{}, 'en'],
])('[LANG-01] [ERR-01] a request with %j is answered in %s', (headers, language) => {
  expect(requestLanguage(headers)).toBe(language);
});
