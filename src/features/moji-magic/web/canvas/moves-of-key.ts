import type { KeyboardEvent } from 'react';
import type { BoardLayer } from '../../board-schema.ts';

const STEP = 8;
const LARGE_STEP = 40;
const TURN = 5;
const GROW = 1.05;

type Change = (layer: BoardLayer) => BoardLayer;

/** A layer larger or smaller around its middle. */
const sized =
  (factor: number): Change =>
  (layer) => ({ ...layer, width: layer.width * factor, height: layer.height * factor });

const moved =
  (x: number, y: number): Change =>
  (layer) => ({ ...layer, x: layer.x + x, y: layer.y + y });

const turned =
  (by: number): Change =>
  (layer) => ({ ...layer, rotation: layer.rotation + by });

/** What a key does to the chosen layer: arrows move, + and - size, brackets turn; Shift makes it larger steps. */
export function movesOfKey(event: KeyboardEvent): { kind: string; change: Change } | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  const step = event.shiftKey ? LARGE_STEP : STEP;
  const moves: Partial<Record<string, { kind: string; change: Change }>> = {
    ArrowLeft: { kind: 'move', change: moved(-step, 0) },
    ArrowRight: { kind: 'move', change: moved(step, 0) },
    ArrowUp: { kind: 'move', change: moved(0, -step) },
    ArrowDown: { kind: 'move', change: moved(0, step) },
    '+': { kind: 'size', change: sized(GROW) },
    '=': { kind: 'size', change: sized(GROW) },
    '-': { kind: 'size', change: sized(1 / GROW) },
    '[': { kind: 'turn', change: turned(-TURN) },
    ']': { kind: 'turn', change: turned(TURN) },
  };
  return moves[event.key];
}
