import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import type { ToolsApi } from '../../web/tools-api.ts';
import type { Subtitles } from '../contract.ts';
import { applyChange, historyOf, redo, undo, type EditedLine, type LineHistory } from '../edit-lines.ts';
import { forgetKept, keepLines, readKept } from './kept-lines.ts';

/** A pause after which what was changed goes to the server. */
const SAVE_AFTER = 800;
const TRY_AGAIN_AFTER = 5000;

/** Saved, being saved, or kept on this device until the server can be reached. */
type SaveState = 'saved' | 'saving' | 'waiting';

type Change = (lines: readonly EditedLine[]) => readonly EditedLine[];
type Action = { do: 'change'; kind: string | null; change: Change } | { do: 'undo' | 'redo' };

function reduce(history: LineHistory, action: Action): LineHistory {
  switch (action.do) {
    case 'change':
      return applyChange(history, action.change(history.now), action.kind);
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}

/** The lines of a task as the server has them when the page opens. */
export function useStoredSubtitles(taskId: string) {
  const { tools } = useApi<ToolsApi>();
  return useQuery({
    queryKey: ['subtitles', taskId],
    queryFn: ({ signal }) => tools.readSubtitles({ taskId }, { signal }),
    // What is edited here is newer than what comes later.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Lines with ids of this page. */
export const withIds = (lines: readonly SubtitleLine[]): EditedLine[] =>
  lines.map((line) => ({ ...line, id: crypto.randomUUID() }));

const withoutIds = (lines: readonly EditedLine[]): SubtitleLine[] =>
  lines.map(({ startSeconds, endSeconds, text }) => ({ startSeconds, endSeconds, text }));

/** The lines of a task that are edited: kept on this device with each change, and on the server a moment later. */
export function useSubtitles(taskId: string, stored: Subtitles) {
  const { tools } = useApi<ToolsApi>();
  const [first] = useState(() => readKept(taskId) ?? { version: stored.version, lines: stored.lines, isDirty: false });
  const [history, dispatch] = useReducer(reduce, first.lines, (lines) => historyOf(withIds(lines)));
  const [hasOthers, setHasOthers] = useState(false);
  const [session] = useState(() => crypto.randomUUID());
  const version = useRef(first.version);
  /** What the server has; null while it has something else than this page began with. */
  const [saved, setSaved] = useState<readonly EditedLine[] | null>(first.isDirty ? null : history.now);
  const [isFailing, setFailing] = useState(first.isDirty);
  /** Savings go one after the other. */
  const running = useRef<Promise<void>>(Promise.resolve());
  const [round, setRound] = useState(0);
  const { now } = history;

  useEffect(() => {
    if (saved === now) {
      return;
    }
    const lines = withoutIds(now);
    keepLines(taskId, { version: version.current, lines });
    let isOver = false;
    const send = async (): Promise<void> => {
      try {
        const kept = await tools.keepSubtitles({ taskId, version: version.current, session, lines });
        version.current = kept.version;
        if (!isOver) {
          forgetKept(taskId);
        }
        if (kept.hasOthers) {
          setHasOthers(true);
        }
        setFailing(false);
        setSaved(now);
      } catch {
        setFailing(true);
        if (!isOver) {
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
  }, [now, round, saved, session, taskId, tools]);

  const unsaved: SaveState = isFailing ? 'waiting' : 'saving';
  const saveState: SaveState = saved === now ? 'saved' : unsaved;
  return {
    lines: now,
    saveState,
    /** Another page has written to the same lines: what it wrote is kept as a version. */
    hasOthers,
    canUndo: history.before.length > 0,
    canRedo: history.after.length > 0,
    /** Several changes of one kind in a row are one step; null: always a step of its own. */
    change: useCallback((kind: string | null, change: Change): void => dispatch({ do: 'change', kind, change }), []),
    undo: useCallback((): void => dispatch({ do: 'undo' }), []),
    redo: useCallback((): void => dispatch({ do: 'redo' }), []),
  };
}

export type SubtitleEditing = ReturnType<typeof useSubtitles>;
