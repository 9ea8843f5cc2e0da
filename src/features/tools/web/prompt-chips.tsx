import { clsx } from 'clsx';
import { Check, Plus, Undo2, WandSparkles } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { replaceText } from '#src/platform/browser/replace-text.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { PROMPT_FACETS } from '#src/shared/catalogue/prompt-facets.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { PromptTool } from '../contract.ts';
import { usePromptSuggestions, type PromptChip } from './use-prompt-suggestions.ts';

/** What a prompt leaves open, by facet: a click adds words to it, and another one takes them back. */
export function PromptChips({
  tool,
  prompt,
  field,
  onChange,
}: {
  tool: PromptTool;
  prompt: string;
  /** Where the prompt is written: its undo takes words back. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (prompt: string) => void;
}) {
  const t = useTranslations('toolPage');
  const id = useId();
  const { chips, toggle, enrich, takeAllBack, isReading, error, readAgain } = usePromptSuggestions(tool, prompt);
  const [said, setSaid] = useState('');
  const write = (changed: string): void => {
    if (!replaceText(field.current, changed)) {
      onChange(changed);
    }
  };
  const press = (chip: PromptChip): void => {
    write(toggle(chip));
    setSaid(t(chip.isTaken ? 'wordsTakenBack' : 'wordsAdded', { words: chip.words }));
  };
  const pressAll = (): void => {
    const done = (enrich ?? takeAllBack)?.();
    if (done) {
      write(done.prompt);
      setSaid(t(enrich ? 'wordsAdded' : 'wordsTakenBack', { words: done.words }));
    }
  };
  const Sign = enrich ? WandSparkles : Undo2;
  const facets = PROMPT_FACETS.filter((facet) => chips.some((chip) => chip.facet === facet));
  return (
    <div className="-mt-3 flex min-w-0 flex-col gap-2 empty:hidden">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {facets.length > 0 && (
        <section aria-labelledby={id} aria-busy={isReading} className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 id={id} className="text-note text-text-3">
              {t('leftOpen')}
            </h2>
            {(enrich ?? takeAllBack) && (
              <Button
                size="dense"
                kind="quiet"
                icon={<Sign aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />}
                onClick={pressAll}
              >
                {t(enrich ? 'richer' : 'plainer')}
              </Button>
            )}
          </div>
          <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
            {facets.map((facet) => (
              <div key={facet} className="col-span-2 grid grid-cols-subgrid items-baseline">
                <span id={`${id}-${facet}`} className="text-note text-text-2">
                  {t(`facets.${facet}`)}
                </span>
                <ul aria-labelledby={`${id}-${facet}`} className="flex min-w-0 flex-wrap gap-1.5">
                  {chips
                    .filter((chip) => chip.facet === facet)
                    .map((chip) => (
                      <li key={chip.words}>
                        <Chip chip={chip} onPress={() => press(chip)} />
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      )}
      {error && (
        <p className="flex flex-wrap items-center gap-2 text-note text-text-3">
          <output>{error.message}</output>
          <Button size="dense" kind="quiet" onClick={() => void readAgain()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Chip({ chip: { words, language, isTaken }, onPress }: { chip: PromptChip; onPress: () => void }) {
  const Mark = isTaken ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      lang={LANGUAGE_TAGS[language]}
      onClick={onPress}
      className={clsx(
        'inline-flex min-h-7 items-center gap-1 rounded-control border px-2 text-dense transition-colors duration-[90ms] pointer-coarse:min-h-11',
        isTaken ? 'border-select bg-select-soft text-text-1' : 'border-line-strong text-text-2 hover:bg-surface-3',
      )}
    >
      <Mark aria-hidden size={13} className="shrink-0" />
      {words}
    </button>
  );
}
