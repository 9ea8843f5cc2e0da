import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import type { SelectedShots } from '../state/use-shot-selection.ts';
import { cellAround, COLUMNS, FIELDS, rowIn, type CellPlace } from './grid-focus.ts';
import type { Board } from './use-board.ts';

/** Rows by which Page Up and Page Down move. */
const PAGE_ROWS = 8;

/** After a shot that had the focus was moved or deleted: a menu needs a moment to give the focus back. */
const FOCUS_BACK_MILLISECONDS = 120;

/** Where the focus goes once the row is drawn: to the cell, or to a field of it. */
interface Wanted extends CellPlace {
  field: 'none' | 'first' | 'last';
}

/**
 * The keys of the table: arrows move among cells, Enter edits, Tab goes on to the next field, Escape leaves without
 * what was typed. Rows are drawn only near the window, so `show` scrolls to a row and the focus follows when it is
 * there.
 */
export function useGridKeys({
  grid,
  selection,
  board,
  show,
  takeBackTyped,
}: {
  grid: RefObject<HTMLElement | null>;
  selection: SelectedShots;
  board: Board;
  show: (index: number) => void;
  /** Takes back what was typed in the field that has the focus. */
  takeBackTyped: () => void;
}) {
  const { order } = selection;
  const [place, setPlace] = useState<CellPlace>({ id: selection.active, column: 'script' });
  const current: CellPlace = order.includes(place.id) ? place : { ...place, id: selection.active };
  const wanted = useRef<Wanted>(undefined);

  useLayoutEffect(() => {
    const row = wanted.current && grid.current && rowIn(grid.current, wanted.current.id);
    if (!row || !wanted.current) {
      return;
    }
    const { column, field } = wanted.current;
    wanted.current = undefined;
    const cell = row.querySelector<HTMLElement>(`[data-column="${column}"]`);
    const fields = [...(field === 'last' ? row : (cell ?? row)).querySelectorAll<HTMLElement>(FIELDS)];
    (field === 'none' ? cell : (fields.at(field === 'last' ? -1 : 0) ?? cell))?.focus();
  });

  const goTo = (index: number, column: CellPlace['column'], field: Wanted['field'] = 'none'): void => {
    const id = order[Math.max(0, Math.min(order.length - 1, index))];
    if (id === undefined) {
      return;
    }
    wanted.current = { id, column, field };
    setPlace({ id, column });
    show(order.indexOf(id));
  };

  const goneId = order.includes(place.id) ? undefined : place.id;
  /** Back to the cell, or to the one in its place. */
  const goBack = useRef(() => {});
  useLayoutEffect(() => {
    goBack.current = () => goTo(order.indexOf(current.id), current.column);
  });
  const { announcement } = board;
  useEffect(() => {
    if (goneId === undefined && announcement === '') {
      return;
    }
    const timer = setTimeout(() => {
      // Only where nothing else has taken it.
      if (document.activeElement === document.body) {
        goBack.current();
      }
    }, FOCUS_BACK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [goneId, announcement]);

  const nextField = (event: KeyboardEvent, at: CellPlace): void => {
    const row = grid.current && rowIn(grid.current, at.id);
    const fields = [...(row?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    const step = event.shiftKey ? -1 : 1;
    const next = fields[fields.indexOf(event.target as HTMLElement) + step];
    const index = order.indexOf(at.id) + step;
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (order[index] !== undefined) {
      event.preventDefault();
      selection.select(order[index]);
      goTo(index, step > 0 ? 'frame' : 'state', step > 0 ? 'first' : 'last');
    }
  };

  /** Keys while a field is edited. */
  const editKey = (event: KeyboardEvent, at: CellPlace): void => {
    if (event.key === 'Tab') {
      nextField(event, at);
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      takeBackTyped();
      goTo(order.indexOf(at.id), at.column);
    } else if (isEnter(event) && !event.shiftKey && (event.target as Element).matches('textarea, input')) {
      event.preventDefault();
      const below = order.indexOf(at.id) + 1;
      selection.select(order[below] ?? at.id);
      goTo(below, at.column);
    }
  };

  /** Keys while a cell has the focus. */
  const moveKey = (event: KeyboardEvent, at: CellPlace): void => {
    const row = order.indexOf(at.id);
    const column = COLUMNS.indexOf(at.column);
    const ids = selection.ids.has(at.id) ? selection.ids : new Set([at.id]);
    const withCommand = event.ctrlKey || event.metaKey;
    const toRow = (index: number): void => {
      const id = order[Math.max(0, Math.min(order.length - 1, index))] ?? at.id;
      if (event.shiftKey && !selection.ids.has(at.id)) {
        selection.select(at.id);
      }
      selection.select(id, event.shiftKey ? 'range' : 'only');
      goTo(index, at.column);
    };
    /** With Ctrl or Command the selection stays, so that the space bar can add to it. */
    const toNextRow = (index: number): void => (withCommand ? goTo(index, at.column) : toRow(index));
    const toColumn = (index: number): void =>
      goTo(row, COLUMNS[Math.max(0, Math.min(COLUMNS.length - 1, index))] ?? at.column);
    const moveShot = (places: -1 | 1): void => {
      board.moveBy(ids, places);
      wanted.current = { ...at, field: 'none' };
    };
    const edit = (): void => {
      goTo(row, at.column, 'first');
    };
    const toEnd = (isEnd: boolean): void => {
      if (withCommand) {
        toRow(isEnd ? order.length - 1 : 0);
      } else {
        toColumn(isEnd ? COLUMNS.length - 1 : 0);
      }
    };
    const keys: Partial<Record<string, () => void>> = {
      ArrowUp: () => (event.altKey ? moveShot(-1) : toNextRow(row - 1)),
      ArrowDown: () => (event.altKey ? moveShot(1) : toNextRow(row + 1)),
      ArrowLeft: () => toColumn(column - 1),
      ArrowRight: () => toColumn(column + 1),
      PageUp: () => toRow(row - PAGE_ROWS),
      PageDown: () => toRow(row + PAGE_ROWS),
      Home: () => toEnd(false),
      End: () => toEnd(true),
      Enter: edit,
      F2: edit,
      ' ': () => selection.select(at.id, 'toggle'),
      Escape: () => selection.select(at.id),
      Delete: () => board.remove(ids),
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.toLowerCase() === 'a' && withCommand) {
      event.preventDefault();
      selection.selectAll([at.id, ...order.filter((id) => id !== at.id)]);
    }
  };

  return {
    current,
    onKeyDown: (event: KeyboardEvent): void => {
      const target = event.target as Element;
      const at = cellAround(target);
      if (!at || event.defaultPrevented) {
        return;
      }
      if (target.matches('[data-column]')) {
        moveKey(event, at);
      } else if (target.matches(FIELDS)) {
        editKey(event, at);
      }
    },
    onFocus: (target: Element): void => {
      const at = cellAround(target);
      if (at) {
        setPlace(at);
        if (target.matches(FIELDS) && selection.active !== at.id) {
          selection.select(at.id, 'work');
        }
      }
    },
    /** Moves the focus to a shot's cell. */
    goTo,
  };
}
