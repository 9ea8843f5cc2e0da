import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

const EXAMPLES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const SHOWN = 3;

/** Example ideas, three at a time; a click puts one into the box, to be edited. */
export function IdeaExamples({ onChoose }: { onChoose: (idea: string) => void }) {
  const t = useTranslations('filmIdea');
  const examples = useTranslations('filmExamples');
  const [first, setFirst] = useState(0);
  const shown = Array.from({ length: SHOWN }, (_, index) => EXAMPLES[(first + index) % EXAMPLES.length] ?? 'one');
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-center justify-between gap-3 text-note text-text-3">
        {t('examplesLead')}
        <button
          type="button"
          onClick={() => setFirst((before) => (before + SHOWN) % EXAMPLES.length)}
          className="-mr-2 inline-flex min-h-7 items-center gap-1.5 rounded-control px-2 text-text-2 hover:bg-surface-3 hover:text-text-1 pointer-coarse:min-h-11"
        >
          <RefreshCw className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          {t('otherExamples')}
        </button>
      </span>
      <ul className="grid gap-2.5 md:grid-cols-3">
        {shown.map((key) => (
          <li key={key} className="flex">
            <button
              type="button"
              onClick={() => onChoose(examples(key))}
              className="w-full rounded-control border border-line bg-surface-1 px-3.5 py-3 text-left text-text-2 transition-colors duration-[90ms] hover:border-line-strong hover:bg-surface-2 hover:text-text-1"
            >
              {examples(key)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
