import { expect, test } from 'vitest';
import { describeItem } from './describe-item.ts';

test.each([
  ['en', 'pro_studio', 'Kinora Pro Studio · 12,000 film coins a month'],
  ['cn', 'creator', 'Kinora 创作者版 · 每月 12,000 影币'],
  ['ko', 'creator', 'Kinora 크리에이터 · 매월 12,000 필름 코인'],
  ['ja', 'creator', 'Kinora クリエイター · 毎月12,000フィルムコイン'],
  ['en', 'starter', 'Kinora · 12,000 film coins'],
  ['cn', 'pack-12000', 'Kinora · 12,000 影币'],
  ['ko', 'pack-12000', 'Kinora · 12,000 필름 코인'],
  ['ja', 'starter', 'Kinora · 12,000フィルムコイン'],
] as const)('[LANG-02] in %s the checkout page calls %s “%s”', (language, item, name) => {
  expect(describeItem(language, { item, coins: 12_000 })).toBe(name);
});
