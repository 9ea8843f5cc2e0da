import { Music } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MusicFields } from './music-inputs.ts';

/** What can be asked for, each with a length that suits it. */
const EXAMPLES: readonly ({ key: 'wedding' | 'chase' | 'study' | 'game' | 'guzheng' | 'trailer' } & Pick<
  MusicFields,
  'durationSeconds' | 'loop'
>)[] = [
  { key: 'wedding', durationSeconds: 60, loop: false },
  { key: 'chase', durationSeconds: 30, loop: false },
  { key: 'study', durationSeconds: 60, loop: true },
  { key: 'game', durationSeconds: 30, loop: true },
  { key: 'guzheng', durationSeconds: 60, loop: false },
  { key: 'trailer', durationSeconds: 30, loop: false },
];

/** Before anything was made: examples that fill in the form. */
export function MusicExamples({ onTake }: { onTake: (changes: Partial<MusicFields>) => void }) {
  const t = useTranslations('toolMusic');
  return (
    <div className="flex flex-col gap-5 rounded-panel border border-line bg-surface-1 p-5 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <p className="display text-head">{t('begin')}</p>
        <p className="max-w-prose text-text-2">{t('beginText')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXAMPLES.map(({ key, durationSeconds, loop }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() =>
                onTake({ prompt: t(`examples.${key}`), durationSeconds, loop, style: 'prompt', feeling: 'prompt' })
              }
              className="group flex size-full items-center gap-3 rounded-control border border-line p-3 text-left hover:border-line-strong hover:bg-surface-2"
            >
              <Music className="size-4 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
              <span className="min-w-0 text-dense text-text-2 group-hover:text-text-1">
                {t(`examples.${key}`)} ·{' '}
                {durationSeconds !== null && durationSeconds < 60
                  ? t('seconds', { seconds: durationSeconds })
                  : t('minutes', { minutes: (durationSeconds ?? 0) / 60 })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
