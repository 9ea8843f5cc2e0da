import type { Page } from 'playwright-core';

/** The farthest that one has to go on any page. */
const MOST_STOPS = 160;

/** What has the focus, as one hears it: its tag and its name; looks into the player's elements too. */
export async function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement as HTMLElement | null;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
    if (!element || element === document.body) return '';
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [];
    const name = element.getAttribute('aria-label') ?? (labels.length > 0 ? labels.join(' ') : element.textContent);
    return `${element.localName} ${(name ?? '').replace(/\s+/g, ' ').trim()}`;
  });
}

/** Goes on with Tab until the part is reached whose tag and name match. Throws with what there was when it is not. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const heard: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const part = await focusedPart(page);
    if (wanted.test(part)) return;
    heard.push(part.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing like ${String(wanted)} can be reached: ${[...new Set(heard)].join(' | ')}`);
}
