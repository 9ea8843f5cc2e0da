// The pattern of an editable table has no native element with its keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { useCallback, useMemo, useRef, type ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { cellAround, COLUMNS, CurrentCellContext, rowIn } from './grid-focus.ts';
import { linesOf } from './shot-edits.ts';
import { ROW_GRID, ShotRow } from './shot-row.tsx';
import { useBegunShot } from './use-begun-shot.ts';
import { useBoard } from './use-board.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useShotViews } from './use-shot-views.ts';
import { useShotWindow } from './use-shot-window.ts';

/** Height of a row before it is measured, in pixels. */
const ROW_PIXELS = 112;
const HEAD_PIXELS = 36;
const OVERSCAN_ROWS = 4;

/** The storyboard as a table, a row a shot; only the rows near the window are drawn. */
export function ShotTable({ onInspect }: { onInspect: () => void }) {
  const t = useTranslations('filmEditor');
  const { document, takeBackTyped } = useEditor();
  const { shots } = document;
  const selection = useSelection();
  const board = useBoard();
  const views = useShotViews();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useShotWindow({
    scroller,
    shotPixels: ROW_PIXELS,
    overscan: OVERSCAN_ROWS,
    headPixels: HEAD_PIXELS,
  });
  const show = useCallback((index: number) => rows.scrollToIndex(index), [rows]);
  const keys = useGridKeys({ grid: scroller, selection, board, show, takeBackTyped });
  useBegunShot((id) => scroller.current && rowIn(scroller.current, id)?.querySelector('textarea'), show);
  const current = useMemo(
    () => ({ id: keys.current.id, column: keys.current.column }),
    [keys.current.id, keys.current.column],
  );
  const paste = (event: ClipboardEvent): void => {
    const at = cellAround(event.target as Element);
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (at && !event.defaultPrevented && lines.length > 0 && (event.target as Element).matches('[data-column]')) {
      event.preventDefault();
      const field = at.column === 'speech' ? 'speech' : 'script';
      board.pasteAsShots({ field, shotId: at.id, lines, asOneText: () => undefined });
    }
  };
  return (
    // The focus is in its cells.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={scroller}
      role="grid"
      aria-label={t('table')}
      aria-rowcount={shots.length + 1}
      aria-colcount={COLUMNS.length}
      aria-multiselectable="true"
      onKeyDown={keys.onKeyDown}
      onFocus={({ target }) => keys.onFocus(target)}
      onPaste={paste}
      data-scrolls=""
      className="relative min-h-0 flex-1 overflow-auto"
    >
      <div role="rowgroup" className="sticky top-0 z-20 border-b border-line-strong bg-bg">
        <div role="row" aria-rowindex={1} className={ROW_GRID}>
          {COLUMNS.map((column, index) => (
            <div
              key={column}
              role="columnheader"
              aria-colindex={index + 1}
              className={clsx('py-2 text-note whitespace-nowrap text-text-3', column === 'shot' ? 'pl-5' : 'px-4')}
            >
              {t(`column.${column}`)}
            </div>
          ))}
        </div>
      </div>
      <CurrentCellContext value={current}>
        <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const shot = shots[index];
            return (
              shot && (
                <ShotRow
                  key={key}
                  shot={shot}
                  view={views.get(shot.id)}
                  start={start}
                  measure={rows.measureElement}
                  onInspect={() => {
                    selection.select(shot.id);
                    onInspect();
                  }}
                />
              )
            );
          })}
        </div>
      </CurrentCellContext>
    </div>
  );
}
