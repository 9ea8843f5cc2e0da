import { useTranslations } from 'use-intl';
import type { VideoFields } from './video-inputs.ts';

/** What can be asked for, each with a movement that suits it. */
const EXAMPLES = [
  { key: 'fox', camera: 'follow_subject' },
  { key: 'dance', camera: 'orbit_left' },
  { key: 'sailor', camera: 'push_in' },
  { key: 'dragon', camera: 'crane_up' },
] as const satisfies readonly { key: string; camera: VideoFields['camera'] }[];

/** Before anything was made: examples that fill in the form. */
export function ClipExamples({ onTake }: { onTake: (changes: Pick<VideoFields, 'prompt' | 'camera'>) => void }) {
  const t = useTranslations('toolVideo');
  return (
    <div className="flex flex-col gap-5 rounded-panel border border-line bg-surface-1 p-5 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <p className="display text-head">{t('begin')}</p>
        <p className="max-w-prose text-text-2">{t('beginText')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXAMPLES.map(({ key, camera }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onTake({ prompt: t(`examples.${key}`), camera })}
              className="group flex size-full flex-col items-start gap-1 rounded-control border border-line p-3 text-left hover:border-line-strong hover:bg-surface-2"
            >
              <span className="min-w-0 text-dense text-text-2 group-hover:text-text-1">{t(`examples.${key}`)}</span>
              <span className="text-note text-text-3">{t(`movements.${camera}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
