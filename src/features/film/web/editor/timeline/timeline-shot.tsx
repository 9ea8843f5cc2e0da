// A list of shots whose options have frames has no native element.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { standingOf, type ShotView } from '../storyboard/shot-standing.ts';
import { paceOf } from './trim-shot.ts';

/** Height of a frame in the lane of shots, in pixels. */
export const FRAME_PIXELS = 76;
/** A frame is at most this much wider than its own shape; the text of a longer shot stands beside it. */
const WIDEST_FRAME = 1.4;
/** Shots narrower than these show no picture, no number, no length; in pixels. */
const LEAST = { picture: 14, number: 34, length: 92 };

const PACE_SIGNS = { short: ChevronsRightLeft, long: ChevronsLeftRight } as const;

/**
 * A shot in the lane of pictures, as wide as it is long. Its right edge can be dragged unless `fixedReason` says why
 * not.
 */
export function TimelineShot({
  shot,
  view,
  frames,
  left,
  width,
  count,
  isSelected,
  isActive,
  isTrimmed,
  isDragged,
  fixedReason,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  /** Its length. */
  frames: number;
  left: number;
  width: number;
  /** Shots of the film. */
  count: number;
  isSelected: boolean;
  isActive: boolean;
  isTrimmed: boolean;
  isDragged: boolean;
  fixedReason: string | undefined;
}) {
  const t = useTranslations('filmTimeline');
  const { document } = useEditor();
  const { plan } = shot;
  const seconds = frames / FRAMES_PER_SECOND;
  const pace = paceOf(seconds);
  const PaceSign = pace && PACE_SIGNS[pace];
  const [across = 16, down = 9] = document.aspect.split(':').map(Number);
  const frameWidth = Math.min(width, ((FRAME_PIXELS * across) / down) * WIDEST_FRAME);
  const standing = standingOf(view);
  const take = view?.takes.clip ?? view?.takes.picture ?? null;
  const line = plan.speech.text || plan.script;
  return (
    <div
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={plan.number}
      aria-label={[
        t('shotName', { number: plan.number, line: line || t('noText'), seconds }),
        ...(pace ? [t(`pace.${pace}`)] : []),
      ].join(', ')}
      tabIndex={isActive ? 0 : -1}
      data-shot={shot.id}
      className={clsx(
        'group absolute inset-y-0 touch-pan-x outline-offset-0 select-none [-webkit-touch-callout:none]',
        isDragged && 'opacity-45',
      )}
      style={{ left, width }}
    >
      <div
        className={clsx(
          'relative flex overflow-hidden rounded-frame border bg-surface-2 [&_canvas]:object-cover',
          isSelected ? 'border-select outline-2 outline-select' : 'border-line group-hover:border-line-strong',
          isActive && isSelected && 'z-10',
        )}
        style={{ height: FRAME_PIXELS }}
      >
        {width >= LEAST.picture && (
          <span
            className="relative h-full shrink-0 overflow-hidden [&>div]:size-full [&>div]:rounded-none [&>div]:border-0"
            style={{ width: frameWidth }}
          >
            <ShotFrame shot={shot} view={view} width={200} />
          </span>
        )}
        {width - frameWidth > LEAST.length && (
          <span
            lang={LANGUAGE_TAGS[document.language]}
            className="line-clamp-4 min-w-0 flex-1 p-2 text-note text-text-3"
          >
            {plan.script}
          </span>
        )}
        {isTrimmed && (
          <span className="edge theme-dark absolute right-1.5 bottom-1.5 rounded-frame bg-black/75 px-1.5 text-text-1">
            {t('length', { seconds })}
          </span>
        )}
      </div>
      {width >= LEAST.number && (
        <p className="edge flex h-5 items-center gap-1 overflow-hidden px-0.5 pt-1 whitespace-nowrap text-text-3">
          <span translate="no" className={clsx(isSelected && 'text-select')}>
            {`S${String(plan.number).padStart(2, '0')}`}
          </span>
          {take !== null && width >= LEAST.length && <span translate="no">{`· T${take}`}</span>}
          {standing === 'failed' && <span className="text-err">{t('failed')}</span>}
          {PaceSign && pace && (
            <span title={t(`pace.${pace}`)} className="inline-flex min-w-0 items-center gap-0.5 text-warn">
              <PaceSign className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              {width >= 1.6 * LEAST.length && <span className="truncate">{t(`pace.${pace}`)}</span>}
            </span>
          )}
          {width >= LEAST.length && <span className="ml-auto pr-1">{t('length', { seconds })}</span>}
        </p>
      )}
      <span
        data-trim={fixedReason === undefined ? '' : undefined}
        title={fixedReason ?? t('trim')}
        aria-hidden="true"
        className={clsx(
          'absolute top-0 right-0 z-10 w-2.5 touch-none pointer-coarse:hidden pointer-coarse:w-7',
          fixedReason === undefined ? 'cursor-ew-resize' : 'cursor-not-allowed',
          isActive && 'pointer-coarse:block',
          'before:absolute before:inset-y-1 before:right-0.5 before:w-1 before:rounded-full before:bg-select before:opacity-0 group-hover:before:opacity-100',
          (isActive || isTrimmed) && fixedReason === undefined && 'before:opacity-100',
        )}
        style={{ height: FRAME_PIXELS }}
      />
    </div>
  );
}
