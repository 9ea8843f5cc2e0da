import { expect, test } from 'vitest';
import { readForm, spokenLanguage } from './idea-form.ts';

test('a stored form is restored unchanged', () => {
  const form = readForm(
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
  expect(form).toMatchObject({
    idea: 'A fox',
    type: 'comedy',
    style: 'ink',
    aspect: '9:16',
    language: 'ja',
    shots: 6,
    seed: 5,
    models: { image: 'draft-image' },
  });
  expect(form.characters).toEqual([{ pictureId: 'a', name: 'Mina', path: '/media/a' }]);
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
    deep: 'x',
    characters: [{}, null, { name: 1 }],
  }),
])('%j becomes a usable form', (text) => {
  const form = readForm(text);
  expect(form).toMatchObject({
    idea: '',
    type: 'story',
    style: 'story',
    aspect: '16:9',
    shots: 8,
    deep: false,
    models: {},
    characters: [],
  });
  expect(form.language).toBeUndefined();
  expect(form.seed).toBeGreaterThanOrEqual(0);
});

test('five characters stored by another version become four', () => {
  const five = Array.from({ length: 5 }, (_, index) => ({ pictureId: String(index), name: 'x', path: '/' }));
  expect(readForm(JSON.stringify({ characters: five })).characters).toHaveLength(4);
});

test("a film's language is the chosen one, else that of its idea, else that of the page", () => {
  const form = readForm(null);
  expect(spokenLanguage({ ...form, idea: '小女孩给月亮写信', language: 'en' }, 'ko')).toBe('en');
  expect(spokenLanguage({ ...form, idea: '小女孩给月亮写信' }, 'ko')).toBe('cn');
  expect(spokenLanguage({ ...form, idea: 'A girl writes to the moon' }, 'ko')).toBe('en');
  expect(spokenLanguage(form, 'ko')).toBe('ko');
});
