import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails with each axe finding on the page. Waits for the heading, since a screen arrives after its frame. Motion is off
 * while it looks: a message that fades in or out has weak colours for a moment. @param what names the moment in the
 * failure.
 */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // The legacy mode opens no second page for its sums, which would take time and the focus; it differs only in frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Elements of a library, with attributes that axe takes for faults.
    .exclude('media-controller')
    .analyze();
  await page.emulateMedia({ reducedMotion: wasReduced ? 'reduce' : 'no-preference' });
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 120)) })),
    what,
  ).toEqual([]);
}
