// A native slider has no handle that lies on a picture.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorPlace } from '#src/draft-engine/picture/actor-places.ts';
import type { PlannedActor } from '#src/draft-engine/story/film-plan.ts';
import { changeActor } from '../../../timeline/stage-edits.ts';
import { useEditor } from '../state/editor-context.tsx';
import { acrossSeen } from './across-seen.ts';
import { HandSelect } from './hand-select.tsx';
import type { ActiveShot } from './use-active-shot.ts';

/** How far an arrow key moves somebody, in half widths of the frame. */
const KEY_STEP = 0.05;
/** What is dragged stays near the frame. */
const FARTHEST = 1.2;
const KEY_STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -KEY_STEP,
  ArrowRight: KEY_STEP,
  ArrowDown: -KEY_STEP,
  ArrowUp: KEY_STEP,
};
const shareOf = (x: number): number => Math.max(0, Math.min(1, x));
const SIGN = { className: 'size-3 shrink-0', strokeWidth: 2, 'aria-hidden': true } as const;

/**
 * The name of an actor below where it is seen. Whoever drags it moves the actor from side to side; somebody who is not
 * in the picture is named at the edge beyond which they are. Beside the name is what they have in their hands.
 */
export function ActorHandle({
  active,
  index,
  actor,
  place,
  row,
}: {
  active: ActiveShot;
  index: number;
  actor: PlannedActor;
  place: ActorPlace;
  /** From the lower edge, so that no handle covers another. */
  row: number;
}) {
  const t = useTranslations('filmStage');
  const { flush } = useEditor();
  const { document, plan, change } = active;
  const dragged = useRef<{ fromX: number; fromAcross: number; fromShare: number }>(undefined);
  /** Where the finger has it, until it is let go. */
  const [draggedTo, setDraggedTo] = useState<number>();
  const name = document.characters.find(({ key }) => key === actor.characterKey)?.name ?? '';
  const moveTo = (across: number): void => {
    const rounded = Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, across)) * 100) / 100;
    if (rounded !== actor.across) {
      change({ actors: changeActor(plan, index, { across: rounded }) }, 'staging', `across ${index}`);
    }
  };
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const handle = event.currentTarget.parentElement?.getBoundingClientRect();
    const frame = event.currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    const from = dragged.current;
    const pixels = event.clientX - (from?.fromX ?? event.clientX);
    if (from && frame && handle && (pixels !== 0 || draggedTo !== undefined)) {
      setDraggedTo(shareOf(from.fromShare + pixels / (frame.width - handle.width)));
      moveTo(from.fromAcross + pixels / frame.width / place.perAcross);
    }
  };
  const release = (): void => {
    dragged.current = undefined;
    setDraggedTo(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    const step = KEY_STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveTo(actor.across + step);
    }
  };
  const share = draggedTo ?? shareOf(place.x);
  return (
    <span
      style={{ '--at': share, '--row': row } as CSSProperties}
      className={clsx(
        // What it names is above some part of it, and it never reaches over an edge.
        'theme-dark absolute left-[calc(var(--at)*100%)] flex translate-x-[calc(var(--at)*-100%)] items-center rounded-full border border-select bg-black/75 text-note text-text-1',
        'bottom-[calc(0.375rem+var(--row)*1.75rem)] pointer-coarse:bottom-[calc(0.375rem+var(--row)*3rem)]',
      )}
    >
      <button
        type="button"
        role="slider"
        aria-label={t('moveActor', { name })}
        aria-valuemin={-FARTHEST}
        aria-valuemax={FARTHEST}
        aria-valuenow={actor.across}
        title={name}
        data-actor={index}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = {
            fromX: event.clientX,
            fromAcross: acrossSeen(actor.across, place),
            fromShare: shareOf(place.x),
          };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          release();
          flush();
        }}
        onPointerCancel={release}
        onKeyDown={press}
        onBlur={flush}
        className="flex max-w-20 cursor-ew-resize touch-none items-center rounded-full px-2 py-0.5 select-none hover:bg-black focus-visible:bg-black pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
      >
        {place.x < 0 && <ChevronLeft {...SIGN} />}
        <span className="truncate">{name}</span>
        {place.x > 1 && <ChevronRight {...SIGN} />}
      </button>
      {document.items.length > 0 && <HandSelect active={active} index={index} actor={actor} name={name} />}
    </span>
  );
}
