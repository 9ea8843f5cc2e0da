import { clsx } from 'clsx';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { PROMPT_FACETS } from '#src/shared/catalogue/prompt-facets.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { PromptChip } from './use-prompt-suggestions.ts';

/** What a prompt leaves open, by facet: a click adds words to it, and another one takes them back. */
export function PromptChips({ chips, onPress }: { chips: readonly PromptChip[]; onPress: (chip: PromptChip) => void }) {
  const t = useTranslations('toolPage');
  const id = useId();
  const facets = PROMPT_FACETS.filter((facet) => chips.some((chip) => chip.facet === facet));
  return (
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
                  <Chip chip={chip} onPress={() => onPress(chip)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
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
