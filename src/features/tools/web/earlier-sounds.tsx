import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';

const SHOWN = 40;

/** The sounds that the tools have made, to take one of them. */
export function EarlierSounds({ onPick, onClose }: { onPick: (file: StoredFile) => void; onClose: () => void }) {
  const t = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const made = useQuery({
    queryKey: ['tool-files', 'audio'],
    queryFn: ({ signal }) => tools.listToolFiles({ kind: 'audio', limit: SHOWN }, { signal }),
    staleTime: 0,
  });
  const sounds = made.data?.files ?? [];
  return (
    <Dialog open onClose={onClose} title={t('earlierSounds')} width={560}>
      {made.error && (
        <Notice action={<Button onClick={() => void made.refetch()}>{t('tryAgain')}</Button>}>
          {made.error.message}
        </Notice>
      )}
      {made.isSuccess && sounds.length === 0 && <p>{t('earlierSoundsNone')}</p>}
      {made.isPending && <Skeleton className="h-12 w-full" />}
      <ul className="flex flex-col gap-3">
        {sounds.map((file, index) => (
          <li key={file.id} className="flex items-center gap-3">
            {/* What was made with the tools has no captions. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <audio controls preload="none" src={file.path} className="h-11 min-w-0 flex-1" />
            <Button size="dense" aria-label={t('earlierSoundPick', { number: index + 1 })} onClick={() => onPick(file)}>
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
