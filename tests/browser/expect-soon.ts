import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Polls until the value is as expected, with a timeout for a busy machine: a page shows a change a moment after its
 * cause. `read` must have no side effects.
 */
export const expectSoon = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { timeout: 60_000, message });

/** Fails when the page stays wider than its window. The layout takes a moment to adapt to a narrow one. */
export const expectFits = async (page: Page, what = ''): Promise<void> => {
  await expectSoon(
    () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)),
    what,
  ).toBe(0);
};
