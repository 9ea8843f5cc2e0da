import type { Page } from 'playwright-core';

/** A rectangle in the page, in CSS pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One line of a visible text. */
export interface TextLine {
  /** Where it is and what it says, for a report. */
  where: string;
  /** Number of the element that the text belongs to. */
  element: number;
  /** Number of the layer: the page, or something that floats above it (a bar, a dialog, a menu). */
  layer: number;
  /** The letters' box: as high as the font's size, however high the line is. */
  ink: Box;
  /** What elements around it that cut off leave visible, and what is left in those that scroll. */
  uncut: Box;
  scrolled: Box;
  /** The nearest element around it with a background or a border. */
  painted: Box | null;
  /** True inside an element that scrolls sideways. */
  scrolls: boolean;
  /** True when an ellipsis marks where it is cut, and the whole text can be read elsewhere. */
  mayBeCut: boolean;
}

/** A text that the program says, in the page's language: seen, or heard from a screen reader. */
export interface Saying {
  where: string;
  text: string;
}

/** Everything on a page that has to do with texts. */
export interface PageTexts {
  /** Code of the page's language, as in `<html lang>`. */
  tag: string;
  width: number;
  /** Width of what is in the page; more than `width` when it scrolls sideways. */
  contentWidth: number;
  lines: TextLine[];
  sayings: Saying[];
  /** Elements that scroll sideways without `data-scrolls`. */
  scrollers: string[];
  /** Fields whose value or placeholder is wider or higher than they are. */
  tightFields: string[];
  /** Headings and controls with a single letter on their last line. */
  orphans: string[];
}

/** Reads the visible texts of a page with their places. */
export const readTexts = (page: Page): Promise<PageTexts> => page.evaluate(readInPage);

/** Runs in the page, so it can use nothing from outside. */
function readInPage(): PageTexts {
  const root = document.documentElement;
  const ids = new Map<Element, number>();
  const idOf = (element: Element): number => {
    const id = ids.get(element) ?? ids.size;
    ids.set(element, id);
    return id;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const name = (element: Element, text: string): string => {
    const of = element.closest('button, a, h1, h2, h3, label, th, td, dt, dd, li, p') ?? element;
    return `${of.tagName.toLowerCase()} “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  };
  const around = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one: Element | null = element; one && one !== root && one !== document.body; one = one.parentElement) {
      found.push(one);
    }
    return found;
  };
  const isForEarsOnly = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return styleOf(element).position === 'absolute' && width <= 1 && height <= 1;
  };
  const isPainted = (element: Element): boolean => {
    const style = styleOf(element);
    return (
      !/^rgba\(0, 0, 0, 0\)$/.test(style.backgroundColor) ||
      (style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px')
    );
  };
  const floats = (element: Element): boolean => {
    const style = styleOf(element);
    return (
      ['fixed', 'sticky'].includes(style.position) ||
      element.matches('dialog, [popover]') ||
      (style.position === 'absolute' && style.zIndex !== 'auto' && isPainted(element))
    );
  };
  const isCutWithMark = (element: Element): boolean => {
    const style = styleOf(element);
    return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  };
  const visibleWithin = (elements: Element[], overflows: string[]): Box => {
    const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (const element of elements) {
      const style = styleOf(element);
      const box = element.getBoundingClientRect();
      if (overflows.includes(style.overflowX)) {
        all.left = Math.max(all.left, box.left);
        all.right = Math.min(all.right, box.right);
      }
      if (overflows.includes(style.overflowY)) {
        all.top = Math.max(all.top, box.top);
        all.bottom = Math.min(all.bottom, box.bottom);
      }
    }
    return all;
  };
  const saysItself = (element: Element): boolean => {
    const tagged = element.closest('[lang]');
    return tagged === root && !element.closest('[translate=no], code, kbd');
  };

  const lines: TextLine[] = [];
  const sayings: Saying[] = [];
  const range = document.createRange();
  const readLines = (node: Node, element: Element, parents: Element[]): void => {
    const layer = parents.find(floats);
    const own = layer ? parents.slice(0, parents.indexOf(layer) + 1) : parents;
    const painted = parents.find((one) => isPainted(one) && styleOf(one).display !== 'inline');
    const cut = own.find(isCutWithMark);
    const shared = {
      where: name(element, node.textContent ?? ''),
      element: idOf(element),
      layer: layer ? idOf(layer) : -1,
      uncut: visibleWithin(own, ['hidden', 'clip']),
      scrolled: visibleWithin(own, ['auto', 'scroll']),
      painted: painted ? boxOf(painted.getBoundingClientRect()) : null,
      scrolls: own.some((one) => ['auto', 'scroll'].includes(styleOf(one).overflowX)),
      mayBeCut: cut !== undefined && cut.closest('[title]') !== null,
    };
    const half = parseFloat(styleOf(element).fontSize) * 0.45;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (width > 0) {
        lines.push({ ...shared, ink: { left, right, top: middle - half, bottom: middle + half } });
      }
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    const element = node.parentElement;
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!element || !isShown || text.trim() === '' || element.closest('script, style, option, textarea')) {
      continue;
    }
    if (saysItself(element)) {
      sayings.push({ where: name(element, text), text });
    }
    const parents = around(element);
    if (!parents.some(isForEarsOnly)) {
      readLines(node, element, parents);
    }
  }
  // A title holds what people or the film say, never a text of ours.
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
    if (saysItself(element) && element.checkVisibility({ visibilityProperty: true })) {
      for (const attribute of ['aria-label', 'placeholder', 'alt']) {
        const text = element.getAttribute(attribute);
        if (text) {
          sayings.push({ where: `${element.tagName.toLowerCase()} ${attribute} “${text.slice(0, 60)}”`, text });
        }
      }
    }
  }

  const shown = [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const scrollers = shown
    .filter(
      (element) =>
        ['auto', 'scroll'].includes(styleOf(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest('[data-scrolls]') &&
        !element.matches('input, textarea, select'),
    )
    .map((element) => name(element, element.textContent ?? ''));

  /** Laid out as text of the page is: a canvas measures Japanese wider. */
  const widthBeside = (field: HTMLElement, text: string): number => {
    const style = styleOf(field);
    const { font, letterSpacing } = style;
    const measure = document.createElement('span');
    Object.assign(measure.style, { font, letterSpacing, position: 'fixed', whiteSpace: 'pre', visibility: 'hidden' });
    for (const spacing of ['text-autospace', 'text-spacing-trim']) {
      measure.style.setProperty(spacing, style.getPropertyValue(spacing));
    }
    measure.textContent = text;
    field.after(measure);
    const { width } = measure.getBoundingClientRect();
    measure.remove();
    return width;
  };
  const isTight = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean => {
    if (field instanceof HTMLSelectElement) {
      const style = styleOf(field);
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return widthBeside(field, field.selectedOptions[0]?.label ?? '') > room + 1;
    }
    if (field.value || !field.placeholder) {
      return false;
    }
    field.value = field.placeholder;
    const tight = field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1;
    field.value = '';
    return tight;
  };
  const tightFields = shown
    .filter((element) => element.matches('input[placeholder], textarea[placeholder], select'))
    .map((element) => element as HTMLInputElement)
    .filter(isTight)
    .map((field) => name(field, field.placeholder || field.value));

  const orphans = shown
    .filter((element) => element.matches('h1, h2, h3, button, a, label, th, dt, legend, [role=tab]'))
    .filter((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const last = texts.at(-1);
      if (!last || last !== element.lastChild || parentsHide(element)) {
        return false;
      }
      range.selectNodeContents(last);
      const rows = [...range.getClientRects()];
      const row = rows.at(-1);
      return rows.length > 1 && row !== undefined && row.width < parseFloat(styleOf(element).fontSize) * 1.6;
    })
    .map((element) => name(element, element.textContent ?? ''));
  function parentsHide(element: Element): boolean {
    return around(element).some(isForEarsOnly);
  }

  return {
    tag: root.lang,
    width: root.clientWidth,
    contentWidth: root.scrollWidth,
    lines,
    sayings,
    scrollers,
    tightFields,
    orphans,
  };
}
