import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';

/**
 * Which shots are drawn: those near the window, and the active one, since the focus may be in it. It is scrolled to
 * when it changes, unless it was pressed: what is under a finger stays there, or the press would end on something else.
 * All sizes are in pixels.
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
  const isPressed = useLastPressed(scroller);
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
      if (!isPressed.current) {
        virtualizer.scrollToIndex(activeIndex);
      }
    }
  }, [activeIndex, isPressed, virtualizer]);
  return virtualizer;
}

/** Whether the last thing that was pressed, of all fields, buttons and keys, lies in this element. */
function useLastPressed(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event): void => {
      isPressed.current = target instanceof Node && element.current?.contains(target) === true;
    };
    const release = (): void => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', release, true);
    };
  }, [element]);
  return isPressed;
}
