// The pattern of an editable table has no native element with its keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { GripVertical, Lock } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useRowDrag } from '#src/platform/browser/use-row-drag.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection, type SelectedShots } from '../state/use-shot-selection.ts';
import { COLUMNS, FIELDS, useCurrentCell, type Column } from './grid-focus.ts';
import { LengthField } from './length-field.tsx';
import { placeAmongOthers } from './shot-edits.ts';
import { CameraField, ScriptField, SpeechField } from './shot-fields.tsx';
import { ShotMenu } from './shot-menu.tsx';
import type { ShotView } from './shot-standing.ts';
import { ShotState } from './shot-state.tsx';
import { useBoard } from './use-board.ts';

/** The widths of the columns. */
export const ROW_GRID =
  'grid grid-cols-[5.25rem_8.5rem_minmax(9rem,1fr)_minmax(11rem,1.25fr)_8.25rem_9.75rem] min-w-[54rem]';

/** One shot as a row of the table; `start` is its place in pixels. */
export function ShotRow({
  shot,
  view,
  start,
  measure,
  onInspect,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  start: number;
  measure: Ref<HTMLDivElement>;
  onInspect: () => void;
}) {
  const t = useTranslations('filmEditor');
  const { document } = useEditor();
  const selection = useSelection();
  const board = useBoard();
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const index = shot.plan.number - 1;
  const isSelected = selection.ids.has(shot.id);
  const { edge, isDragged } = useRowDrag({
    id: shot.id,
    row,
    handle,
    locked: board.lockedReason !== undefined,
    onDrop: (draggedId, side) => {
      const ids = selection.ids.has(draggedId) ? selection.ids : new Set([draggedId]);
      board.moveTo(ids, placeAmongOthers(document, ids, side === 'before' ? index : index + 1));
    },
  });
  const cells: Readonly<Record<Column, ReactNode>> = {
    shot: <ShotHandle shot={shot} handle={handle} lockedReason={board.lockedReason} />,
    frame: (
      <button
        type="button"
        data-field=""
        tabIndex={-1}
        aria-label={t('inspect', { number: shot.plan.number })}
        onClick={onInspect}
        className="block w-full rounded-frame"
      >
        <ShotFrame shot={shot} view={view} width={120} selected={selection.active === shot.id} />
      </button>
    ),
    script: <ScriptField shot={shot} view={view} inTable />,
    speech: <SpeechField shot={shot} inTable />,
    camera: <CameraField shot={shot} inTable />,
    state: (
      <>
        <LengthField shot={shot} view={view} inTable />
        <ShotState shot={shot} view={view} inTable />
      </>
    ),
  };
  return (
    <div
      ref={measure}
      data-index={index}
      role="presentation"
      className="absolute inset-x-0 top-0"
      style={{ transform: `translateY(${start}px)` }}
    >
      <div
        ref={row}
        role="row"
        tabIndex={-1}
        data-row={shot.id}
        aria-rowindex={index + 2}
        aria-selected={isSelected}
        onMouseDown={(event) => pressRow(event, shot.id, selection)}
        className={clsx(
          ROW_GRID,
          'relative border-b border-line transition-colors duration-[90ms]',
          rowLook(isSelected, selection.ids.size),
          isDragged && 'opacity-45',
          edge && 'before:absolute before:inset-x-0 before:z-10 before:h-0.5 before:bg-select',
          edge === 'before' && 'before:-top-px',
          edge === 'after' && 'before:-bottom-px',
          selection.ids.size > 1 &&
            selection.anchor === shot.id &&
            'after:absolute after:inset-y-0 after:left-0 after:w-1 after:bg-select',
        )}
      >
        {COLUMNS.map((column, place) => (
          <Cell key={column} id={shot.id} column={column} place={place}>
            {cells[column]}
          </Cell>
        ))}
      </div>
    </div>
  );
}

/** Several selected shots stand out more than the one that is worked on. */
function rowLook(isSelected: boolean, selected: number): string {
  if (!isSelected) {
    return 'hover:bg-surface-1';
  }
  return selected > 1 ? 'bg-select-soft' : 'bg-surface-2';
}

function Cell({ id, column, place, children }: { id: string; column: Column; place: number; children: ReactNode }) {
  const current = useCurrentCell();
  return (
    <div
      role="gridcell"
      aria-colindex={place + 1}
      data-column={column}
      tabIndex={current.id === id && current.column === column ? 0 : -1}
      className="flex min-w-0 flex-col items-start gap-0.5 px-2 py-2.5 -outline-offset-2 [&>button]:w-full"
    >
      {children}
    </div>
  );
}

function ShotHandle({
  shot,
  handle,
  lockedReason,
}: {
  shot: DocumentShot;
  handle: Ref<HTMLSpanElement>;
  lockedReason: string | undefined;
}) {
  const Sign = lockedReason === undefined ? GripVertical : Lock;
  return (
    <span className="flex items-center gap-0.5 select-none">
      <span
        ref={handle}
        data-drag-handle=""
        title={lockedReason}
        onPointerDown={() => lockedReason !== undefined && toast(lockedReason)}
        className={clsx(
          'grid h-7 w-5 shrink-0 place-items-center text-text-3 [-webkit-touch-callout:none]',
          lockedReason === undefined && 'cursor-grab hover:text-text-1 active:cursor-grabbing',
        )}
      >
        <Sign className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span translate="no" className="edge text-text-1">
        {String(shot.plan.number).padStart(2, '0')}
      </span>
      <ShotMenu shot={shot} inTable />
    </span>
  );
}

/** A click beside the fields selects: with Shift a range, with Ctrl or Command one more. */
function pressRow(event: MouseEvent, id: string, { select }: SelectedShots): void {
  if (event.button !== 0 || (event.target as Element).closest(FIELDS)) {
    return;
  }
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    // Neither the focus nor the marked text follows.
    event.preventDefault();
    select(id, event.shiftKey ? 'range' : 'toggle');
  } else {
    select(id);
  }
}
