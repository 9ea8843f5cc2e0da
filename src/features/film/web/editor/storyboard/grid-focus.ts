import { createContext, use } from 'react';

/** The columns of the storyboard's table. */
export const COLUMNS = ['shot', 'frame', 'script', 'speech', 'camera', 'state'] as const;
export type Column = (typeof COLUMNS)[number];

/** A cell of the table. */
export interface CellPlace {
  id: string;
  column: Column;
}

/** Which cell the Tab key comes to. */
export const CurrentCellContext = createContext<CellPlace>({ id: '', column: 'shot' });

export function useCurrentCell(): CellPlace {
  return use(CurrentCellContext);
}

/** What can be edited in a cell or a row. */
export const FIELDS = 'textarea, select, input, [data-field]';

/** The cell and the row around an element of the table. */
export function cellAround(element: Element): CellPlace | undefined {
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const id = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return id !== undefined && column !== undefined ? { id, column: column as Column } : undefined;
}

/** A row of the table, while it is drawn. */
export function rowIn(grid: Element, id: string): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
}
