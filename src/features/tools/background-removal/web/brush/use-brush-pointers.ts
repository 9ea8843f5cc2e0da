import { useRef, type PointerEvent } from 'react';
import type { ScreenPlace, View } from './use-view.ts';

/** What pointers on a canvas do: one draws or moves the view, two fingers move and zoom it. */
export interface BrushPointers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

const middleOf = (one: ScreenPlace, other: ScreenPlace): ScreenPlace => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): ScreenPlace => ({
  x: clientX,
  y: clientY,
});

/** The pointers of a brush. `begin` and `draw` hear of places on the screen, `end` whether what was drawn counts. */
export function useBrushPointers({
  view,
  moves,
  begin,
  draw,
  end,
}: {
  view: View;
  /** One pointer moves the view. */
  moves: boolean;
  begin: (place: ScreenPlace) => void;
  draw: (places: readonly ScreenPlace[]) => void;
  end: (counts: boolean) => void;
}): BrushPointers {
  const down = useRef(new Map<number, ScreenPlace>());
  const doing = useRef<'nothing' | 'drawing' | 'moving'>('nothing');
  const lift = (event: PointerEvent, counts: boolean): void => {
    down.current.delete(event.pointerId);
    if (doing.current === 'drawing') {
      end(counts);
    }
    // A finger that stays after two goes on with nothing.
    doing.current = 'nothing';
  };
  const move = (event: PointerEvent, before: ScreenPlace): void => {
    const after = placeOf(event);
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    down.current.set(event.pointerId, after);
    if (!other) {
      view.moveBy(before.x - after.x, before.y - after.y);
      return;
    }
    const [from, to] = [middleOf(before, other), middleOf(after, other)];
    const spread = (place: ScreenPlace): number => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y));
    view.moveBy(from.x - to.x, from.y - to.y);
    view.zoomBy(spread(after) / spread(before), to);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || down.current.size >= 2) {
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, placeOf(event));
      if (down.current.size === 2 && doing.current === 'drawing') {
        end(false);
      }
      doing.current = moves || down.current.size === 2 ? 'moving' : 'drawing';
      if (doing.current === 'drawing') {
        begin(placeOf(event));
      }
    },
    onPointerMove: (event) => {
      const before = down.current.get(event.pointerId);
      if (!before) {
        return;
      }
      if (doing.current === 'moving') {
        move(event, before);
      } else if (doing.current === 'drawing') {
        const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
        draw((steps.length > 0 ? steps : [event]).map(placeOf));
      }
    },
    onPointerUp: (event) => lift(event, true),
    onPointerCancel: (event) => lift(event, false),
  };
}
