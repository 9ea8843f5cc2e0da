import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';

/**
 * Which shots are drawn: those near the window, and the active one, since the focus may be in it. It is scrolled to
 * when it changes. All sizes are in pixels.
 */
export function useShotWindow({
  scroller,
  shotPixels,
  overscan,
  headPixels = 0,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  /** Height of a shot before it is measured. */
  shotPixels: number;
  /** Shots that are drawn beyond the window at each side. */
  overscan: number;
  /** Height of what stays above the shots. */
  headPixels?: number;
}): Virtualizer<HTMLDivElement, Element> {
  const { shots } = useEditor().document;
  const { order, active } = useSelection();
  const activeIndex = order.indexOf(active);
  const shown = useRef<number>(undefined);
  // It changes in place, so what is computed of it must not be remembered; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: shots.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => shotPixels,
    overscan,
    scrollPaddingEnd: headPixels,
    getItemKey: (index) => shots[index]?.id ?? index,
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...(activeIndex < 0 ? [] : [activeIndex])])].sort(
          (one, other) => one - other,
        ),
      [activeIndex],
    ),
  });
  useEffect(() => {
    if (activeIndex >= 0 && shown.current !== activeIndex) {
      shown.current = activeIndex;
      virtualizer.scrollToIndex(activeIndex);
    }
  }, [activeIndex, virtualizer]);
  return virtualizer;
}
