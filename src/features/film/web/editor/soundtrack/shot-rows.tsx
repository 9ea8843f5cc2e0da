import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';

/** Height of a row before it is measured, in pixels. */
const ROW_PIXELS = 144;
/** Up to this many rows all are drawn; of more, those near the window. */
const MOST_DRAWN = 40;
const OVERSCAN_ROWS = 4;

/** What scrolls the lists of the tab. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** A row for each shot. Of many, only those near the window are drawn, and the one that was worked on. */
export function ShotRows({ children }: { children: (shot: DocumentShot) => ReactNode }) {
  const { shots } = useEditor().document;
  const scroller = use(ScrollerContext);
  const list = useRef<HTMLOListElement>(null);
  const above = useHeightAbove(list, scroller);
  const [worked, setWorked] = useState(-1);
  // It changes in place, so what is computed of it must not be remembered; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer<HTMLElement, Element>({
    count: shots.length,
    getScrollElement: () => scroller?.current ?? null,
    estimateSize: () => ROW_PIXELS,
    overscan: shots.length > MOST_DRAWN ? OVERSCAN_ROWS : shots.length,
    scrollMargin: above,
    getItemKey: (index) => shots[index]?.id ?? index,
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...(worked < 0 || worked >= range.count ? [] : [worked])])].sort(
          (one, other) => one - other,
        ),
      [worked],
    ),
  });
  return (
    <ol ref={list} className="relative border-y border-line" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const shot = shots[index];
        return (
          shot && (
            // Whoever works on its fields works on this row.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={shots.length}
              aria-posinset={index + 1}
              onFocus={() => setWorked(index)}
              className="absolute inset-x-0 top-0 border-line py-3 not-last:border-b"
              style={{ transform: `translateY(${start - above}px)` }}
            >
              {children(shot)}
            </li>
          )
        );
      })}
    </ol>
  );
}

/** Pixels between the top of what is scrolled and a list in it, as they change. */
function useHeightAbove(list: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null> | null): number {
  const [above, setAbove] = useState(0);
  useEffect(() => {
    const [content, frame] = [list.current, scroller?.current];
    if (!content || !frame?.firstElementChild) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setAbove(Math.round(content.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop)),
    );
    observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [list, scroller]);
  return above;
}
