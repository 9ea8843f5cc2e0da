import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Polls until the value is as expected: a page shows a change a moment after its cause. `read` has no side effects. */
export const expectSoon = <Value>(read: () => Value | Promise<Value>, message = '') => expect.poll(read, { message });

/** Fails when the page stays wider than its window. The layout takes a moment to adapt to a narrow one. */
export const expectFits = async (page: Page, what = ''): Promise<void> => {
  await expectSoon(
    () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)),
    what,
  ).toBe(0);
};
