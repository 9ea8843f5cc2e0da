import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { BoardContent } from '../../board-schema.ts';
import type { MojiBoard, MojiFile } from '../../contract.ts';
import type { MojiApi } from '../moji-api.ts';
import { applyChange, historyOf, redo, undo, type BoardHistory } from './board-state.ts';

const KEPT = 'kinora.mojiCanvas';
/** A pause after which what was changed goes to the server. */
const SAVE_AFTER = 800;
const TRY_AGAIN_AFTER = 5000;
/** Links of files are valid for five minutes at least. */
const LINKS_LAST = 4 * 60 * 1000;

/** What this device keeps of the board that is open: also what the server does not have yet. */
interface KeptBoard {
  boardId: string | null;
  version: number;
  content: BoardContent;
  isDirty: boolean;
}

const EMPTY: BoardContent = { name: '', background: null, layers: [] };

/** What this version of the program kept; the server checks it whole. */
function isContent(kept: unknown): kept is BoardContent {
  const { name, background, layers } = (kept ?? {}) as Partial<BoardContent>;
  const isBackground = background === null || typeof background === 'string';
  return (
    typeof name === 'string' &&
    isBackground &&
    Array.isArray(layers) &&
    layers.every(
      ({ kind, x, y }) => (kind === 'text' || kind === 'picture') && Number.isFinite(x) && Number.isFinite(y),
    )
  );
}

function readKept(): KeptBoard {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<KeptBoard>;
    return {
      boardId: typeof kept.boardId === 'string' ? kept.boardId : null,
      version: typeof kept.version === 'number' ? kept.version : 0,
      content: isContent(kept.content) ? kept.content : EMPTY,
      isDirty: kept.isDirty === true,
    };
  } catch {
    // Storage is off, or what it holds is not ours.
    return { boardId: null, version: 0, content: EMPTY, isDirty: false };
  }
}

function keep(kept: KeptBoard): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Storage is off or full: the server has it after a moment.
  }
}

type Action =
  | { do: 'change'; kind: string; change: (board: BoardContent) => BoardContent }
  | { do: 'undo' | 'redo' }
  | { do: 'open'; content: BoardContent };

function reduce(history: BoardHistory, action: Action): BoardHistory {
  switch (action.do) {
    case 'change':
      return applyChange(history, { kind: action.kind, at: Date.now(), change: action.change });
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'open':
      return historyOf(action.content);
  }
}

/** Saved, being saved, or kept on this device until the server can be reached. */
export type SaveState = 'saved' | 'saving' | 'waiting';

/** The board that is open: kept on this device with each change, and on the server a moment later. */
export function useBoard() {
  const { mojiMagic } = useApi<MojiApi>();
  const queries = useQueryClient();
  const [first] = useState(readKept);
  const [history, dispatch] = useReducer(reduce, first.content, historyOf);
  const place = useRef({ boardId: first.boardId, version: first.version, key: crypto.randomUUID() });
  const [boardId, setBoardId] = useState(first.boardId);
  const [saveState, setSaveState] = useState<SaveState>(first.isDirty ? 'waiting' : 'saved');
  const saved = useRef<BoardContent | null>(first.isDirty ? null : first.content);
  /** Savings go one after the other: each names the version of the one before. */
  const running = useRef<Promise<void>>(Promise.resolve());
  const [round, setRound] = useState(0);
  const { now } = history;

  const files = useQuery({
    queryKey: ['moji-magic', 'board', boardId],
    queryFn: ({ signal }) => mojiMagic.readBoard({ boardId: boardId ?? '' }, { signal }),
    enabled: boardId !== null,
    refetchInterval: LINKS_LAST,
    retry: false,
  });

  const took = useCallback(
    (board: MojiBoard, sent: BoardContent) => {
      place.current = { ...place.current, boardId: board.id, version: board.version };
      saved.current = sent;
      setBoardId(board.id);
      queries.setQueryData(['moji-magic', 'board', board.id], board);
      void queries.invalidateQueries({ queryKey: ['moji-magic', 'boards'] });
    },
    [queries],
  );

  useEffect(() => {
    const isDirty = saved.current !== now;
    keep({ boardId: place.current.boardId, version: place.current.version, content: now, isDirty });
    if (!isDirty || (place.current.boardId === null && now.layers.length === 0)) {
      return;
    }
    let isOver = false;
    const send = async (): Promise<void> => {
      setSaveState('saving');
      const { boardId: id, version, key } = place.current;
      try {
        const board =
          id === null
            ? await mojiMagic.createBoard({ content: now, idempotencyKey: key })
            : await mojiMagic.keepBoard({ boardId: id, version, content: now });
        took(board, now);
        if (!isOver) {
          keep({ boardId: board.id, version: board.version, content: now, isDirty: false });
          setSaveState('saved');
        }
      } catch {
        if (!isOver) {
          setSaveState('waiting');
          setTimeout(() => setRound((before) => before + 1), TRY_AGAIN_AFTER);
        }
      }
    };
    const timer = setTimeout(() => {
      running.current = running.current.then(send, send);
    }, SAVE_AFTER);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [now, round, mojiMagic, took]);

  const open = useCallback((board: MojiBoard | null): void => {
    place.current = { boardId: board?.id ?? null, version: board?.version ?? 0, key: crypto.randomUUID() };
    const content = board?.content ?? EMPTY;
    saved.current = content;
    setBoardId(board?.id ?? null);
    setSaveState('saved');
    dispatch({ do: 'open', content });
  }, []);
  return {
    content: now,
    boardId,
    saveState,
    /** The files that the server knows of this board. */
    files: (files.data?.files ?? []) as readonly MojiFile[],
    canUndo: history.before.length > 0,
    canRedo: history.after.length > 0,
    change: useCallback(
      (kind: string, change: (board: BoardContent) => BoardContent): void => dispatch({ do: 'change', kind, change }),
      [],
    ),
    undo: useCallback((): void => dispatch({ do: 'undo' }), []),
    redo: useCallback((): void => dispatch({ do: 'redo' }), []),
    open,
  };
}

export type BoardEditing = ReturnType<typeof useBoard>;
