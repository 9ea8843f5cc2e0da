import { createContext, use, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { inRanges, useList } from '#src/platform/browser/language/use-list.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';
import { splitShot } from '../../../timeline/split-shot.ts';
import { withConsequences } from '../../../timeline/with-consequences.ts';
import { noteWritten } from '../described/written-texts.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { GestureLabel } from '../state/editor.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import { copyShots, divideShot, insertShots, limitOnRemoval, moveShots, removeShots, sayWords } from './shot-edits.ts';

/** What was pasted and could become shots of their own. */
export interface PastedLines {
  field: 'script' | 'speech';
  /** The shot that it was pasted into. */
  shotId: string;
  lines: readonly string[];
  /** Pastes it as one text after all. */
  asOneText: () => void;
}

/** What is asked before something is done. */
type BoardQuestion =
  | { kind: 'paste'; pasted: PastedLines }
  | { kind: 'move'; ids: ReadonlySet<string> }
  | { kind: 'continue'; shotId: string }
  /** Of the selected shot. */
  | { kind: 'take' };

/** The verbs of a storyboard. Each is one step to undo, selects what it made and says what happened. */
export interface Board {
  insertAfter(id: string): void;
  insertBefore(id: string): void;
  copy(ids: ReadonlySet<string>): void;
  /** Divides a shot into two, so many seconds after its beginning. */
  split(times: ShotTimes, seconds: number): void;
  remove(ids: ReadonlySet<string>): void;
  /** Moves shots to this place among the others; 0 is before the first. */
  moveTo(ids: ReadonlySet<string>, place: number): void;
  /** Moves shots by one place. */
  moveBy(ids: ReadonlySet<string>, places: -1 | 1): void;
  pasteAsShots(pasted: PastedLines): void;
  /** The shot that was just put into the film, until its first field has the focus. */
  begun: string | undefined;
  /** It has the focus. */
  met(): void;
  question: BoardQuestion | undefined;
  ask(question: BoardQuestion | undefined): void;
  /** Why the order cannot be changed now. */
  lockedReason: string | undefined;
  /** Why these cannot be deleted. */
  whyKept(ids: ReadonlySet<string>): string | undefined;
  /** What happened last, for screen readers. */
  announcement: string;
}

const LEAST_TEXTS = { minimumShots: 'leastShots', minimumVideoFrames: 'leastShown' } as const;

export const BoardContext = createContext<Board | null>(null);

/** The verbs of the storyboard around this component. */
export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) {
    throw new Error('there is no storyboard around this component');
  }
  return board;
}

/** The verbs for the film of the editor around this component. */
export function useBoardVerbs(): Board {
  const t = useTranslations('filmEditor');
  const list = useList();
  const editor = useEditor();
  const selection = useSelection();
  const [question, ask] = useState<BoardQuestion>();
  const [announcement, say] = useState('');
  const [begun, setBegun] = useState<string>();
  const lockedReason = editor.film.orderFixed ? t('orderLocked') : undefined;
  return useMemo((): Board => {
    const { document } = editor;
    const { shots } = document;
    const placeOf = (id: string): number => shots.findIndex((shot) => shot.id === id);
    const nameShots = (ids: ReadonlySet<string>): { count: number; shots: string } => {
      const numbers = shots.filter(({ id }) => ids.has(id)).map(({ plan }) => plan.number);
      return { count: numbers.length, shots: list(inRanges(numbers)) };
    };
    const act = (edits: readonly FilmEdit[], label: GestureLabel, said: string, made: readonly string[]): boolean => {
      const isDone = edits.length > 0 && editor.edit(edits, { label });
      if (isDone) {
        selection.selectAll(made);
        say(said);
      }
      return isDone;
    };
    const insertAt = (after: string | null): void => {
      const { edits, ids } = insertShots(document, after, [{}]);
      const number = after === null ? 1 : placeOf(after) + 2;
      if (act(edits, 'insert', t('said.inserted', { number }), ids)) {
        setBegun(ids[0]);
      }
    };
    const moveTo = (ids: ReadonlySet<string>, place: number): void => {
      if (lockedReason !== undefined) {
        say(lockedReason);
        return;
      }
      const last = shots.length - ids.size;
      const to = Math.max(0, Math.min(last, place));
      const moved = shots.filter(({ id }) => ids.has(id)).map(({ id }) => id);
      act(
        moveShots(document, ids, to),
        'move',
        t('said.moved', { ...nameShots(ids), to: to + 1, of: shots.length }),
        moved,
      );
    };
    const whyKept = (ids: ReadonlySet<string>): string | undefined => {
      const limit = limitOnRemoval(shots, ids);
      return limit && t(LEAST_TEXTS[limit], { count: LIMITS.film[limit] });
    };
    return {
      insertAfter: insertAt,
      insertBefore: (id) => insertAt(shots[placeOf(id) - 1]?.id ?? null),
      copy: (ids) => {
        const copied = copyShots(document, ids);
        // Several are copied by a button that stays, and one that is left out of the video is not in every layout.
        const isBegun = ids.size === 1 && shots.every(({ id, plan }) => !ids.has(id) || plan.leftOut !== true);
        if (act(copied.edits, 'copy', t('said.copied', nameShots(ids)), copied.ids) && isBegun) {
          setBegun(copied.ids[0]);
        }
      },
      split: (times, seconds) => {
        const shot = shots[placeOf(times.id)];
        const parts = splitShot(times, seconds);
        if (!shot || !parts || lockedReason !== undefined) {
          toast(lockedReason ?? t('splitNot', { least: LIMITS.shot.minimumSeconds }));
          return;
        }
        const { edits, secondId } = divideShot(shot, parts);
        const [first, second] = parts.map(({ durationSeconds }) => durationSeconds);
        act(edits, 'split', t('said.split', { number: shot.plan.number, first: first ?? 0, second: second ?? 0 }), [
          secondId,
        ]);
      },
      remove: (ids) => {
        const kept = whyKept(ids);
        if (kept === undefined) {
          const edits = removeShots(ids);
          const said = t('said.removed', nameShots(ids));
          if (act(edits, 'remove', said, [])) {
            const { inverse } = applyEdits(document, withConsequences(document, edits));
            const bringBack = (): void => {
              selection.followArrivals();
              if (!editor.edit(inverse, { label: 'insert' })) {
                toast(t('notBrought'));
              }
            };
            toast(said, 'note', { label: t('bringBack'), act: bringBack });
          }
        } else {
          say(kept);
        }
      },
      moveTo,
      moveBy: (ids, places) => {
        const indexes = shots.flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
        const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
        moveTo(ids, places < 0 ? first - 1 : last + 2 - ids.size);
      },
      pasteAsShots: ({ field, shotId, lines }) => {
        const speech = { kind: 'silent', text: '', emotion: 'neutral' } as const;
        const contents = lines.map((line) =>
          field === 'script' ? { script: line } : { speech: sayWords(speech, line) },
        );
        const { edits, ids } = insertShots(document, shotId, contents);
        if (act(edits, 'insert', t('said.pasted', { count: lines.length }), ids) && field === 'script') {
          ids.forEach((id) => noteWritten(id, ''));
        }
      },
      begun,
      met: () => setBegun(undefined),
      question,
      ask,
      lockedReason,
      whyKept,
      announcement,
    };
  }, [editor, selection, t, list, lockedReason, begun, question, announcement]);
}
