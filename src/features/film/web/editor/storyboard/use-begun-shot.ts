import { useEffect, useLayoutEffect } from 'react';
import { useSelection } from '../state/use-shot-selection.ts';
import { useBoard } from './use-board.ts';

/**
 * Takes the focus to a shot that was just put into the film: `show` brings its place among the shots into sight, `find`
 * is its element for the focus once that is drawn.
 */
export function useBegunShot(
  find: (id: string) => HTMLElement | null | undefined,
  show?: (index: number) => void,
): void {
  const { begun, met } = useBoard();
  const { order } = useSelection();
  useEffect(() => {
    if (begun !== undefined) {
      show?.(order.indexOf(begun));
    }
    // Once for each of them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [begun]);
  useLayoutEffect(() => {
    const field = begun === undefined ? undefined : find(begun);
    if (field) {
      field.focus();
      met();
    }
  });
}
