import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';
import { lengthLimits } from '../../../timeline/length-limits.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { createEdgeScroll, type EdgeScroll } from '../edge-scroll.ts';
import { gapAt } from './shots-in-view.ts';
import { trimLength } from './trim-shot.ts';
import type { TrimmedShot } from './trimmed-shot.ts';
import type { Strip } from './use-strip.ts';

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 5;
/** A finger that rests on a shot for so long picks it up; one that moves further before scrolls. */
const HOLD = { milliseconds: 400, pixels: 10 };

/** What is dragged now. */
type Dragged =
  | { kind: 'press' | 'hold'; id: string; fromX: number }
  | { kind: 'move'; id: string }
  | { kind: 'trim'; times: ShotTimes; fromSeconds: number; limits: ReturnType<typeof lengthLimits> };

/**
 * Dragging in the lane of shots: a shot to another place, its right edge to another length. A finger drags the active
 * shot at once, another one after it has rested on it, and scrolls else. `drop` is the gap in which the dragged shot
 * would be put, and the moment under the pointer. Escape gives up.
 */
export function useShotGestures({
  lane,
  strip,
  shots,
  active,
  lockedReason,
  onTrim,
  onTrimmed,
  onDrop,
}: {
  lane: RefObject<HTMLElement | null>;
  strip: Strip;
  shots: readonly ShotTimes[];
  /** Id of the active shot. */
  active: string;
  /** Why the order cannot be changed. */
  lockedReason: string | undefined;
  /** While an edge is dragged; undefined when it ends. */
  onTrim: (trimmed: TrimmedShot | undefined) => void;
  onTrimmed: (trimmed: TrimmedShot) => void;
  onDrop: (id: string, gap: number) => void;
}) {
  const [drop, setDrop] = useState<{ id: string; gap: number; seconds: number }>();
  const dragged = useRef<Dragged>(undefined);
  const trimmed = useRef<TrimmedShot>(undefined);
  const edges = useRef<EdgeScroll>(undefined);
  const lastX = useRef(0);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ strip, shots, onTrim });
  useEffect(() => {
    latest.current = { strip, shots, onTrim };
  });

  const follow = (): void => {
    const { strip: now, shots: list, onTrim: tell } = latest.current;
    const drag = dragged.current;
    const seconds = now.secondsAt(lastX.current);
    if (drag?.kind === 'move') {
      setDrop({ id: drag.id, gap: gapAt(list, seconds), seconds });
    } else if (drag?.kind === 'trim') {
      const { id, frames } = drag.times;
      const durationSeconds = trimLength(frames / FRAMES_PER_SECOND + seconds - drag.fromSeconds, drag.limits);
      if (durationSeconds !== trimmed.current?.durationSeconds) {
        trimmed.current = { id, durationSeconds };
        tell(trimmed.current);
      }
    }
  };
  const end = (): void => {
    clearTimeout(holding.current);
    edges.current?.stop();
    edges.current = undefined;
    dragged.current = undefined;
    trimmed.current = undefined;
    setDrop(undefined);
    latest.current.onTrim(undefined);
  };
  const begin = (drag: Dragged, pointerId: number): void => {
    dragged.current = drag;
    lane.current?.setPointerCapture(pointerId);
    const { scroller } = latest.current.strip;
    edges.current = scroller ? createEdgeScroll(scroller, follow) : undefined;
  };
  const beginMove = (id: string, pointerId: number): boolean => {
    if (lockedReason !== undefined) {
      toast(lockedReason);
      end();
      return false;
    }
    begin({ kind: 'move', id }, pointerId);
    return true;
  };
  useEffect(() => {
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && edges.current) {
        event.preventDefault();
        end();
      }
    };
    /** What was picked up moves instead of the strip. */
    const keepStill = (event: Event): void => {
      if (edges.current && event.cancelable) {
        event.preventDefault();
      }
    };
    const touched = lane.current;
    window.addEventListener('keydown', giveUp, { capture: true });
    touched?.addEventListener('touchmove', keepStill, { passive: false });
    return () => {
      window.removeEventListener('keydown', giveUp, { capture: true });
      touched?.removeEventListener('touchmove', keepStill);
      clearTimeout(holding.current);
      edges.current?.stop();
    };
  }, [lane]);

  return {
    drop,
    onPointerDown: (event: PointerEvent): void => {
      const shot = (event.target as Element).closest<HTMLElement>('[data-shot]');
      const index = shots.findIndex(({ id }) => id === shot?.dataset['shot']);
      const times = shots[index];
      if (event.button !== 0 || !times) {
        return;
      }
      lastX.current = event.clientX;
      if ((event.target as Element).closest('[data-trim]')) {
        strip.hold();
        const limits = lengthLimits(times.plan, times.spokenSeconds, shots[index + 1]?.plan);
        begin({ kind: 'trim', times, fromSeconds: strip.secondsAt(event.clientX), limits }, event.pointerId);
      } else if (event.pointerType !== 'touch' || times.id === active) {
        dragged.current = { kind: 'press', id: times.id, fromX: event.clientX };
      } else {
        const { pointerId } = event;
        dragged.current = { kind: 'hold', id: times.id, fromX: event.clientX };
        holding.current = setTimeout(() => beginMove(times.id, pointerId) && follow(), HOLD.milliseconds);
      }
    },
    onContextMenu: (event: MouseEvent): void => {
      // The menu of a picture that a finger rests on.
      if (dragged.current) {
        event.preventDefault();
      }
    },
    onPointerMove: (event: PointerEvent): void => {
      const drag = dragged.current;
      if (!drag) {
        return;
      }
      if (event.buttons === 0) {
        end();
        return;
      }
      lastX.current = event.clientX;
      const movedBy = 'fromX' in drag ? Math.abs(event.clientX - drag.fromX) : 0;
      if (drag.kind === 'hold') {
        if (movedBy > HOLD.pixels) {
          end();
        }
        return;
      }
      if (drag.kind === 'press' && (movedBy < DRAG_PIXELS || !beginMove(drag.id, event.pointerId))) {
        return;
      }
      edges.current?.follow(event.clientX);
      follow();
    },
    onPointerUp: (): void => {
      const [drag, length] = [dragged.current, trimmed.current];
      if (drag?.kind === 'move' && drop) {
        onDrop(drag.id, drop.gap);
      } else if (drag?.kind === 'trim' && length && length.durationSeconds * FRAMES_PER_SECOND !== drag.times.frames) {
        onTrimmed(length);
      }
      end();
    },
    onPointerCancel: end,
  };
}
