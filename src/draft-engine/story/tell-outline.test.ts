import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import { planFilm } from './plan-film.ts';

const IDEAS: readonly [string, Language][] = [
  ['A gardener grows a tree of keys', 'en'],
  ['一只狐狸在图书馆里遇见月亮', 'cn'],
  ['ロボットの海賊が最後のレモンを探す', 'ja'],
  ['여우가 바다에서 친구를 찾는다', 'ko'],
];

test('[EDIT-03] the outline of one idea is told in several ways, the first of them as ever', async () => {
  for (const [idea, language] of IDEAS) {
    const request = { idea, language, type: 'drama', aspect: '16:9', seed: 5, shotCount: 8 } as const;
    const plain = (await planFilm(request)).outline;
    const told: string[] = [];
    for (let telling = 0; telling < 4; telling++) {
      const { outline } = await planFilm({ ...request, telling });
      expect(outline, idea).not.toMatch(/\s{2}|[.。]{2}|undefined/u);
      told.push(outline);
    }
    expect(told[0]).toBe(plain);
    expect(new Set(told).size, told.join('\n')).toBe(4);
  }
});
