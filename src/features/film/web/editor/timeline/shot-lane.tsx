// A list of shots whose options have frames has no native element.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useMemo, useRef, type ClipboardEvent, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';
import { lengthLimits } from '../../../timeline/length-limits.ts';
import { isLengthOfClip } from '../../../timeline/seen-part.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { SelectWay } from '../state/shot-selection.ts';
import { useInspector } from '../state/use-inspector.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import { linesOf, placeAmongOthers } from '../storyboard/shot-edits.ts';
import { useBegunShot } from '../storyboard/use-begun-shot.ts';
import { useBoard } from '../storyboard/use-board.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { crowdedShots } from './crowded-shots.ts';
import { DragSigns } from './drag-ghost.tsx';
import { indexOfGap } from './index-of-gap.ts';
import { inView } from './shots-in-view.ts';
import { TimelineShot } from './timeline-shot.tsx';
import { trimLength } from './trim-shot.ts';
import type { TrimmedShot } from './trimmed-shot.ts';
import { useHeight } from './use-height.ts';
import { useLaneKeys } from './use-lane-keys.ts';
import { useShotGestures } from './use-shot-gestures.ts';
import type { Strip } from './use-strip.ts';

/** Heights in pixels: of the lowest frames, and of what is above and below them. */
const LEAST_FRAME = 70;
const BESIDE_FRAMES = 27;

/** The lane of pictures: shots are selected, moved and made longer or shorter. Only those near the window are drawn. */
export function ShotLane({
  strip,
  shots,
  material,
  trimmed,
  onTrim,
  onShow,
}: {
  strip: Strip;
  shots: readonly ShotTimes[];
  material: PreviewMaterial | undefined;
  /** The shot whose edge is dragged. */
  trimmed: TrimmedShot | undefined;
  onTrim: (trimmed: TrimmedShot | undefined) => void;
  /** A shot was pressed: it is shown. */
  onShow: (id: string) => void;
}) {
  const t = useTranslations('filmTimeline');
  const ofEditor = useTranslations('filmEditor');
  const { document, edit } = useEditor();
  const selection = useSelection();
  const inspector = useInspector();
  const board = useBoard();
  const views = useShotViews();
  const lane = useRef<HTMLDivElement>(null);
  const [measure, height] = useHeight(LEAST_FRAME + BESIDE_FRAMES);
  const placeOf = (id: string): number => shots.findIndex((each) => each.id === id);
  const fixedReasonOf = (id: string): string | undefined =>
    isLengthOfClip(material?.shots.find((shot) => shot.id === id)?.clip) ? ofEditor('lengthOfClip') : undefined;
  const setLength = ({ id, durationSeconds }: TrimmedShot, key?: string): void => {
    edit([{ kind: 'shot', id, set: { durationSeconds } }], { label: 'length', ...(key !== undefined && { key }) });
  };
  const trimBy = (id: string, seconds: number): void => {
    const place = placeOf(id);
    const times = shots[place];
    if (times && fixedReasonOf(id) === undefined) {
      const limits = lengthLimits(times.plan, times.spokenSeconds, shots[place + 1]?.plan);
      const before = times.frames / FRAMES_PER_SECOND;
      const durationSeconds = trimLength(before + seconds, limits);
      if (durationSeconds !== before) {
        setLength({ id, durationSeconds }, `length ${id}`);
      }
    }
  };
  const { drop, ...pointer } = useShotGestures({
    lane,
    strip,
    shots,
    active: selection.active,
    lockedReason: board.lockedReason,
    onTrim,
    onTrimmed: setLength,
    onDrop: (id, gap) => {
      const ids = selection.ids.has(id) ? selection.ids : new Set([id]);
      const isBesideItself = ids.size === 1 && (gap === placeOf(id) || gap === placeOf(id) + 1);
      if (!isBesideItself) {
        board.moveTo(ids, placeAmongOthers(document, ids, indexOfGap(document.shots, shots, gap)));
      }
    },
  });
  /** By one place among those of the lane: what is left out is passed. */
  const moveBy = (ids: ReadonlySet<string>, direction: -1 | 1): void => {
    const places = shots.flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
    const gap = direction < 0 ? (places[0] ?? 0) - 1 : (places.at(-1) ?? 0) + 2;
    if (gap >= 0 && gap <= shots.length) {
      board.moveTo(ids, placeAmongOthers(document, ids, indexOfGap(document.shots, shots, gap)));
    }
  };
  useBegunShot((id) => lane.current?.querySelector<HTMLElement>(`[data-shot="${id}"]`));
  const remove = board.remove;
  const onKeyDown = useLaneKeys({ lane, shots, selection, moveBy, remove, trimBy, inspect: inspector.open });
  const press = (event: MouseEvent): void => {
    const option = (event.target as Element).closest<HTMLElement>('[data-shot]');
    const id = option?.dataset['shot'];
    if (id === undefined) {
      return;
    }
    selection.select(id, wayOf(event));
    option?.focus({ preventScroll: true });
    onShow(id);
  };
  const paste = (event: ClipboardEvent): void => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length > 0) {
      event.preventDefault();
      board.pasteAsShots({ field: 'script', shotId: selection.active, lines, asOneText: () => undefined });
    }
  };
  const isDragged = (id: string): boolean =>
    drop !== undefined && (drop.id === id || (selection.ids.has(drop.id) && selection.ids.has(id)));
  const seen = inView(shots, strip.fromSeconds, strip.toSeconds);
  const activePlace = placeOf(selection.active);
  const active = shots[activePlace];
  // The focus may be in the active one.
  const drawn =
    active && !seen.some(({ index }) => index === activePlace)
      ? [...seen, { index: activePlace, stretch: active }]
      : seen;
  // One option can be reached by Tab, also while the active shot is left out of the video.
  const reachable = active?.id ?? drawn[0]?.stretch.id;
  // The lane of voices shows it, but is not read out.
  const crowded = useMemo(() => crowdedShots(shots), [shots]);
  const warningOf = (id: string): string | undefined => {
    const text = crowded.get(id);
    return text && t(text);
  };
  const documentShots = new Map(document.shots.map((shot) => [shot.id, shot]));
  const dragged = drop && documentShots.get(drop.id);
  return (
    <div ref={measure} className="relative h-full pt-1.5">
      <div
        ref={lane}
        role="listbox"
        tabIndex={-1}
        aria-label={t('shots')}
        aria-multiselectable="true"
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        onClick={press}
        onDoubleClick={inspector.open}
        onPaste={paste}
        {...pointer}
        className="relative size-full"
      >
        {drawn.map(({ index, stretch: { id, frames, startSeconds, endSeconds } }) => {
          const shot = documentShots.get(id);
          return (
            shot && (
              <TimelineShot
                key={id}
                shot={shot}
                view={views.get(id)}
                frames={frames}
                left={startSeconds * strip.scale}
                width={Math.max(1, (endSeconds - startSeconds) * strip.scale - 2)}
                frameHeight={height - BESIDE_FRAMES}
                place={index + 1}
                count={shots.length}
                isSelected={selection.ids.has(id)}
                isActive={selection.active === id}
                isReachable={reachable === id}
                isTrimmed={trimmed?.id === id}
                isDragged={isDragged(id)}
                fixedReason={fixedReasonOf(id)}
                warning={warningOf(id)}
              />
            )
          );
        })}
      </div>
      {drop && dragged && (
        <DragSigns
          gap={startOfGap(shots, drop.gap) * strip.scale}
          shot={dragged}
          view={views.get(drop.id)}
          others={othersDragged(selection.ids, drop.id)}
          left={drop.seconds * strip.scale}
        />
      )}
    </div>
  );
}

/** The moment at which a gap between shots is. */
function startOfGap(shots: readonly ShotTimes[], gap: number): number {
  return shots[gap]?.startSeconds ?? shots.at(-1)?.endSeconds ?? 0;
}

/** How many selected shots are dragged along with this one. */
function othersDragged(selected: ReadonlySet<string>, id: string): number {
  return selected.has(id) ? selected.size - 1 : 0;
}

/** With Shift a range is selected, with Ctrl or Command one more. */
function wayOf({ shiftKey, ctrlKey, metaKey }: MouseEvent): SelectWay {
  if (shiftKey) {
    return 'range';
  }
  return ctrlKey || metaKey ? 'toggle' : 'only';
}
