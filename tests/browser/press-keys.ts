import type { Page } from 'playwright-core';

/** Maximum number of Tab stops on any page. */
const MOST_STOPS = 160;

/** Tag and accessible name of the focused element, also inside the player's elements. */
export async function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement as HTMLElement | null;
    while (element?.shadowRoot?.activeElement) {
      element = element.shadowRoot.activeElement as HTMLElement;
    }
    if (!element || element === document.body) {
      return '';
    }
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [];
    const name = element.getAttribute('aria-label') ?? (labels.length > 0 ? labels.join(' ') : element.textContent);
    return `${element.localName} ${(name ?? '').replace(/\s+/g, ' ').trim()}`;
  });
}

/** Presses Tab until tag and name of the focused element match. Throws with the visited stops when none does. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const heard: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const part = await focusedPart(page);
    if (wanted.test(part)) {
      return;
    }
    heard.push(part.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing like ${String(wanted)} can be reached: ${[...new Set(heard)].join(' | ')}`);
}
