import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { SelectedShots } from '../state/use-shot-selection.ts';

/** Shots by which Page Up and Page Down move. */
const PAGE_SHOTS = 8;
/** By how much a key changes a length, in seconds. */
const TRIM_SECONDS = 0.25;

/**
 * The keys of the lane of shots: arrows select, with Alt they move shots, with Alt and Shift they change the length;
 * Enter opens the details. The focus follows the active shot.
 */
export function useLaneKeys({
  lane,
  shots,
  selection,
  moveBy,
  remove,
  trimBy,
  inspect,
}: {
  lane: RefObject<HTMLElement | null>;
  /** Those of the lane, in their order. */
  shots: readonly { id: string }[];
  selection: SelectedShots;
  moveBy: (ids: ReadonlySet<string>, direction: -1 | 1) => void;
  remove: (ids: ReadonlySet<string>) => void;
  trimBy: (id: string, seconds: number) => void;
  inspect: () => void;
}): (event: KeyboardEvent) => void {
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (wantsFocus.current) {
      wantsFocus.current = false;
      if (focused !== document.body && !lane.current?.contains(focused)) {
        return;
      }
      lane.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus({ preventScroll: true });
    }
  });
  return (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    if (!option || option !== event.target) {
      return;
    }
    const order = shots.map(({ id }) => id);
    const isActiveHere = order.includes(selection.active);
    const active = isActiveHere ? selection.active : (option.dataset['shot'] ?? selection.active);
    const ids = isActiveHere ? selection.ids : new Set([active]);
    const index = order.indexOf(active);
    const withCommand = event.ctrlKey || event.metaKey;
    const goTo = (to: number): void => {
      const id = order[Math.max(0, Math.min(order.length - 1, to))];
      if (id !== undefined) {
        selection.select(id, event.shiftKey ? 'range' : 'only');
      }
    };
    const arrow = (direction: -1 | 1) => (): void => {
      if (!event.altKey) {
        goTo(index + direction);
      } else if (event.shiftKey) {
        trimBy(active, direction * TRIM_SECONDS);
      } else {
        moveBy(ids, direction);
      }
    };
    const keys: Partial<Record<string, () => void>> = {
      ArrowLeft: arrow(-1),
      ArrowUp: arrow(-1),
      ArrowRight: arrow(1),
      ArrowDown: arrow(1),
      PageUp: () => goTo(index - PAGE_SHOTS),
      PageDown: () => goTo(index + PAGE_SHOTS),
      Home: () => goTo(0),
      End: () => goTo(order.length - 1),
      Enter: inspect,
      Escape: () => selection.select(active),
      Delete: () => remove(ids),
      ...(withCommand && {
        a: () => selection.selectAll([active, ...order.filter((id) => id !== active)]),
        ' ': () => selection.select(active, 'toggle'),
      }),
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      wantsFocus.current = event.key !== 'Enter';
      act();
    }
  };
}
