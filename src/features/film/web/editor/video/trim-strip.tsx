// Handles over pictures have no native element.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { LoaderCircle } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import type { ShownPart } from '../../../timeline/shown-part.ts';
import { endLimits, frameAfterKey, frameOf, moveEnd, type TrimEnd } from './trim-part.ts';
import { useFilmStrip } from './use-film-strip.ts';

const ENDS = ['in', 'out'] as const;

/** A clip as a strip of pictures, with a handle at each end of the part that is seen. */
export function TrimStrip({
  path,
  clipFrames,
  part,
  onMove,
}: {
  path: string;
  clipFrames: number;
  part: ShownPart;
  /** `end` was moved: its frame is looked at. */
  onMove: (part: ShownPart, end: TrimEnd) => void;
}) {
  const t = useTranslations('filmVideo');
  const strip = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<TrimEnd>(undefined);
  const state = useFilmStrip(canvas, path, clipFrames / FRAMES_PER_SECOND);
  const percent = (frame: number): string => `${(100 * frame) / clipFrames}%`;
  const frameAt = (clientX: number): number => {
    const { left = 0, width = 1 } = strip.current?.getBoundingClientRect() ?? {};
    return ((clientX - left) / width) * clipFrames;
  };
  const drag = (event: PointerEvent): void => {
    if (dragged.current) {
      onMove(moveEnd(part, dragged.current, frameAt(event.clientX), clipFrames), dragged.current);
    }
  };
  /** The nearer end comes to where one presses. */
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0) {
      return;
    }
    const pressed = (event.target as Element).closest<HTMLElement>('[data-end]')?.dataset['end'];
    const at = frameAt(event.clientX);
    const nearer = Math.abs(at - frameOf(part, 'in')) <= Math.abs(at - frameOf(part, 'out')) ? 'in' : 'out';
    dragged.current = ENDS.find((end) => end === pressed) ?? nearer;
    event.currentTarget.setPointerCapture(event.pointerId);
    strip.current?.querySelector<HTMLElement>(`[data-end="${dragged.current}"]`)?.focus();
    if (pressed === undefined) {
      drag(event);
    }
    event.preventDefault();
  };
  const end = (): void => {
    dragged.current = undefined;
  };
  const press = (event: KeyboardEvent, which: TrimEnd): void => {
    const frame = frameAfterKey(event, frameOf(part, which), endLimits(part, which, clipFrames));
    if (frame !== undefined) {
      event.preventDefault();
      onMove(moveEnd(part, which, frame, clipFrames), which);
    }
  };
  return (
    <div
      ref={strip}
      role="group"
      aria-label={t('trim.strip')}
      data-strip={state}
      aria-busy={state === 'loading'}
      className="relative mx-3 h-16 touch-none rounded-frame bg-surface-3"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <canvas ref={canvas} width={1120} height={128} aria-hidden="true" className="size-full rounded-frame" />
      {state === 'loading' && (
        <span className="theme-dark pointer-events-none absolute inset-0 z-10 grid place-items-center">
          <span className="flex items-center gap-1.5 rounded-full bg-black/75 px-2.5 py-0.5 text-note text-text-1">
            <LoaderCircle className="size-3.5 animate-spin motion-reduce:animate-none" aria-hidden="true" />
            {t('trim.loading')}
          </span>
        </span>
      )}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 bg-black/70"
        style={{ width: percent(part.inFrame) }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 bg-black/70"
        style={{ left: percent(frameOf(part, 'out')) }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 border-y-2 border-select"
        style={{ left: percent(part.inFrame), width: percent(part.frames) }}
      />
      {ENDS.map((which) => {
        const frame = frameOf(part, which);
        const { least, most } = endLimits(part, which, clipFrames);
        return (
          <span
            key={which}
            role="slider"
            tabIndex={0}
            data-end={which}
            aria-label={t(`trim.${which}`)}
            aria-valuemin={least}
            aria-valuemax={most}
            aria-valuenow={frame}
            aria-valuetext={t('trim.seconds', { seconds: frame / FRAMES_PER_SECOND })}
            onKeyDown={(event) => press(event, which)}
            className="absolute inset-y-0 -ml-3 flex w-6 cursor-ew-resize items-center justify-center"
            style={{ left: percent(frame) }}
          >
            <span aria-hidden="true" className="h-full w-2.5 rounded-sm border border-black/60 bg-select" />
          </span>
        );
      })}
    </div>
  );
}
