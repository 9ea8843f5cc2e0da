// A range input cannot be as wide as a film and show marks.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { createEdgeScroll, type EdgeScroll } from '../edge-scroll.ts';
import type { PreviewTransport } from '../preview/preview-player.ts';
import { rulerMarks } from './time-scale.ts';
import type { Strip } from './use-strip.ts';

/** Where the playhead comes to stand when it would leave the window while the film runs, in pixels. */
const ENTRY_PIXELS = 96;
const ARROW_FRAMES = 1;
const SHIFT_SECONDS = 1;
const PAGE_SECONDS = 5;

/** The marks of time above a strip. Whoever presses or drags on it moves the playhead, as its keys do. */
export function TimeRuler({
  strip,
  player,
  durationSeconds,
}: {
  strip: Strip;
  player: PreviewTransport;
  durationSeconds: number;
}) {
  const t = useTranslations('filmTimeline');
  const ruler = useRef<HTMLDivElement>(null);
  const edges = useRef<EdgeScroll>(undefined);
  const lastX = useRef(0);
  useEffect(() => {
    const show = (seconds: number): void => {
      ruler.current?.setAttribute('aria-valuenow', seconds.toFixed(2));
      ruler.current?.setAttribute('aria-valuetext', formatMoment(seconds));
    };
    show(player.seconds);
    return player.onTime(show);
  }, [player]);
  useEffect(() => () => edges.current?.stop(), []);
  const seek = (): void => player.seek(strip.secondsAt(lastX.current));
  const scrub = (event: PointerEvent): void => {
    lastX.current = event.clientX;
    seek();
    edges.current?.follow(event.clientX);
  };
  const end = (): void => {
    edges.current?.stop();
    edges.current = undefined;
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowLeft: () => player.step(-ARROW_FRAMES),
    ArrowDown: () => player.step(-ARROW_FRAMES),
    ArrowRight: () => player.step(ARROW_FRAMES),
    ArrowUp: () => player.step(ARROW_FRAMES),
    PageUp: () => player.seek(player.seconds + PAGE_SECONDS),
    PageDown: () => player.seek(player.seconds - PAGE_SECONDS),
    Home: () => player.seek(0),
    End: () => player.seek(durationSeconds),
  };
  const shiftKeys: typeof keys = {
    ArrowLeft: () => player.seek(player.seconds - SHIFT_SECONDS),
    ArrowRight: () => player.seek(player.seconds + SHIFT_SECONDS),
  };
  const press = (event: KeyboardEvent): void => {
    const act = (event.shiftKey ? shiftKeys : keys)[event.key];
    if (act && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      act();
    }
  };
  return (
    <div
      ref={ruler}
      role="slider"
      tabIndex={0}
      aria-label={t('playhead')}
      aria-valuemin={0}
      aria-valuemax={durationSeconds}
      aria-valuenow={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0) {
          event.currentTarget.setPointerCapture(event.pointerId);
          edges.current = strip.scroller ? createEdgeScroll(strip.scroller, seek) : undefined;
          scrub(event);
        }
      }}
      onPointerMove={(event) => edges.current && scrub(event)}
      onPointerUp={end}
      onPointerCancel={end}
      className="relative h-full cursor-col-resize touch-none -outline-offset-2 select-none"
    >
      {rulerMarks(strip.fromSeconds, Math.min(strip.toSeconds, durationSeconds), strip.scale).map((seconds) => (
        <span
          key={seconds}
          translate="no"
          aria-hidden="true"
          className="edge pointer-events-none absolute inset-y-0 border-l border-line-strong pl-1.5 text-text-3"
          style={{ left: seconds * strip.scale }}
        >
          {seconds % 1 === 0 ? formatTimecode(seconds) : formatMoment(seconds)}
        </span>
      ))}
    </div>
  );
}

/** The line at the moment that is shown, above all lanes; it moves without being rendered again. */
export function Playhead({ strip, player }: { strip: Strip; player: PreviewTransport }) {
  const line = useRef<HTMLDivElement>(null);
  const { scale, scroller, widthPixels } = strip;
  useEffect(() => {
    let before = player.seconds;
    const show = (seconds: number): void => {
      if (!line.current) {
        return;
      }
      const pixels = seconds * scale;
      line.current.style.transform = `translateX(${pixels}px)`;
      const isOutside = scroller && (pixels < scroller.scrollLeft || pixels > scroller.scrollLeft + widthPixels);
      if (isOutside && seconds !== before) {
        scroller.scrollTo({ left: pixels - (player.state.rate > 0 ? ENTRY_PIXELS : widthPixels / 2) });
      }
      before = seconds;
    };
    show(player.seconds);
    return player.onTime(show);
  }, [player, scale, scroller, widthPixels]);
  return (
    <div
      ref={line}
      data-playhead=""
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-0 z-20 w-0 will-change-transform"
    >
      <span className="absolute inset-y-0 -left-px w-0.5 bg-playhead" />
      <span className="absolute top-0 -left-[7px] h-3 w-3.5 bg-playhead [clip-path:polygon(0_0,100%_0,100%_45%,50%_100%,0_45%)]" />
    </div>
  );
}

/** Minutes, seconds and tenths: 01:12.4. */
function formatMoment(seconds: number): string {
  return `${formatTimecode(seconds)}.${Math.floor((seconds * 10 + 1e-6) % 10)}`;
}
