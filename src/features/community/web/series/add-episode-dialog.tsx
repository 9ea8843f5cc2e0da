import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import { useFilmsForSeries, type SeriesChanges } from './use-series.ts';

/** Adds films of one's own that are in no series. It stays open, so that several are added one after the other. */
export function AddEpisodeDialog({
  seriesId,
  add,
  open,
  onClose,
}: {
  seriesId: string;
  add: SeriesChanges['add'];
  open: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('series');
  return (
    <Dialog open={open} onClose={onClose} title={t('addTitle')} width={520}>
      <FilmChoice seriesId={seriesId} add={add} />
    </Dialog>
  );
}

function FilmChoice({ seriesId, add }: { seriesId: string; add: SeriesChanges['add'] }) {
  const t = useTranslations('series');
  const [typed, setTyped] = useState('');
  const films = useFilmsForSeries(seriesId, useDebounced(typed.trim(), 300));
  const choose = (filmId: string): void =>
    add.mutate(filmId, { onSuccess: () => toast(t('added'), 'success'), onError: toastFailure });
  return (
    <div className="flex flex-col gap-3 pb-2">
      <TextField
        type="search"
        label={t('addSearch')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      {films.error && <Notice>{films.error.message}</Notice>}
      {films.data?.films.length === 0 && <p>{t('addNone')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {films.data?.films.map(({ filmId, title, isFinished }) => {
          const named = title || t('untitled');
          return (
            <li key={filmId} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0">
                <span className="line-clamp-2 text-text-1 wrap-anywhere">{named}</span>
                {!isFinished && <span className="text-note text-text-3">{t('unfinished')}</span>}
              </span>
              <Button
                size="dense"
                aria-label={t('addThis', { title: named })}
                icon={<Plus className="size-4" aria-hidden="true" />}
                disabled={add.isPending}
                onClick={() => choose(filmId)}
              >
                {t('add')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
