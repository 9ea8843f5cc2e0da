import { AudioLines } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AudioFields } from './audio-fields.ts';

/** What can be asked for, each with what becomes of the clip's own sound. */
const EXAMPLES = [
  { key: 'clean', own: 'kept' },
  { key: 'rain', own: 'replaced' },
  { key: 'steps', own: 'mixed' },
  { key: 'places', own: 'replaced' },
] as const;

/** Before anything was made: examples that fill in the form. */
export function SoundExamples({ onTake }: { onTake: (changes: Partial<AudioFields>) => void }) {
  const t = useTranslations('toolAudio');
  return (
    <div className="flex flex-col gap-5 rounded-panel border border-line bg-surface-1 p-5 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <p className="display text-head">{t('begin')}</p>
        <p className="max-w-prose text-text-2">{t('beginText')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXAMPLES.map(({ key, own }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onTake({ own, prompt: own === 'kept' ? '' : t(`examples.${key}`), levels: [] })}
              className="group flex size-full items-center gap-3 rounded-control border border-line p-3 text-left hover:border-line-strong hover:bg-surface-2"
            >
              <AudioLines className="size-4 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
              <span className="min-w-0 text-dense text-text-2 group-hover:text-text-1">{t(`examples.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
