import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** An accessibility barrier and its place. */
export interface Barrier {
  rule: string;
  where: string;
  what: string;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Known false positives: the player's time has a name ('playback time') and a visible value ('0:12'), which the rule
 * treats as a differing label. Screen readers announce the right name.
 */
const KNOWN: readonly { rule: string; where: RegExp }[] = [
  { rule: 'label-content-name-mismatch', where: /^media-time-display/ },
];

/** Findings of axe on the page as it is. */
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

/** Horizontal overflow at 320 px, and with the text spacing of WCAG 1.4.12. */
export async function findOverflow(page: Page): Promise<Barrier[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const found: Barrier[] = [];
  const measure = async (rule: string): Promise<void> => {
    const wide = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= limit + 1) {
        return [];
      }
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 1 && !element.closest('[data-scrolls]'))
        .slice(0, 4)
        .map((element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).slice(0, 60)}`);
    });
    for (const where of wide) {
      found.push({ rule, where, what: 'reaches past the edge of the page' });
    }
  };
  await measure('reflow');
  // The content security policy lets no unknown style element in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await measure('text-spacing');
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  if (size) {
    await page.setViewportSize(size);
  }
  return found;
}

/** Moves through the page by Tab: each stop must have a visible focus and must not be covered by a fixed bar. */
export async function findHiddenFocus(page: Page, stops = 40): Promise<Barrier[]> {
  const found: Barrier[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(inspectFocus);
    if (!seen) {
      break;
    }
    if (!seen.shown) {
      found.push({ rule: 'focus-visible', where: seen.name, what: 'has the focus and does not show it' });
    }
    if (seen.covered) {
      found.push({ rule: 'focus-not-obscured', where: seen.name, what: 'has the focus and lies under something' });
    }
  }
  return found;
}

/** The focused element and whether its focus is visible. Runs in the page, so it can use nothing from outside. */
function inspectFocus(): { name: string; shown: boolean; covered: boolean } | null {
  const outlined = (style: CSSStyleDeclaration): boolean =>
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  const focused = (): HTMLElement | null => {
    let element = document.activeElement as HTMLElement | null;
    while (element?.shadowRoot?.activeElement) {
      element = element.shadowRoot.activeElement as HTMLElement;
    }
    return element === document.body ? null : element;
  };
  const showsFocus = (element: HTMLElement): boolean => {
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    // A card may show its link's focus around the whole card, a slate its field's.
    const around = [parent, parent?.parentElement, parent?.parentElement?.parentElement];
    return (
      style.boxShadow !== 'none' ||
      [style, getComputedStyle(element, '::after')].some(outlined) ||
      around.some((box) => box && outlined(getComputedStyle(box)))
    );
  };
  const isCovered = (element: HTMLElement): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // What lets the pointer through is never found at its place.
    if (width === 0 || getComputedStyle(element).pointerEvents === 'none') {
      return false;
    }
    const above = document.elementFromPoint(left + width / 2, Math.min(innerHeight - 1, Math.max(0, top + height / 2)));
    if (above === null || element.contains(above) || above.contains(element)) {
      return false;
    }
    return !(element instanceof HTMLInputElement && element.labels?.[0]?.contains(above));
  };
  const element = focused();
  if (!element) {
    return null;
  }
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
  // Native media controls and custom elements draw their focus inside.
  const inShadow =
    element.getRootNode() !== document || element.tagName.includes('-') || element instanceof HTMLMediaElement;
  return { name, shown: inShadow || showsFocus(element), covered: !inShadow && isCovered(element) };
}

/** Elements that still move although reduced motion is requested. */
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
