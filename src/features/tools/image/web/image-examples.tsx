import { useTranslations } from 'use-intl';
import type { PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';
import type { ImageFields } from './image-inputs.ts';

/** What can be asked for, each in the shape that suits it. */
const EXAMPLES: readonly { key: 'fox' | 'sailor' | 'city' | 'kite'; aspect: PictureAspect }[] = [
  { key: 'fox', aspect: '4:3' },
  { key: 'sailor', aspect: '3:4' },
  { key: 'city', aspect: '16:9' },
  { key: 'kite', aspect: '1:1' },
];

/** Before anything was made: examples that fill in the form. */
export function ImageExamples({ onTake }: { onTake: (changes: Partial<ImageFields>) => void }) {
  const t = useTranslations('toolImage');
  return (
    <div className="flex flex-col gap-5 rounded-panel border border-line bg-surface-1 p-5 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <p className="display text-head">{t('begin')}</p>
        <p className="max-w-prose text-text-2">{t('beginText')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXAMPLES.map(({ key, aspect }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onTake({ prompt: t(`examples.${key}`), aspect })}
              className="group flex size-full items-center gap-4 rounded-control border border-line p-3 text-left hover:border-line-strong hover:bg-surface-2"
            >
              <span className="min-w-0 text-dense text-text-2 group-hover:text-text-1">{t(`examples.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
