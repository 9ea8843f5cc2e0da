// A list of shots whose options have frames has no native element.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { standingOf, type ShotView } from '../storyboard/shot-standing.ts';
import { FrameByLength } from './frame-by-length.tsx';
import { paceOf } from './trim-shot.ts';

/** Shots narrower than these show no edge to drag, no number, no length, no take, no words on their pace; in pixels. */
const LEAST = { edge: 28, number: 34, length: 96, take: 144, pace: 190 };
/** The edge that a finger drags, in pixels: at most a quarter of the shot, and none where that is too little to meet. */
const FINGER_EDGE = { most: 28, least: 20 };

const PACE_SIGNS = { short: ChevronsRightLeft, long: ChevronsLeftRight } as const;

const hasFailed = (view: ShotView | undefined): boolean => standingOf(view) === 'failed';

interface TimelineShotProps {
  shot: DocumentShot;
  view: ShotView | undefined;
  /** Its length. */
  frames: number;
  left: number;
  width: number;
  /** Height of its frame in pixels. */
  frameHeight: number;
  /** From 1, among the shots of the video. */
  place: number;
  /** Shots of the video. */
  count: number;
  isSelected: boolean;
  isActive: boolean;
  /** The Tab key comes to it. */
  isReachable: boolean;
  /** Its edge, or itself, is dragged. */
  isTrimmed: boolean;
  isDragged: boolean;
  /** Why its length cannot be changed. */
  fixedReason: string | undefined;
  /** What is wrong with its line. */
  warning: string | undefined;
}

/** A shot in the lane of pictures, as wide as it is long. Rendered again only when it changes, not for each scroll. */
export const TimelineShot = memo(function TimelineShot(props: TimelineShotProps) {
  const t = useTranslations('filmTimeline');
  const { shot, view, frames, left, width, frameHeight, place, count } = props;
  const { isSelected, isReachable, isTrimmed, isDragged, isActive } = props;
  const { number, speech, script } = shot.plan;
  const seconds = frames / FRAMES_PER_SECOND;
  const pace = paceOf(seconds);
  const name = t('shotName', { number, line: speech.text || script || t('noText'), seconds });
  return (
    <div
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={place}
      tabIndex={isReachable ? 0 : -1}
      data-shot={shot.id}
      className={clsx(
        // The frame in it shows the focus.
        'group absolute inset-y-0 outline-none select-none [-webkit-touch-callout:none]',
        // A finger moves the active shot at once, and scrolls the others unless it rests on one.
        isActive ? '[touch-action:pan-y]' : '[touch-action:pan-x]',
        isDragged && 'opacity-45',
      )}
      style={{ left, width }}
    >
      <span className="sr-only">
        {[name, pace && t(`pace.${pace}`), hasFailed(view) && t('failed'), props.warning].filter(Boolean).join(', ')}
      </span>
      <div
        className={clsx(
          'relative overflow-hidden rounded-frame border bg-surface-2',
          isSelected ? 'border-select outline-2 outline-select' : 'border-line group-hover:border-line-strong',
          'group-focus-visible:outline-[3px] group-focus-visible:outline-focus',
        )}
        style={{ height: frameHeight }}
      >
        <FrameByLength shot={shot} view={view} width={width} height={frameHeight} />
        {isTrimmed && (
          <span
            aria-hidden="true"
            className="edge theme-dark absolute right-1.5 bottom-1.5 rounded-frame bg-black/75 px-1.5 whitespace-nowrap text-text-1"
          >
            {t('length', { seconds })}
          </span>
        )}
      </div>
      {width >= LEAST.number && <ShotPrint shot={shot} view={view} width={width} seconds={seconds} />}
      {(width >= LEAST.edge || isTrimmed) && <TrimEdge {...props} />}
    </div>
  );
});

/** The print below the frame: number, take, what is to be looked at, and length. */
function ShotPrint({
  shot,
  view,
  width,
  seconds,
}: Pick<TimelineShotProps, 'shot' | 'view' | 'width'> & { seconds: number }) {
  const t = useTranslations('filmTimeline');
  const pace = paceOf(seconds);
  const take = view?.takes.clip ?? view?.takes.picture ?? null;
  return (
    <p
      aria-hidden="true"
      className="edge flex h-5 items-center gap-1 overflow-hidden px-0.5 pt-1 whitespace-nowrap text-text-3"
    >
      <span translate="no">{`S${String(shot.plan.number).padStart(2, '0')}`}</span>
      {take !== null && width >= LEAST.take && <span translate="no">{`· T${take}`}</span>}
      {hasFailed(view) && <span className="text-err">{t('failed')}</span>}
      {pace && <PaceBadge pace={pace} isNamed={width >= LEAST.pace} />}
      {width >= LEAST.length && <span className="ml-auto pr-1 pl-1.5">{t('length', { seconds })}</span>}
    </p>
  );
}

function PaceBadge({ pace, isNamed }: { pace: keyof typeof PACE_SIGNS; isNamed: boolean }) {
  const t = useTranslations('filmTimeline.pace');
  const Sign = PACE_SIGNS[pace];
  return (
    <span data-pace={pace} title={t(pace)} className="inline-flex min-w-0 items-center gap-0.5 text-warn">
      <Sign className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {isNamed && <span className="truncate">{t(pace)}</span>}
    </span>
  );
}

/** The right edge, which is dragged to change the length; with a finger, that of the active shot. */
function TrimEdge({ width, frameHeight, isActive, isTrimmed, fixedReason }: TimelineShotProps) {
  const t = useTranslations('filmTimeline');
  const edge = Math.min(FINGER_EDGE.most, width / 4);
  const isForFingers = isTrimmed || (isActive && edge >= FINGER_EDGE.least);
  return (
    <span
      data-trim={fixedReason === undefined ? '' : undefined}
      title={fixedReason ?? t('trim')}
      aria-hidden="true"
      className={clsx(
        'absolute top-0 right-0 z-10 w-2.5 touch-none pointer-coarse:w-(--edge)',
        'before:absolute before:inset-y-1 before:right-0.5 before:w-1 before:rounded-full before:bg-select',
        isForFingers ? '' : 'pointer-coarse:hidden',
        fixedReason === undefined ? 'cursor-ew-resize' : 'cursor-not-allowed before:hidden',
        isActive || isTrimmed ? '' : 'before:opacity-0 group-hover:before:opacity-100',
      )}
      style={{ height: frameHeight, '--edge': `${edge}px` } as CSSProperties}
    />
  );
}
