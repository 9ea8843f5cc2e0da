import { useLayoutEffect, useState, type RefObject } from 'react';
import type { GuideStep } from './guide-steps.ts';
import { placeCard, scrollNeeded, type Box } from './place-card.ts';

/** Between a part and the frame around it, in pixels. */
const AIR = 8;
/** Narrower windows have the card at their foot, as wide as they are. */
const NARROW = '(width < 768px)';

/**
 * Lays the frame around the part of a step and puts the card beside it, and keeps both there while the page lives on
 * under them: films change while they are explained. Answers whether the part is there; where it is not, they are at
 * the part's stage.
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
        // A page that ends with the part can be scrolled on until it is above the card.
        document.body.style.paddingBottom = narrow.matches ? `${height}px` : '';
        const room = roomAbove(narrow.matches ? height : 0);
        const around = boxAround(target);
        if (target !== shown)
          scrollBy({
            top: scrollNeeded(around, room),
            behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
          });
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

/** The first element that matches and takes up room. */
function findShown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}

function boxAround(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

/** What is seen of the page between the bar at its top and what is taken at its foot. */
function roomAbove(foot: number): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { left: 0, top: bar, width: clientWidth, height: clientHeight - bar - foot };
}
