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
  const addAll =
    offered.enrich &&
    (() => {
      const { prompt: longer, words } = offered.enrich?.() ?? { prompt, words: '' };
      write(longer);
      setSaid(t('wordsAdded', { words }));
    });
  const takeBackWritten = (): void => {
    offered.takeAllBack?.();
    byModel.forget();
    write(written?.before ?? prompt);
    setSaid(t('wordsTakenBack', { words: written?.after ?? '' }));
  };
  const takeBackWords =
    offered.takeAllBack &&
    (() => {
      const { prompt: shorter, words } = offered.takeAllBack?.() ?? { prompt, words: '' };
      write(shorter);
      setSaid(t('wordsTakenBack', { words }));
    });
  const enrich = writer ? byModel.write : addAll;
  const takeBack = isWritten ? takeBackWritten : takeBackWords;
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
              <h2 id={id} className="text-note text-text-3">
                {t('leftOpen')}
              </h2>
            )}
            <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
              {isWriting && (
                <Button size="dense" kind="quiet" icon={<Square {...SIGN} />} onClick={byModel.stop}>
                  {t('stopWriting')}
                </Button>
              )}
              {takeBack && (writer !== null || !enrich) && !isWriting && (
                <Button size="dense" kind="quiet" icon={<Undo2 {...SIGN} />} onClick={takeBack}>
                  {t('plainer')}
                </Button>
              )}
              {enrich && (
                <Button size="dense" kind="quiet" busy={isWriting} icon={<WandSparkles {...SIGN} />} onClick={enrich}>
                  {t('richer')}
                </Button>
              )}
            </div>
          </div>
          <output className="text-note text-text-3 empty:hidden">
            {isWriting && t('writing', { model: writer?.model.label ?? '' })}
            {isWritten && !isWriting && t('writtenBy', { model: written.by })}
            {!isWritten &&
              !isWriting &&
              writer?.billedBy &&
              t('ownKeyWrites', { model: writer.model.label, vendor: writer.billedBy })}
          </output>
          {byModel.error && <Notice>{byModel.error.message}</Notice>}
          {hasChips && <PromptChips chips={offered.chips} onPress={press} />}
        </section>
      )}
      {offered.error && (
        <p className="flex flex-wrap items-center gap-2 text-note text-text-3">
          <output>{offered.error.message}</output>
          <Button size="dense" kind="quiet" onClick={() => void offered.readAgain()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}
