// A native slider has no handle that lies on a picture.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { PlannedActor } from '#src/draft-engine/story/film-plan.ts';
import { changeActor } from '../../../timeline/stage-edits.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { handleRows } from './handle-rows.ts';
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

/** The frame of the shot; its actors are moved from side to side on it. */
export function StageFrame({ active }: { active: ActiveShot }) {
  const { shot, view, plan } = active;
  const rows = handleRows(plan.actors.map(({ across }) => across));
  return (
    <div className="py-3">
      <ShotFrame shot={shot} view={view} width={330}>
        {plan.actors.map((actor, index) => (
          // Places in the list are stable.
          // oxlint-disable-next-line react/no-array-index-key
          <ActorHandle key={index} active={active} index={index} actor={actor} row={rows[index] ?? 0} />
        ))}
      </ShotFrame>
    </div>
  );
}

function ActorHandle({
  active,
  index,
  actor,
  row,
}: {
  active: ActiveShot;
  index: number;
  actor: PlannedActor;
  /** From the lower edge, so that no handle covers another. */
  row: number;
}) {
  const t = useTranslations('filmStage');
  const { flush } = useEditor();
  const { document, plan, change } = active;
  const isDragged = useRef(false);
  const name = document.characters.find(({ key }) => key === actor.characterKey)?.name ?? '';
  const moveTo = (across: number): void => {
    const rounded = Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, across)) * 100) / 100;
    if (rounded !== actor.across) {
      change({ actors: changeActor(plan, index, { across: rounded }) }, 'staging', `across ${index}`);
    }
  };
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (isDragged.current && frame) {
      moveTo(((event.clientX - frame.left) / frame.width) * 2 - 1);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const step = KEY_STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveTo(actor.across + step);
    }
  };
  return (
    <button
      type="button"
      role="slider"
      aria-label={t('moveActor', { name })}
      aria-valuemin={-FARTHEST}
      aria-valuemax={FARTHEST}
      aria-valuenow={actor.across}
      title={name}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        isDragged.current = false;
        flush();
      }}
      onPointerCancel={() => {
        isDragged.current = false;
      }}
      onKeyDown={press}
      onBlur={flush}
      style={{ left: `${Math.max(0, Math.min(100, (actor.across + 1) * 50))}%`, '--row': row } as CSSProperties}
      className={clsx(
        'theme-dark absolute bottom-[calc(0.375rem+var(--row)*1.75rem)] max-w-24 pointer-coarse:bottom-[calc(0.375rem+var(--row)*2.5rem)] -translate-x-1/2 cursor-ew-resize touch-none truncate rounded-full border border-select bg-black/75 px-2 py-0.5 text-note text-text-1 select-none',
        'hover:bg-black focus-visible:bg-black pointer-coarse:min-h-9',
      )}
    >
      {name}
    </button>
  );
}
