import { useLayoutEffect, useState, type RefObject } from 'react';
import type { GuideStep } from './guide-steps.ts';
import { placeCard, scrollNeeded, type Box } from './place-card.ts';

/** Gap between a part and the frame around it, in pixels. */
const AIR = 8;
/** In narrower windows the card is at the bottom, full width. */
const NARROW = '(width < 768px)';

/**
 * Frames the part of a step and positions the card beside it, and follows both while the page changes, because films
 * change meanwhile. Returns whether the part exists; if not, it points at the part's stage.
 */
export function usePointing(
  step: GuideStep,
  frame: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): boolean {
  const [isThere, setIsThere] = useState(true);
  useLayoutEffect(() => {
    const narrow = matchMedia(NARROW);
    let shown: Element | undefined;
    let request: number;
    const follow = (): void => {
      const part = findShown(step.part);
      setIsThere(part !== undefined);
      const target = part ?? findShown(`[data-stage="${step.stage}"]`);
      if (target && frame.current && card.current) {
        const { width, height } = card.current.getBoundingClientRect();
        // Adds room to a page that ends with the part, so that it can be scrolled above the card.
        document.body.style.paddingBottom = narrow.matches ? `${height}px` : '';
        const room = roomAbove(narrow.matches ? height : 0);
        const around = boxAround(target);
        if (target !== shown) {
          scrollBy({
            top: scrollNeeded(around, room),
            behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
          });
        }
        shown = target;
        Object.assign(frame.current.style, {
          translate: `${around.left}px ${around.top}px`,
          width: `${around.width}px`,
          height: `${around.height}px`,
        });
        const place = placeCard(around, { width, height }, room);
        card.current.style.translate = narrow.matches ? '' : `${place.left}px ${place.top}px`;
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [step, frame, card]);
  useLayoutEffect(
    () => () => {
      document.body.style.paddingBottom = '';
    },
    [],
  );
  return isThere;
}

/** The first visible element that matches. */
function findShown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
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
