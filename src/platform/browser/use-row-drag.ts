import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Above or below the row that is dragged over. */
export type DropEdge = 'before' | 'after';

/** Lets a row be dragged by its handle and dropped on; returns where the dragged row would go. */
export function useRowDrag({
  id,
  row,
  handle,
  locked,
  onDrop,
}: {
  id: string;
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  locked: boolean;
  onDrop: (draggedId: string, edge: DropEdge) => void;
}): { edge: DropEdge | undefined; isDragged: boolean } {
  const [edge, setEdge] = useState<DropEdge>();
  const [isDragged, setDragged] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle || locked) {
      return;
    }
    const edgeAt = (clientY: number): DropEdge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'before' : 'after';
    };
    const showEdge = ({ location, source }: ElementDropTargetEventBasePayload): void =>
      setEdge(source.data['rowId'] === id ? undefined : edgeAt(location.current.input.clientY));
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ rowId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data['rowId'] === 'string',
        // The line is there as soon as the row is entered, not with the next movement.
        onDragEnter: showEdge,
        onDrag: showEdge,
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ location, source }) => {
          setEdge(undefined);
          drop.current(String(source.data['rowId']), edgeAt(location.current.input.clientY));
        },
      }),
    );
  }, [id, row, handle, locked]);
  return { edge, isDragged };
}
