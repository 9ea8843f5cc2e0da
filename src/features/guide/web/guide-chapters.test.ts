import { expect, test } from 'vitest';
import { cn } from '../texts/cn.ts';
import { en } from '../texts/en.ts';
import { ja } from '../texts/ja.ts';
import { ko } from '../texts/ko.ts';
import { chaptersOf, type Block } from './guide-chapters.ts';
import { GUIDE_NUMBERS } from './guide-numbers.ts';

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'steps':
    case 'points':
      return block.texts;
    case 'facts':
    case 'questions':
      return block.pairs.flat();
    case 'keys':
      return block.lines.map(({ what }) => what);
    case 'picture':
      return [];
  }
}
const textsWhere = (hasPaidModels: boolean): string[] =>
  chaptersOf(hasPaidModels).flatMap(({ blocks }) => blocks.flatMap(textsOf));

test('the guide shows every chapter once, with and without paid models', () => {
  for (const hasPaidModels of [true, false]) {
    expect(
      chaptersOf(hasPaidModels)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(en.chapters).toSorted());
  }
});

test('every text of the guide is shown on one site or the other, and no text twice on one', () => {
  const [paid, free] = [textsWhere(true), textsWhere(false)];
  expect([new Set(paid).size, new Set(free).size]).toEqual([paid.length, free.length]);
  expect([...new Set([...paid, ...free])].toSorted()).toEqual(Object.keys(en.texts).toSorted());
});

test('a site without paid models is told neither what they cost nor what comes back of it, and reads other words on ways, coins and stopping', () => {
  const [paid, free] = [textsWhere(true), textsWhere(false)];
  expect(paid.filter((text) => !free.includes(text)).toSorted()).toEqual([
    'coinsText',
    'makingStop',
    'pricesDelete',
    'pricesPaid',
    'pricesPaidText',
    'roadsNote',
  ]);
  expect(free.filter((text) => !paid.includes(text)).toSorted()).toEqual([
    'coinsTextFree',
    'makingStopFree',
    'roadsNoteFree',
  ]);
});

test.each(Object.entries({ en, cn, ko, ja }))(
  '[LANG-02] the numbers in the guide in %s are all known',
  (_, { texts }) => {
    const named = Object.values<string>(texts).flatMap((text) =>
      [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name),
    );
    expect([...new Set(named)].filter((name) => !Object.hasOwn(GUIDE_NUMBERS, name ?? ''))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  },
);
