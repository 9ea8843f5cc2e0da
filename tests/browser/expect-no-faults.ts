import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails with each thing that axe finds on the page as it is. A screen arrives after its frame, so its heading is waited
 * for first; so is whatever is still fading in, which has other colours than it will have.
 *
 * @param what names the moment in the failure.
 */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 120)) })),
    what,
  ).toEqual([]);
}
