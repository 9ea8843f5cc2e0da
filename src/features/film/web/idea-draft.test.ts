import { expect, test } from 'vitest';
import { readWish, spokenLanguage } from './idea-draft.ts';

test('a wish that was kept comes back as it was', () => {
  const wish = readWish(
    JSON.stringify({
      idea: 'A fox',
      type: 'comedy',
      style: 'ink',
      aspect: '9:16',
      language: 'ja',
      shots: 6,
      seed: 5,
      models: { image: 'draft-image' },
      characters: [{ pictureId: 'a', name: 'Mina', path: '/media/a' }],
    }),
  );
  expect(wish).toMatchObject({
    idea: 'A fox',
    type: 'comedy',
    style: 'ink',
    aspect: '9:16',
    language: 'ja',
    shots: 6,
    seed: 5,
    models: { image: 'draft-image' },
  });
  expect(wish.characters).toEqual([{ pictureId: 'a', name: 'Mina', path: '/media/a' }]);
});

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '7',
  JSON.stringify({
    idea: 4,
    type: 'x',
    style: 'x',
    aspect: '4:3',
    language: 'fr',
    shots: 7,
    seed: -1,
    models: 'x',
    characters: [{}, null, { name: 1 }],
  }),
])('%j becomes a wish that can be filled in', (text) => {
  const wish = readWish(text);
  expect(wish).toMatchObject({
    idea: '',
    type: 'fantasy',
    style: 'gouache',
    aspect: '16:9',
    shots: 8,
    models: {},
    characters: [],
  });
  expect(wish.language).toBeUndefined();
  expect(wish.seed).toBeGreaterThanOrEqual(0);
});

test('five characters that were kept by another version are four', () => {
  const five = Array.from({ length: 5 }, (_, index) => ({ pictureId: String(index), name: 'x', path: '/' }));
  expect(readWish(JSON.stringify({ characters: five })).characters).toHaveLength(4);
});

test('a film speaks as was chosen, else as its idea is written, else as the page', () => {
  const wish = readWish(null);
  expect(spokenLanguage({ ...wish, idea: '小女孩给月亮写信', language: 'en' }, 'ko')).toBe('en');
  expect(spokenLanguage({ ...wish, idea: '小女孩给月亮写信' }, 'ko')).toBe('cn');
  expect(spokenLanguage({ ...wish, idea: 'A girl writes to the moon' }, 'ko')).toBe('en');
  expect(spokenLanguage(wish, 'ko')).toBe('ko');
});
