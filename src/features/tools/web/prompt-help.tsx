import { Square, Undo2, WandSparkles } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { replaceText } from '#src/platform/browser/replace-text.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { PromptFacet } from '#src/shared/catalogue/prompt-facets.ts';
import type { PromptTool } from '#src/shared/catalogue/prompt-matters.ts';
import { openEnd } from '#src/shared/prompt-words.ts';
import { PromptChips } from './prompt-chips.tsx';
import { usePromptSuggestions, type PromptChip } from './use-prompt-suggestions.ts';
import { usePromptWriter } from './use-prompt-writer.ts';

const SIGN = { 'aria-hidden': true, size: 14, strokeWidth: 1.75, className: 'shrink-0' } as const;

/**
 * What makes a prompt richer: words for what it leaves open, each added and taken back by a press, and one press for
 * the whole of it. A language model writes it where there is one; otherwise it adds words for all that is open.
 */
export function PromptHelp({
  tool,
  prompt,
  field,
  settled,
  onChange,
}: {
  tool: PromptTool;
  prompt: string;
  /** Where the prompt is written: its undo takes words back. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What was chosen beside the prompt. */
  settled?: readonly PromptFacet[];
  onChange: (prompt: string) => void;
}) {
  const t = useTranslations('toolPage');
  const id = useId();
  const [said, setSaid] = useState('');
  const write = (changed: string): void => {
    if (!replaceText(field.current, changed)) {
      onChange(changed);
    }
  };
  const offered = usePromptSuggestions(tool, prompt, { settled });
  const byModel = usePromptWriter(tool, { prompt, field, onWritten: write });
  const { writer, written, isWriting } = byModel;
  // Words that are added stand in the place of a full stop.
  const isWritten = written !== undefined && openEnd(written.after) === openEnd(offered.own);

  const press = (chip: PromptChip): void => {
    write(offered.toggle(chip));
    setSaid(t(chip.isTaken ? 'wordsTakenBack' : 'wordsAdded', { words: chip.words }));
  };
  /** Writes what an action on all words answers, and says so. */
  const writeAll = (change: () => { prompt: string; words: string }, told: 'wordsAdded' | 'wordsTakenBack') => () => {
    const { prompt: changed, words } = change();
    write(changed);
    setSaid(t(told, { words }));
  };
  const addAll = offered.enrich && writeAll(offered.enrich, 'wordsAdded');
  const takeBackWords = offered.takeAllBack && writeAll(offered.takeAllBack, 'wordsTakenBack');
  const takeBackWritten = (): void => {
    offered.takeAllBack?.();
    byModel.forget();
    write(written?.before ?? prompt);
    setSaid(t('wordsTakenBack', { words: written?.after ?? '' }));
  };
  const enrich = writer ? byModel.write : addAll;
  const takeBack = isWritten ? takeBackWritten : takeBackWords;
  const note = useNote(byModel, isWritten);
  const hasChips = offered.chips.length > 0;
  const isThere = offered.isReadable && (hasChips || writer !== null);
  return (
    <div className="-mt-3 flex min-w-0 flex-col gap-2 empty:hidden">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {isThere && (
        <section
          aria-labelledby={hasChips ? id : undefined}
          aria-busy={offered.isReading}
          className="flex min-w-0 flex-col gap-2"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {hasChips && (
              <h2 id={id} className={note ? 'sr-only' : 'text-note text-text-3'}>
                {t('leftOpen')}
              </h2>
            )}
            <output className="text-note text-text-3 empty:hidden">{note}</output>
            <PromptActions
              enrich={enrich}
              takeBack={takeBack}
              isOne={writer === null}
              stop={isWriting ? byModel.stop : undefined}
            />
          </div>
          {byModel.error && <Notice>{byModel.error.message}</Notice>}
          {hasChips && <PromptChips chips={offered.chips} onPress={press} />}
        </section>
      )}
      <ReadingFailure error={offered.error} readAgain={offered.readAgain} />
    </div>
  );
}

/** Who writes, has written, or would be paid for it; empty where nothing of that is to be said. */
function useNote({ writer, written, isWriting }: ReturnType<typeof usePromptWriter>, isWritten: boolean): string {
  const t = useTranslations('toolPage');
  if (!writer) {
    return '';
  }
  if (isWriting) {
    return t('writing', { model: writer.model.label });
  }
  if (isWritten && written) {
    return t('writtenBy', { model: written.by });
  }
  return writer.billedBy === null ? '' : t('ownKeyWrites', { model: writer.model.label, vendor: writer.billedBy });
}

/** The presses for the whole prompt, as far as they can be done now; `stop` while a model writes. */
function PromptActions({
  enrich,
  takeBack,
  isOne,
  stop,
}: {
  enrich: (() => void) | null;
  takeBack: (() => void) | null;
  /** Words are taken back once no more can be added. */
  isOne: boolean;
  stop: (() => void) | undefined;
}) {
  const t = useTranslations('toolPage');
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
      {stop && (
        <Button size="dense" kind="quiet" icon={<Square {...SIGN} />} onClick={stop}>
          {t('stopWriting')}
        </Button>
      )}
      {takeBack && !stop && !(isOne && enrich) && (
        <Button size="dense" kind="quiet" icon={<Undo2 {...SIGN} />} onClick={takeBack}>
          {t('plainer')}
        </Button>
      )}
      {enrich && (
        <Button size="dense" kind="quiet" busy={stop !== undefined} icon={<WandSparkles {...SIGN} />} onClick={enrich}>
          {t('richer')}
        </Button>
      )}
    </div>
  );
}

/** Why no words could be found. */
function ReadingFailure({ error, readAgain }: { error: Error | null; readAgain: () => unknown }) {
  const t = useTranslations('toolPage');
  return (
    error && (
      <p className="flex flex-wrap items-center gap-2 text-note text-text-3">
        <output>{error.message}</output>
        <Button size="dense" kind="quiet" onClick={() => void readAgain()}>
          {t('tryAgain')}
        </Button>
      </p>
    )
  );
}
