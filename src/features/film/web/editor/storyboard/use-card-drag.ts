import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { DropEdge } from '#src/platform/browser/use-row-drag.ts';
import { createEdgeScroll, type EdgeScroll } from '../edge-scroll.ts';

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 5;

/** A card that is dragged, and where it would go. */
interface CardDrop {
  id: string;
  /** The card that it would go beside. */
  beside: string;
  edge: DropEdge;
}

/**
 * Cards below each other that are dragged by their handles, by a finger too; the handlers are those of their list. Near
 * an edge of what scrolls them they move on.
 */
export function useCardDrag({
  scroller,
  lockedReason,
  onDrop,
}: {
  scroller: RefObject<HTMLElement | null>;
  /** Why the order cannot be changed. */
  lockedReason: string | undefined;
  onDrop: (drop: CardDrop) => void;
}) {
  const [drop, setDrop] = useState<CardDrop>();
  const press = useRef<{ id: string; pointerId: number; fromY: number }>(undefined);
  const edges = useRef<EdgeScroll>(undefined);
  const lastY = useRef(0);
  useEffect(() => () => edges.current?.stop(), []);

  const follow = (): void => {
    const { id } = press.current ?? {};
    const over = cardAt(scroller.current, lastY.current);
    if (id !== undefined && over) {
      setDrop((now) =>
        now?.id === id && now.beside === over.beside && now.edge === over.edge ? now : { id, ...over },
      );
    }
  };
  const end = (): void => {
    edges.current?.stop();
    edges.current = undefined;
    press.current = undefined;
    setDrop(undefined);
  };
  return {
    drop,
    onPointerDown: (event: PointerEvent): void => {
      const handle = (event.target as Element).closest('[data-drag-handle]');
      const id = handle?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (event.button !== 0 || id === undefined || press.current) {
        return;
      }
      if (lockedReason === undefined) {
        press.current = { id, pointerId: event.pointerId, fromY: event.clientY };
        // The card itself may leave the window, and the page with it.
        event.currentTarget.setPointerCapture(event.pointerId);
      } else {
        toast(lockedReason);
      }
    },
    onPointerMove: (event: PointerEvent): void => {
      if (press.current?.pointerId !== event.pointerId) {
        return;
      }
      lastY.current = event.clientY;
      if (!edges.current && Math.abs(event.clientY - press.current.fromY) < DRAG_PIXELS) {
        return;
      }
      edges.current ??= scroller.current ? createEdgeScroll(scroller.current, follow, 'down') : undefined;
      edges.current?.follow(event.clientY);
      follow();
    },
    onPointerUp: (event: PointerEvent): void => {
      if (press.current?.pointerId !== event.pointerId) {
        return;
      }
      if (drop) {
        onDrop(drop);
      }
      end();
    },
    onPointerCancel: end,
  };
}

/** The card nearest to a height of the screen, and its nearer edge. */
function cardAt(scroller: HTMLElement | null, clientY: number): Omit<CardDrop, 'id'> | undefined {
  const cards = [...(scroller?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return {
      id: card.dataset['row']!,
      middle: (top + bottom) / 2,
      beyond: Math.max(top - clientY, clientY - bottom, 0),
    };
  });
  const [nearest] = cards.toSorted((one, other) => one.beyond - other.beyond);
  return nearest && { beside: nearest.id, edge: clientY < nearest.middle ? 'before' : 'after' };
}
