import { useState } from 'react';
import {
  countNumbers,
  MOST_NUMBERS,
  MOST_STROKE_NUMBERS,
  MOST_STROKES,
  type MaskStroke,
} from '#src/shared/mask-strokes.ts';

/** Strokes that were drawn, and those that were undone. */
export interface StrokeHistory {
  strokes: readonly MaskStroke[];
  canRedo: boolean;
  /** No more strokes fit into one order. */
  isFull: boolean;
  add: (stroke: MaskStroke) => void;
  undo: () => void;
  redo: () => void;
}

interface Drawn {
  strokes: readonly MaskStroke[];
  /** The one undone last comes last. */
  undone: readonly MaskStroke[];
}

const NOTHING: Drawn = { strokes: [], undone: [] };

const isFull = (strokes: readonly MaskStroke[]): boolean =>
  strokes.length >= MOST_STROKES || countNumbers(strokes) > MOST_NUMBERS - MOST_STROKE_NUMBERS;

/** The strokes of a brush on one cut-out, which can be undone and redone one by one. */
export function useStrokes(): StrokeHistory {
  const [{ strokes, undone }, change] = useState(NOTHING);
  return {
    strokes,
    canRedo: undone.length > 0,
    isFull: isFull(strokes),
    add: (stroke) =>
      change((before) => (isFull(before.strokes) ? before : { strokes: [...before.strokes, stroke], undone: [] })),
    undo: () =>
      change((before) => ({
        strokes: before.strokes.slice(0, -1),
        undone: [...before.undone, ...before.strokes.slice(-1)],
      })),
    redo: () =>
      change((before) => ({
        strokes: [...before.strokes, ...before.undone.slice(-1)],
        undone: before.undone.slice(0, -1),
      })),
  };
}
