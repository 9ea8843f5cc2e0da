import type { BoardContent, BoardLayer, TextLayer } from '../../board-schema.ts';
import { BOARD_SIDE, MOST_LAYERS } from '../../board.ts';

/** Steps of undo that are kept. */
const MOST_STEPS = 100;
/** Changes of the same kind to the same layer within this time are one step. */
const SAME_STEP_MILLISECONDS = 900;

/** A board being edited, with what undo and redo bring back. */
export interface BoardHistory {
  now: BoardContent;
  before: readonly BoardContent[];
  after: readonly BoardContent[];
  /** The last change, for changes that belong to it. */
  last: { kind: string; at: number } | null;
}

export const historyOf = (now: BoardContent): BoardHistory => ({ now, before: [], after: [], last: null });

/** A change of a board; those of one `kind` in quick succession are one step, as a whole gesture (`gesture:…`) is. */
export interface BoardChange {
  kind: string;
  at: number;
  change: (board: BoardContent) => BoardContent;
}

export function applyChange(history: BoardHistory, { kind, at, change }: BoardChange): BoardHistory {
  const now = change(history.now);
  if (now === history.now) {
    return history;
  }
  const isSame =
    history.last?.kind === kind && (kind.startsWith('gesture:') || at - history.last.at < SAME_STEP_MILLISECONDS);
  const before = isSame ? history.before : [...history.before, history.now].slice(-MOST_STEPS);
  return { now, before, after: [], last: { kind, at } };
}

export function undo(history: BoardHistory): BoardHistory {
  const now = history.before.at(-1);
  return now
    ? { now, before: history.before.slice(0, -1), after: [history.now, ...history.after], last: null }
    : history;
}

export function redo(history: BoardHistory): BoardHistory {
  const [now, ...after] = history.after;
  return now ? { now, before: [...history.before, history.now], after, last: null } : history;
}

/** Changes one layer. */
export const withLayer =
  (id: string, change: (layer: BoardLayer) => BoardLayer) =>
  (board: BoardContent): BoardContent => ({
    ...board,
    layers: board.layers.map((layer) => (layer.id === id ? settle(change(layer)) : layer)),
  });

/** Puts a layer in front of the others. */
export const withNewLayer =
  (layer: BoardLayer) =>
  (board: BoardContent): BoardContent =>
    board.layers.length < MOST_LAYERS
      ? { ...board, layers: [...board.layers, settle(aside(layer, board.layers.length))] }
      : board;

/** What is put on one after the other does not lie on the same place. */
const aside = (layer: BoardLayer, before: number): BoardLayer => {
  const [x = 0, y = 0] = ASIDE[before % ASIDE.length] ?? [];
  return { ...layer, x: layer.x + x, y: layer.y + y };
};
const ASIDE: readonly (readonly [number, number])[] = [
  [0, 0],
  [-190, 210],
  [200, 180],
  [-180, -200],
  [210, -190],
];

export const withoutLayer =
  (id: string) =>
  (board: BoardContent): BoardContent => ({ ...board, layers: board.layers.filter((layer) => layer.id !== id) });

/** Moves a layer towards the front (1) or the back (-1). */
export const movedLayer =
  (id: string, by: 1 | -1) =>
  (board: BoardContent): BoardContent => {
    const at = board.layers.findIndex((layer) => layer.id === id);
    const to = at + by;
    const [one, other] = [board.layers[at], board.layers[to]];
    if (!one || !other) {
      return board;
    }
    const layers = [...board.layers];
    layers[at] = other;
    layers[to] = one;
    return { ...board, layers };
  };

/** A copy of a layer, a little aside, before all others. */
export const withCopy =
  (id: string, copyId: string) =>
  (board: BoardContent): BoardContent => {
    const layer = board.layers.find((one) => one.id === id);
    return layer && board.layers.length < MOST_LAYERS
      ? { ...board, layers: [...board.layers, settle({ ...layer, id: copyId, x: layer.x + 40, y: layer.y + 40 })] }
      : board;
  };

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Number.isFinite(value) ? value : low));

/** Numbers within what a board holds; a text is as large as its letters. */
function settle(layer: BoardLayer): BoardLayer {
  const size = { width: within(layer.width, 8, 3 * BOARD_SIDE), height: within(layer.height, 8, 3 * BOARD_SIDE) };
  return {
    ...layer,
    ...size,
    x: Math.round(within(layer.x, -BOARD_SIDE, 2 * BOARD_SIDE)),
    y: Math.round(within(layer.y, -BOARD_SIDE, 2 * BOARD_SIDE)),
    rotation: Math.round(((((layer.rotation + 180) % 360) + 360) % 360) - 180),
  };
}

const FIRST_TEXT_HEIGHT = 120;

/** A new text in the middle. */
export const newText = (id: string, text: string): TextLayer => ({
  id,
  kind: 'text',
  text,
  font: 'display',
  colour: '#1b3d46',
  outline: '#ffffff',
  x: BOARD_SIDE / 2,
  y: BOARD_SIDE / 2,
  width: 620,
  height: FIRST_TEXT_HEIGHT,
  rotation: 0,
  isFlipped: false,
  motion: 'none',
});

/** A new picture in the middle, as large as it fits. */
export const newPicture = (
  id: string,
  picture: { fileId: string; name: string; ratio: number },
): Extract<BoardLayer, { kind: 'picture' }> => {
  const { fileId, name, ratio } = picture;
  const side = BOARD_SIDE * 0.5;
  return {
    id,
    kind: 'picture',
    fileId,
    name: name.slice(0, 60),
    x: BOARD_SIDE / 2,
    y: BOARD_SIDE / 2,
    width: Math.round(ratio >= 1 ? side : side * ratio),
    height: Math.round(ratio >= 1 ? side / ratio : side),
    rotation: 0,
    isFlipped: false,
    motion: 'none',
  };
};
