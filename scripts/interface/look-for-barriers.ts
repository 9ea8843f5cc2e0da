import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Something that keeps a person out, and where. */
export interface Barrier {
  rule: string;
  where: string;
  what: string;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is known and stands: the player's elements name what they are ('playback rate') and show a value ('1.5x'), which
 * the rule takes for another name. The name is right for who hears it.
 */
const KNOWN: readonly { rule: string; where: RegExp }[] = [
  { rule: 'label-content-name-mismatch', where: /^media-(time-display|playback-rate-menu-button)/ },
];

/** What axe sees on the page as it is. */
export async function findByAxe(page: Page): Promise<Barrier[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map((violation) => ({
    ...violation,
    nodes: violation.nodes.filter(
      (node) => !KNOWN.some((known) => known.rule === violation.id && known.where.test(node.target.join(' '))),
    ),
  }));
  return found.flatMap((violation) =>
    violation.nodes.map((node) => ({
      rule: violation.id,
      where: node.target.join(' '),
      what: node.failureSummary?.split('\n').slice(1, 3).join(' ').trim() ?? violation.help,
    })),
  );
}

/** Whether the page scrolls sideways at 320 px, and with the text spaced as WCAG 1.4.12 says. */
export async function findOverflow(page: Page): Promise<Barrier[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const found: Barrier[] = [];
  const measure = async (rule: string): Promise<void> => {
    const wide = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= limit + 1) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 1 && !element.closest('[data-scrolls]'))
        .slice(0, 4)
        .map((element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).slice(0, 60)}`);
    });
    for (const where of wide) found.push({ rule, where, what: 'reaches past the edge of the page' });
  };
  await measure('reflow');
  const style = await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  });
  await measure('text-spacing');
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  if (size) await page.setViewportSize(size);
  return found;
}

/** Walks the page by Tab: each stop must show its focus and not lie under a bar that stays in place. */
export async function findHiddenFocus(page: Page, stops = 40): Promise<Barrier[]> {
  const found: Barrier[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      let element = document.activeElement as HTMLElement | null;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      // A card may show the focus of its link around the whole card, a slate that of its field.
      const outlined = (style: CSSStyleDeclaration): boolean =>
        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      const style = getComputedStyle(element);
      // Native media controls and custom elements draw their focus inside.
      const inShadow =
        element.getRootNode() !== document || element.tagName.includes('-') || element instanceof HTMLMediaElement;
      const shown =
        inShadow ||
        outlined(style) ||
        outlined(getComputedStyle(element, '::after')) ||
        [
          element.parentElement,
          element.parentElement?.parentElement,
          element.parentElement?.parentElement?.parentElement,
        ].some((around) => around && outlined(getComputedStyle(around))) ||
        style.boxShadow !== 'none';
      const above =
        box.width === 0
          ? element
          : document.elementFromPoint(
              box.left + box.width / 2,
              Math.min(innerHeight - 1, Math.max(0, box.top + box.height / 2)),
            );
      const covered =
        !inShadow &&
        above !== null &&
        above !== element &&
        !element.contains(above) &&
        !above.contains(element) &&
        !(element instanceof HTMLInputElement && element.labels?.[0]?.contains(above));
      const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      return { name, shown, covered };
    });
    if (!seen) break;
    if (!seen.shown)
      found.push({ rule: 'focus-visible', where: seen.name, what: 'has the focus and does not show it' });
    if (seen.covered)
      found.push({ rule: 'focus-not-obscured', where: seen.name, what: 'has the focus and lies under something' });
  }
  return found;
}

/** Whatever still moves although less motion was asked for. */
export async function findMotion(page: Page): Promise<Barrier[]> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration) > 20,
      )
      .map(
        (animation) =>
          ((animation.effect as KeyframeEffect).target as Element | null)?.className.toString().slice(0, 60) ??
          'animation',
      ),
  );
  return moving.map((where) => ({ rule: 'reduced-motion', where, what: 'moves although less motion was asked for' }));
}
