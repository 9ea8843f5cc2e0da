import { useTranslations } from 'use-intl';
import { lookPicture } from '#src/shared/catalogue/look-picture.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';
import type { ImageFields } from './image-inputs.ts';

/** What can be asked for, each with the look of a picture that our engine has drawn. */
const EXAMPLES: readonly { key: 'fox' | 'sailor' | 'city' | 'kite'; look: LookId; aspect: PictureAspect }[] = [
  { key: 'fox', look: 'watercolour', aspect: '4:3' },
  { key: 'sailor', look: 'oil', aspect: '3:4' },
  { key: 'city', look: 'neon', aspect: '16:9' },
  { key: 'kite', look: 'storybook', aspect: '1:1' },
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
        {EXAMPLES.map(({ key, look, aspect }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onTake({ prompt: t(`examples.${key}`), look, aspect })}
              className="group flex size-full items-center gap-4 rounded-control border border-line p-3 text-left hover:border-line-strong hover:bg-surface-2"
            >
              <img
                src={lookPicture(look)}
                alt=""
                loading="lazy"
                width={480}
                height={270}
                className="aspect-video w-28 shrink-0 rounded-frame object-cover"
              />
              <span className="min-w-0 text-dense text-text-2 group-hover:text-text-1">{t(`examples.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
