import { useTranslations } from 'use-intl';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { StoredFile } from '../stored-file.ts';
import { EarlierFiles } from './earlier-files.tsx';

/** The pictures that the tools have made, to take one of them. */
export function EarlierPictures({ onPick, onClose }: { onPick: (file: StoredFile) => void; onClose: () => void }) {
  const t = useTranslations('toolPage');
  return (
    <EarlierFiles
      kind="image"
      words={{
        title: t('earlierTitle'),
        none: t('earlierNone'),
        pick: (number, name) => (name === null ? t('earlierPick', { number }) : t('earlierNamed', { name, number })),
      }}
      renderFile={({ path }) => (
        <StoredPicture
          path={path}
          alt=""
          sizes="12rem"
          width={240}
          height={240}
          className="cutout-ground aspect-square w-full object-contain"
        />
      )}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
