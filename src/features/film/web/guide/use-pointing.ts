import { useLayoutEffect, type RefObject } from 'react';
import { placeCard, type Box } from './place-card.ts';

/** Gap between a part and the frame around it, in pixels. */
const AIR = 6;
/** In narrower windows the card is at the bottom, full width. */
const NARROW = '(width < 768px)';
/** What can be worked with by keys. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** What stands for a part that is not there (yet): the tab that it is in, or the last frame of the film's leader. */
const STAND_INS = ['[role="tab"][aria-selected="true"]', '[data-stage="complete"]'];

/** Time between two attempts to scroll a part into sight, while the page around it still grows. */
const SCROLLS_EVERY_MILLISECONDS = 600;
/** What people do to a page; after that they scroll it themselves. */
const ACTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Frames the first part of the page that is shown, positions the card beside it, and follows both while the page
 * changes. The part is kept in sight until somebody works with the page. Without parts, the card alone is shown.
 */
export function usePointing(
  parts: readonly string[] | undefined,
  frame: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const narrow = matchMedia(NARROW);
    let request: number;
    let scrolledAt = -Infinity;
    let isTheirs = false;
    let dialog: HTMLDialogElement | null = null;
    const stopped = new AbortController();
    for (const act of ACTS) {
      document.addEventListener(act, () => (isTheirs = true), { capture: true, signal: stopped.signal });
    }
    const follow = (): void => {
      request = requestAnimationFrame(follow);
      if (!frame.current || !card.current) {
        return;
      }
      const { width, height } = card.current.getBoundingClientRect();
      // What is at the end of the page can be scrolled above the card.
      document.documentElement.style.setProperty('--foot', narrow.matches ? `${height}px` : '');
      const found = parts && findPart(parts);
      const around = found?.closest('dialog') ?? null;
      if (around !== dialog) {
        dialog = around;
        raise(frame.current, dialog !== null);
        // Whoever opens it is shown the part that is in it.
        isTheirs = dialog === null;
      }
      // A dialog covers the card.
      const room = roomAbove(narrow.matches && !dialog ? height : 0);
      const box = boxAround(found, room);
      const now = performance.now();
      if (found && !isTheirs && now - scrolledAt > SCROLLS_EVERY_MILLISECONDS && !isInSight(found, room)) {
        scrolledAt = now;
        bringIntoSight(found, room);
      }
      Object.assign(frame.current.style, {
        translate: `${box.left}px ${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      const place = placeCard(box, { width, height }, room);
      card.current.style.translate = narrow.matches ? '' : `${place.left}px ${place.top}px`;
    };
    follow();
    return () => {
      stopped.abort();
      cancelAnimationFrame(request);
      document.documentElement.style.removeProperty('--foot');
    };
  }, [parts, frame, card]);
}

/**
 * Puts the focus on what can be worked with first in the first of these parts that is shown. What only opens the
 * details with the part is pressed.
 */
export function focusPart(parts: readonly string[]): void {
  const part = findPart(parts);
  if (part) {
    const inside = [part, ...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
    inside
      .find((each) => each.matches(FOCUSABLE) && each.tabIndex >= 0 && !each.matches(':disabled') && isShown(each))
      ?.focus();
    if (part.dataset.guide === 'details') {
      part.click();
    }
  }
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

function findPart(parts: readonly string[]): HTMLElement | undefined {
  for (const selector of [...parts, ...STAND_INS]) {
    const part = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
    if (part) {
      return part;
    }
  }
  return undefined;
}

/** All of it is seen, or its beginning where it is taller than the room. */
function isInSight(part: Element, room: Box): boolean {
  const { top, bottom, height } = part.getBoundingClientRect();
  const end = height > room.height ? top + room.height / 2 : bottom;
  return top >= room.top - 1 && end <= room.top + room.height + 1;
}

/** Puts the frame above an open dialog, or back among the page. */
function raise(frame: HTMLElement, isRaised: boolean): void {
  frame.popover = isRaised ? 'manual' : null;
  if (isRaised) {
    frame.showPopover();
  }
}

/**
 * Its middle comes to the middle, or its top to the top where it is too tall. Above a card at the bottom the page moves
 * as little as possible: what is before the part stays in sight.
 */
function bringIntoSight(part: HTMLElement, room: Box): void {
  const isTall = part.getBoundingClientRect().height > room.height;
  const usual = matchMedia(NARROW).matches && !part.closest('dialog') ? 'nearest' : 'center';
  // Room for the frame around it.
  part.style.scrollMargin = `${2 * AIR}px`;
  part.scrollIntoView({
    block: isTall ? 'start' : usual,
    inline: 'nearest',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
  part.style.scrollMargin = '';
}

/** The frame's place: around the part, or in the last corner where there is none. */
function boxAround(element: Element | undefined, room: Box): Box {
  if (!element) {
    return { left: room.width, top: room.height, width: 0, height: 0 };
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

/** The visible part of the page between the top bar and what covers its bottom. */
function roomAbove(foot: number): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { left: 0, top: bar, width: clientWidth, height: clientHeight - bar - foot };
}
