import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { BoardContent, BoardLayer } from '../../board-schema.ts';
import { BOARD_SIDE } from '../../board.ts';
import { withLayer } from './board-state.ts';

/** What a pointer does to a layer. */
export type LayerDeed = 'move' | 'size' | 'turn';

interface Gesture {
  pointerId: number;
  layer: BoardLayer;
  does: LayerDeed;
  x: number;
  y: number;
  number: number;
}

/** A turn comes to rest near the quarters. */
const RESTS_WITHIN = 4;

/** Moves, sizes and turns layers by one pointer; a whole gesture is one step of undo. */
export function useLayerGesture(
  board: RefObject<SVGSVGElement | null>,
  onChange: (kind: string, change: (board: BoardContent) => BoardContent) => void,
) {
  const gesture = useRef<Gesture>(undefined);
  const count = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    // Not every browser heeds `touch-action` inside SVG: a finger that holds a layer does not scroll the page.
    board.current?.addEventListener(
      'touchmove',
      (event) => {
        if (gesture.current && event.cancelable) {
          event.preventDefault();
        }
      },
      { passive: false, signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [board]);
  const placeOf = (event: globalThis.PointerEvent | PointerEvent): { x: number; y: number } => {
    const box = board.current?.getBoundingClientRect();
    const scale = BOARD_SIDE / (box?.width ?? BOARD_SIDE);
    return { x: (event.clientX - (box?.left ?? 0)) * scale, y: (event.clientY - (box?.top ?? 0)) * scale };
  };
  const begin = (event: PointerEvent, { layer, does }: { layer: BoardLayer; does: LayerDeed }): void => {
    if (event.button !== 0 || gesture.current) {
      return;
    }
    event.stopPropagation();
    count.current += 1;
    gesture.current = { pointerId: event.pointerId, layer, does, ...placeOf(event), number: count.current };
    const leaving = new AbortController();
    const { signal } = leaving;
    const end = (ended: globalThis.PointerEvent): void => {
      if (ended.pointerId === gesture.current?.pointerId) {
        gesture.current = undefined;
        leaving.abort();
      }
    };
    window.addEventListener(
      'pointermove',
      (moved) => {
        const { current } = gesture;
        if (current?.pointerId === moved.pointerId) {
          const next = changed(current, placeOf(moved));
          onChange(
            `gesture:${current.number}`,
            withLayer(current.layer.id, () => next),
          );
        }
      },
      { signal },
    );
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
  return { begin };
}

/** The layer of a gesture as the pointer is now. */
function changed({ layer, does, x, y }: Gesture, to: { x: number; y: number }): BoardLayer {
  if (does === 'move') {
    return { ...layer, x: layer.x + to.x - x, y: layer.y + to.y - y };
  }
  const [from, now] = [
    { x: x - layer.x, y: y - layer.y },
    { x: to.x - layer.x, y: to.y - layer.y },
  ];
  if (does === 'size') {
    const factor = Math.max(0.02, Math.hypot(now.x, now.y) / Math.max(1, Math.hypot(from.x, from.y)));
    return { ...layer, width: layer.width * factor, height: layer.height * factor };
  }
  const turn = ((Math.atan2(now.y, now.x) - Math.atan2(from.y, from.x)) * 180) / Math.PI;
  const rotation = layer.rotation + turn;
  const rest = Math.round(rotation / 90) * 90;
  return { ...layer, rotation: Math.abs(rotation - rest) < RESTS_WITHIN ? rest : rotation };
}
