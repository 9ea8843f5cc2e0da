import { ArrowDown, ArrowUp, Image, Pencil, Plus, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { OwnEpisode } from '../../series-contract.ts';
import { useSeriesChanges, type SeriesChanges, type SeriesView } from './use-series.ts';

const AddEpisodeDialog = lazy(async () => ({ default: (await import('./add-episode-dialog.tsx')).AddEpisodeDialog }));
const SeriesDialog = lazy(async () => ({ default: (await import('./series-dialog.tsx')).SeriesDialog }));

const ICON = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;
type DialogName = 'add' | 'edit' | 'delete';

/** What the author of a series does with it: texts, episodes, their order, and deleting it. */
export function OwnSeries({
  view,
  episodes,
  renderNextEpisode,
}: {
  view: SeriesView;
  episodes: readonly OwnEpisode[];
  renderNextEpisode: (filmId: string) => ReactNode;
}) {
  const t = useTranslations('series');
  const navigate = useNavigate();
  const { series } = view;
  const changes = useSeriesChanges(series.id);
  const [open, setOpen] = useState<DialogName | null>(null);
  const [met, setMet] = useState<ReadonlySet<DialogName>>(new Set());
  const show = (dialog: DialogName): void => {
    setMet(new Set([...met, dialog]));
    setOpen(dialog);
  };
  const close = (): void => setOpen(null);
  const last = episodes.at(-1);
  const leave = (): void =>
    changes.delete.mutate(undefined, {
      onSuccess: () => {
        toast(t('deleted'), 'success');
        void navigate('/drama-channel');
      },
    });
  return (
    <section
      aria-labelledby="own-episodes"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 id="own-episodes" className="text-lead font-semibold">
            {t('yours')}
          </h2>
          <p className="max-w-prose text-dense text-text-2">{t('yoursNote')}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <Button icon={<Pencil {...ICON} />} onClick={() => show('edit')}>
            {t('edit')}
          </Button>
          <Button icon={<Trash2 {...ICON} />} onClick={() => show('delete')}>
            {t('delete')}
          </Button>
        </span>
      </div>
      <EpisodeOrder view={view} episodes={episodes} changes={changes} />
      <span className="flex flex-wrap gap-2">
        <Button icon={<Plus {...ICON} />} onClick={() => show('add')}>
          {t('add')}
        </Button>
        {last && renderNextEpisode(last.filmId)}
      </span>
      <Suspense fallback={null}>
        {met.has('add') && (
          <AddEpisodeDialog seriesId={series.id} add={changes.add} open={open === 'add'} onClose={close} />
        )}
        {met.has('edit') && (
          <SeriesDialog
            open={open === 'edit'}
            onClose={close}
            change={{
              title: series.title,
              logline: series.logline,
              save: async (texts) => {
                await changes.change.mutateAsync(texts);
                toast(t('saved'), 'success');
              },
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        onConfirm={leave}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        danger
        busy={changes.delete.isPending}
        error={changes.delete.error?.message}
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
    </section>
  );
}

/** The episodes in their order, each with buttons that move it, by pointer and keyboard alike. */
function EpisodeOrder({
  view,
  episodes,
  changes,
}: {
  view: SeriesView;
  episodes: readonly OwnEpisode[];
  changes: SeriesChanges;
}) {
  const t = useTranslations('series');
  const [moved, setMoved] = useState('');
  const titleOf = ({ title }: OwnEpisode): string => title || t('untitled');
  const move = (index: number, by: -1 | 1): void => {
    const ids = episodes.map(({ filmId }) => filmId);
    if (!ids[index + by]) {
      return;
    }
    const [id] = ids.splice(index, 1);
    ids.splice(index + by, 0, id!);
    changes.order.mutate(ids);
    setMoved(t('moved', { title: titleOf(episodes[index]!), number: String(index + by + 1) }));
  };
  const setCover = (episode: OwnEpisode): void =>
    changes.change.mutate(
      { coverFilmId: episode.filmId },
      { onSuccess: () => toast(t('coverSet'), 'success'), onError: toastFailure },
    );
  const remove = (episode: OwnEpisode): void =>
    changes.remove.mutate(episode.filmId, { onSuccess: () => toast(t('removed'), 'success') });
  const cover = view.coverFilmId ?? view.episodes[0]?.id;
  return (
    <>
      <output className="sr-only">{moved}</output>
      <ol className="flex flex-col divide-y divide-line">
        {episodes.map((episode, index) => (
          <li key={episode.filmId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="w-6 text-text-3 tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 basis-40">
              <Link to={`/dashboard/film/${episode.filmId}`} className="link wrap-anywhere">
                {titleOf(episode)}
              </Link>
              {!episode.shown && (
                <span className="ml-2 text-note text-text-3">{t(episode.isFinished ? 'private' : 'unfinished')}</span>
              )}
            </span>
            <span className="flex">
              <IconButton
                label={t('up', { title: titleOf(episode) })}
                icon={<ArrowUp {...ICON} />}
                // It keeps the focus that it has.
                aria-disabled={index === 0}
                className="aria-disabled:opacity-55"
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={t('down', { title: titleOf(episode) })}
                icon={<ArrowDown {...ICON} />}
                aria-disabled={index === episodes.length - 1}
                className="aria-disabled:opacity-55"
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={t('cover', { title: titleOf(episode) })}
                aria-pressed={episode.filmId === cover}
                icon={<Image {...ICON} />}
                onClick={() => setCover(episode)}
              />
              <IconButton
                label={t('remove', { title: titleOf(episode) })}
                icon={<X {...ICON} />}
                onClick={() => remove(episode)}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
