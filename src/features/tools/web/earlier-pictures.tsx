import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { StoredFile } from '../contract.ts';
import type { ToolsApi } from './tools-api.ts';

const SHOWN = 60;

/** The pictures that the tools have made, to take one of them. */
export function EarlierPictures({ onPick, onClose }: { onPick: (file: StoredFile) => void; onClose: () => void }) {
  const t = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const made = useQuery({
    queryKey: ['tool-files', 'image'],
    queryFn: ({ signal }) => tools.listToolFiles({ kind: 'image', limit: SHOWN }, { signal }),
    staleTime: 0,
  });
  const pictures = made.data?.files ?? [];
  return (
    <Dialog open onClose={onClose} title={t('earlierTitle')} width={760}>
      {made.error && (
        <Notice action={<Button onClick={() => void made.refetch()}>{t('tryAgain')}</Button>}>
          {made.error.message}
        </Notice>
      )}
      {made.isSuccess && pictures.length === 0 && <p>{t('earlierNone')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {made.isPending && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="aspect-square" />)}
        {pictures.map((file, index) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={t('earlierPick', { number: index + 1 })}
              onClick={() => onPick(file)}
              className="block w-full overflow-hidden rounded-frame border border-line hover:border-text-2"
            >
              <StoredPicture
                path={file.path}
                alt=""
                sizes="12rem"
                width={240}
                height={240}
                className="cutout-ground aspect-square w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
