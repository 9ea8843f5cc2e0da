import { expect, test } from 'vitest';
import { findUnusedTexts } from './find-unused-texts.ts';

test('keys that nothing names are found; what is named alone, at the end of a path or put together is used', () => {
  const texts = {
    greeting: 'Hello',
    old: 'Gone',
    page: { title: 'Page', spare: 'Spare' },
    types: { war: 'War', road: 'Road' },
    emotion: { sad: 'Sad' },
  };
  const code = "t('greeting'); t('page.title'); t(`types.${film.type}`); t(`page.emotion.${emotion}`);";
  expect(findUnusedTexts(texts, code)).toEqual(['old', 'page.spare']);
});
