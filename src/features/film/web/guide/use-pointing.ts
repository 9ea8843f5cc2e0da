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
    const theirs = new AbortController();
    for (const act of ACTS) {
      document.addEventListener(act, () => theirs.abort(), { capture: true, signal: theirs.signal });
    }
    const follow = (): void => {
      request = requestAnimationFrame(follow);
      if (!frame.current || !card.current) {
        return;
      }
      const { width, height } = card.current.getBoundingClientRect();
      // Adds room to the page, so that what is at its end can be scrolled above the card.
      document.body.style.paddingBottom = narrow.matches ? `${height}px` : '';
      const room = roomAbove(narrow.matches ? height : 0);
      const found = parts && findPart(parts);
      const around = found ? boxAround(found) : { left: room.width, top: room.height, width: 0, height: 0 };
      const now = performance.now();
      if (found && !theirs.signal.aborted && now - scrolledAt > SCROLLS_EVERY_MILLISECONDS && !isInSight(found, room)) {
        scrolledAt = now;
        bringIntoSight(found, room);
      }
      Object.assign(frame.current.style, {
        translate: `${around.left}px ${around.top}px`,
        width: `${around.width}px`,
        height: `${around.height}px`,
      });
      const place = placeCard(around, { width, height }, room);
      card.current.style.translate = narrow.matches ? '' : `${place.left}px ${place.top}px`;
    };
    follow();
    return () => {
      theirs.abort();
      cancelAnimationFrame(request);
      document.body.style.paddingBottom = '';
    };
  }, [parts, frame, card]);
}

/** Puts the focus on what can be worked with first in the first of these parts that is shown. */
export function focusPart(parts: readonly string[]): void {
  const part = findPart(parts);
  if (part) {
    const inside = [part, ...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
    inside
      .find((each) => each.matches(FOCUSABLE) && each.tabIndex >= 0 && !each.matches(':disabled') && isShown(each))
      ?.focus();
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

/** Its middle comes to the middle, or its top to the top where it is too tall or the card is at the bottom. */
function bringIntoSight(part: Element, room: Box): void {
  const isTall = part.getBoundingClientRect().height > room.height || matchMedia(NARROW).matches;
  part.scrollIntoView({
    block: isTall ? 'start' : 'center',
    inline: 'nearest',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

function boxAround(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

/** The visible part of the page between the top bar and what covers its bottom. */
function roomAbove(foot: number): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { left: 0, top: bar, width: clientWidth, height: clientHeight - bar - foot };
}
