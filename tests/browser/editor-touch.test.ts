import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cut } from '#src/features/film/texts/cut/en.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { pointIn, swipe } from './swipe.ts';

let opened: OpenedFilm;
let page: Page;
let filmAddress: string;

beforeAll(async () => {
  opened = await openFinishedFilm({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  ({ page, filmAddress } = opened);
});

afterAll(() => opened?.close());

const yOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Infinity;

test('[EDIT-12] a finger that scrolls over a scale changes nothing; one that moves along it, or taps, does', async () => {
  await page.goto(`${filmAddress}/edit?tab=final-cut`);
  const scale = page.getByRole('slider', { name: cut.volume.music });
  await scale.scrollIntoViewIfNeeded();
  const [value, before] = [await scale.inputValue(), await yOf(scale)];
  await swipe(page, await pointIn(scale, { x: 0.2, y: 0.5 }), { x: 12, y: -160 });
  await swipe(page, await pointIn(scale, { x: 0.2, y: 0.5 }), { x: -8, y: 300 });
  await expectSoon(async () => (await yOf(scale)) - before).not.toBe(0);
  expect(await scale.inputValue()).toBe(value);
  await scale.scrollIntoViewIfNeeded();
  await swipe(page, await pointIn(scale, { x: 0.9, y: 0.5 }), { x: -240, y: 6 });
  await expectSoon(async () => Number(await scale.inputValue())).toBeLessThan(0.8);
  const { x, y } = await pointIn(scale, { x: 0.75, y: 0.5 });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/final-cut/settings'));
  await page.touchscreen.tap(x, y);
  await saved;
  expect(await scale.inputValue()).toBe('1.5');
  await page.reload();
  await expectSoon(() => page.getByRole('slider', { name: cut.volume.music }).inputValue()).toBe('1.5');
});
