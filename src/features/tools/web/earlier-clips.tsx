import { useTranslations } from 'use-intl';
import type { StoredFile } from '../stored-file.ts';
import { EarlierFiles } from './earlier-files.tsx';

/** The clips that the tools have made, to take one of them. */
export function EarlierClips({ onPick, onClose }: { onPick: (file: StoredFile) => void; onClose: () => void }) {
  const t = useTranslations('toolPage');
  return (
    <EarlierFiles
      kind="video"
      words={{
        title: t('earlierClipsTitle'),
        none: t('earlierClipsNone'),
        pick: (number, name) =>
          name === null ? t('earlierClipsPick', { number }) : t('earlierNamed', { name, number }),
      }}
      renderFile={({ path }) => (
        <video
          src={`${path}#t=0.05`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden="true"
          className="aspect-square w-full bg-media object-contain"
        />
      )}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
