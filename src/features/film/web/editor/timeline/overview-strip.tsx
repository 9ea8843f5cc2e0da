import { clsx } from 'clsx';
import { memo, useEffect, useRef, type PointerEvent } from 'react';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';
import type { PreviewTransport } from '../preview/preview-player.ts';
import type { Strip } from './use-strip.ts';

/** Shots below this share of the film have no number, since there is no room for it. */
const LEAST_SHARE = 0.035;

/**
 * The whole film in one line, with the part that the strip below shows, and the room after its end: where all of it is
 * seen below, both are in line. Pressing or dragging moves the playhead; for keys and screen readers the ruler does the
 * same.
 */
export function OverviewStrip({
  strip,
  player,
  shots,
  durationSeconds,
  selected,
}: {
  strip: Strip;
  player: PreviewTransport;
  shots: readonly ShotTimes[];
  durationSeconds: number;
  selected: ReadonlySet<string>;
}) {
  const line = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  const { scroller, scale, widthPixels, contentPixels, onScroll } = strip;
  const wholeSeconds = Math.max(0.1, contentPixels / scale);
  const share = (seconds: number): string => `${(100 * seconds) / wholeSeconds}%`;
  useEffect(() => {
    const show = (): void => {
      if (part.current) {
        const from = (scroller?.scrollLeft ?? 0) / scale;
        const to = Math.min(wholeSeconds, from + widthPixels / scale);
        part.current.style.left = share(from);
        part.current.style.width = share(to - from);
      }
    };
    show();
    return onScroll(show);
  });
  useEffect(() => {
    const show = (seconds: number): void => {
      if (head.current) {
        head.current.style.left = share(seconds);
      }
    };
    show(player.seconds);
    return player.onTime(show);
  });
  const scrub = (event: PointerEvent): void => {
    const box = line.current?.getBoundingClientRect();
    if (box && event.buttons === 1) {
      player.seek(Math.min(durationSeconds, (wholeSeconds * (event.clientX - box.left)) / box.width));
    }
  };
  return (
    <div
      ref={line}
      data-overview=""
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={scrub}
      className="relative h-5 cursor-col-resize touch-none overflow-hidden rounded-frame bg-surface-2 select-none pointer-coarse:h-11"
    >
      <OverviewShots shots={shots} wholeSeconds={wholeSeconds} selected={selected} />
      <div ref={part} className="pointer-events-none absolute inset-y-0 rounded-frame border-2 border-text-2" />
      <span ref={head} className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-playhead" />
    </div>
  );
}

const OverviewShots = memo(function OverviewShots({
  shots,
  wholeSeconds,
  selected,
}: {
  shots: readonly ShotTimes[];
  /** With the room after its end. */
  wholeSeconds: number;
  selected: ReadonlySet<string>;
}) {
  return shots.map(({ id, plan, startSeconds, endSeconds }) => {
    const share = (endSeconds - startSeconds) / wholeSeconds;
    return (
      <span
        key={id}
        translate="no"
        className={clsx(
          'edge absolute inset-y-0 grid place-items-center border-r border-bg',
          selected.has(id) ? 'bg-select-soft text-text-1' : 'text-text-3',
        )}
        style={{ left: `${(100 * startSeconds) / wholeSeconds}%`, width: `${100 * share}%` }}
      >
        {share >= LEAST_SHARE && plan.number}
      </span>
    );
  });
});
