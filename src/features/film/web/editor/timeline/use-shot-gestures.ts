import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
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

/** What is dragged now. */
type Dragged =
  | { kind: 'press'; id: string; fromX: number }
  | { kind: 'move'; id: string }
  | { kind: 'trim'; times: ShotTimes; fromSeconds: number; limits: ReturnType<typeof lengthLimits> };

/**
 * Dragging in the lane of shots: a shot to another place, its right edge to another length. A finger drags the active
 * shot only, and scrolls elsewhere. `drop` is the gap in which the dragged shot would be put, and the moment under the
 * pointer. Escape gives up.
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
  useEffect(() => {
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && edges.current) {
        event.preventDefault();
        end();
      }
    };
    window.addEventListener('keydown', giveUp, { capture: true });
    return () => {
      window.removeEventListener('keydown', giveUp, { capture: true });
      edges.current?.stop();
    };
  }, []);

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
      if (drag.kind === 'press') {
        if (Math.abs(event.clientX - drag.fromX) < DRAG_PIXELS) {
          return;
        }
        if (lockedReason !== undefined) {
          toast(lockedReason);
          end();
          return;
        }
        begin({ kind: 'move', id: drag.id }, event.pointerId);
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
