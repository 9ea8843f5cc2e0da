import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Asks again until the answer is as it should be, as long as a busy machine may need: what a page shows comes a moment
 * after what brings it about. What asks may do nothing but look.
 */
export const expectSoon = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { timeout: 60_000, message });

/** Fails when the page stays wider than its window. The frame takes a moment to notice that it has become narrow. */
export const expectFits = async (page: Page, what = ''): Promise<void> => {
  await expectSoon(
    () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)),
    what,
  ).toBe(0);
};
