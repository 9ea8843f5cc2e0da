import { clsx } from 'clsx';
import { Merge, Play, Plus, Scissors, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL_LOOK } from '#src/platform/browser/ui/field.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { SUBTITLE_BOUNDS, type SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import type { EditedLine } from '../../edit-lines.ts';
import { findLineProblem } from '../../find-line-problem.ts';
import { TimeField } from './time-field.tsx';

/** What can be done with a line. */
export interface RowActions {
  write: (text: string) => void;
  time: (times: Partial<Pick<SubtitleLine, 'startSeconds' | 'endSeconds'>>) => void;
  setStart: () => void;
  setEnd: () => void;
  play: () => void;
  look: () => void;
  split: (at: number) => void;
  join: () => void;
  joinBack: () => void;
  add: () => void;
  remove: () => void;
}

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One line: times, text, and its actions. */
export function LineRow({
  line,
  number,
  next,
  language,
  hasFocus,
  canJoin,
  actions,
}: {
  line: EditedLine;
  number: number;
  next: EditedLine | undefined;
  language: Language;
  /** It takes the focus when it appears. */
  hasFocus: boolean;
  canJoin: boolean;
  actions: RowActions;
}) {
  const t = useTranslations('toolSubtitles');
  const text = useRef<HTMLTextAreaElement>(null);
  const problem = findLineProblem(line, next, language);
  const named = { number };
  const split = (): void => actions.split(text.current?.selectionStart ?? line.text.length);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1.5 px-1 py-2.5 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
      <IconButton label={t('play', named)} icon={<Play {...SIGN} />} onClick={actions.play} />
      <div className="flex gap-1.5 sm:w-24 sm:flex-col">
        <TimeField
          label={t('startOf', named)}
          seconds={line.startSeconds}
          onChange={(startSeconds) => actions.time({ startSeconds })}
          onHere={actions.setStart}
        />
        <TimeField
          label={t('endOf', named)}
          seconds={line.endSeconds}
          onChange={(endSeconds) => actions.time({ endSeconds })}
          onHere={actions.setEnd}
        />
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <textarea
          ref={(element) => {
            text.current = element;
            if (hasFocus && element && element.dataset['hadFocus'] === undefined) {
              element.dataset['hadFocus'] = '';
              element.focus();
              element.setSelectionRange(0, 0);
            }
          }}
          aria-label={t('textOf', named)}
          aria-keyshortcuts="Control+Enter"
          lang={LANGUAGE_TAGS[language]}
          rows={2}
          maxLength={SUBTITLE_BOUNDS.lineCharacters}
          value={line.text}
          placeholder={t('placeholder')}
          onChange={(event) => actions.write(event.target.value)}
          onFocus={actions.look}
          onKeyDown={(event) => takeKey(event, split, actions)}
          className={clsx(CONTROL_LOOK, 'field-sizing-content min-h-[4.25rem] resize-none py-2 text-reading')}
        />
        {problem && <p className="mt-1 text-note text-warn">{t(`problems.${problem}`)}</p>}
      </div>
      <div className="col-span-2 flex justify-end sm:col-span-1 sm:grid sm:grid-cols-2 sm:content-start">
        <IconButton
          label={t('split', named)}
          icon={<Scissors {...SIGN} />}
          // The place of the cursor is where it is split.
          onPointerDown={(event) => event.preventDefault()}
          onClick={split}
        />
        <IconButton label={t('join', named)} icon={<Merge {...SIGN} />} disabled={!canJoin} onClick={actions.join} />
        <IconButton label={t('addAfter', named)} icon={<Plus {...SIGN} />} onClick={actions.add} />
        <IconButton label={t('removeLine', named)} icon={<Trash2 {...SIGN} />} onClick={actions.remove} />
      </div>
    </div>
  );
}

/** Splits at the cursor, joins with the line before, and sets times by the clip. */
function takeKey(event: KeyboardEvent<HTMLTextAreaElement>, split: () => void, actions: RowActions): void {
  if (event.nativeEvent.isComposing) {
    return;
  }
  const { selectionStart, selectionEnd } = event.currentTarget;
  const isAtStart = selectionStart === 0 && selectionEnd === 0;
  const does: Record<string, (() => void) | undefined> = {
    'mod Enter': split,
    'alt Enter': actions.play,
    'alt [': actions.setStart,
    'alt ]': actions.setEnd,
    ' Backspace': isAtStart ? actions.joinBack : undefined,
  };
  const isMod = event.ctrlKey || event.metaKey;
  const otherwise = event.altKey ? 'alt' : '';
  const modifier = isMod ? 'mod' : otherwise;
  const action = does[`${modifier} ${event.key}`];
  if (action) {
    event.preventDefault();
    action();
  }
}
