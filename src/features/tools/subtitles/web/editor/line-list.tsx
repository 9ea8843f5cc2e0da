import { useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#src/shared/language/languages.ts';
import { canJoin, joinWithNext, splitLine, withText, withTimes, type EditedLine } from '../../edit-lines.ts';
import type { SubtitleEditing } from '../use-subtitles.ts';
import { LineRow, type RowActions } from './line-row.tsx';

/** All lines in order of time, each with its times, its text and what can be done with it. */
export function LineList({
  lines,
  currentId,
  newestId,
  language,
  change,
  onAdd,
  onNew,
  place,
  go,
}: {
  lines: readonly EditedLine[];
  /** The line of the moment. */
  currentId: string | undefined;
  /** The line that was just made: it gets the focus. */
  newestId: string | null;
  language: Language;
  change: SubtitleEditing['change'];
  /** Adds a line at a time. */
  onAdd: (at: number) => void;
  onNew: (id: string) => void;
  /** Where the clip is. */
  place: () => number;
  go: (seconds: number, plays?: boolean) => void;
}) {
  const t = useTranslations('toolSubtitles');
  const list = useRef<HTMLOListElement>(null);
  const focusText = (index: number): void =>
    list.current?.children[index]?.querySelector<HTMLTextAreaElement>('textarea')?.focus();
  const moveBy = (event: KeyboardEvent, index: number): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by !== undefined) {
      event.preventDefault();
      focusText(index + by);
    }
  };
  const actionsOf = (line: EditedLine, index: number): RowActions => ({
    write: (text) => change(`text ${line.id}`, (before) => withText(before, line.id, text)),
    time: (times) => change(`time ${line.id}`, (before) => withTimes(before, line.id, times)),
    setStart: () => change(null, (before) => withTimes(before, line.id, { startSeconds: place() })),
    setEnd: () => change(null, (before) => withTimes(before, line.id, { endSeconds: place() })),
    play: () => go(line.startSeconds, true),
    look: () => go(line.startSeconds),
    split: (at) => {
      const newId = crypto.randomUUID();
      change(null, (before) => splitLine(before, { id: line.id, at, newId }));
      onNew(newId);
    },
    join: () => change(null, (before) => joinWithNext(before, line.id)),
    joinBack: () => {
      const before = lines[index - 1];
      if (before) {
        change(null, (all) => joinWithNext(all, before.id));
        focusText(index - 1);
      }
    },
    add: () => onAdd(line.endSeconds),
    remove: () => {
      change(null, (before) => before.filter(({ id }) => id !== line.id));
      focusText(index + 1 < lines.length ? index + 1 : index - 1);
    },
  });
  return (
    <ol
      ref={list}
      aria-label={t('lines')}
      // The clip stays at the top: what gets the focus scrolls to below it, at its largest.
      className="-mx-1 flex flex-col border-t border-line empty:hidden sm:mx-0 [&_:is(textarea,input,button)]:scroll-mt-[calc(30dvh+5rem)] sm:[&_:is(textarea,input,button)]:scroll-mt-[calc(40dvh+5rem)]"
    >
      {lines.map((line, index) => (
        // The keys of a list of fields: the fields themselves have the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={line.id}
          aria-current={line.id === currentId || undefined}
          onKeyDown={(event) => moveBy(event, index)}
          className="border-b border-line [contain-intrinsic-size:auto_88px] [content-visibility:auto] aria-[current]:bg-select-soft"
        >
          <LineRow
            line={line}
            number={index + 1}
            next={lines[index + 1]}
            language={language}
            hasFocus={line.id === newestId}
            canJoin={canJoin(line, lines[index + 1])}
            actions={actionsOf(line, index)}
          />
        </li>
      ))}
    </ol>
  );
}
