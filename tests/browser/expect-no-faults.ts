import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails with each axe finding on the page. Waits for the heading, since a screen arrives after its frame, and for
 * fade-ins, which change colours. @param what names the moment in the failure.
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
  // The legacy mode opens no second page for its sums, which would take time and the focus; it differs only in frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 120)) })),
    what,
  ).toEqual([]);
}
