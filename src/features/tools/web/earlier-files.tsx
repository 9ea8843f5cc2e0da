import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FileKind } from '../file-kind.ts';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';

const SHOWN = 60;

/** What the tools have made of a kind, to take one of it. */
export function EarlierFiles({
  kind,
  words,
  renderFile,
  onPick,
  onClose,
}: {
  kind: FileKind;
  words: { title: string; none: string; pick: (number: number, shows: string | null) => string };
  /** One of them, as it fills its square. */
  renderFile: (file: StoredFile) => ReactNode;
  onPick: (file: StoredFile) => void;
  onClose: () => void;
}) {
  const t = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const made = useQuery({
    queryKey: ['tool-files', kind],
    queryFn: ({ signal }) => tools.listToolFiles({ kind, limit: SHOWN }, { signal }),
    staleTime: 0,
  });
  const files = made.data?.files ?? [];
  return (
    <Dialog open onClose={onClose} title={words.title} width={760}>
      {made.error && (
        <Notice action={<Button onClick={() => void made.refetch()}>{t('tryAgain')}</Button>}>
          {made.error.message}
        </Notice>
      )}
      {made.isSuccess && files.length === 0 && <p>{words.none}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {made.isPending && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="aspect-square" />)}
        {files.map((file, index) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={words.pick(index + 1, file.shows)}
              onClick={() => onPick(file)}
              className="block w-full overflow-hidden rounded-frame border border-line hover:border-text-2"
            >
              {renderFile(file)}
              {file.shows !== null && (
                <span className="block truncate px-2 py-1.5 text-left text-note text-text-2">{file.shows}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
