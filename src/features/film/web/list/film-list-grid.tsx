import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { FilmListCard, type FilmCardActions } from './film-list-card.tsx';
import { useFilmListActions } from './film-list-data.ts';

// Loaded when a film is renamed: most lists are only looked at.
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));

/** A grid of films with their actions. `upright` is for portrait films only. */
export function FilmListGrid({ films, upright = false }: { films: readonly FilmSummary[]; upright?: boolean }) {
  const t = useTranslations('filmList');
  const { update, copy, remove } = useFilmListActions();
  const [asked, setAsked] = useState<{ verb: 'rename' | 'remove'; film: FilmSummary }>();
  const actions: FilmCardActions = {
    rename: (film) => setAsked({ verb: 'rename', film }),
    remove: (film) => {
      remove.reset();
      setAsked({ verb: 'remove', film });
    },
    copy: (film) => copy.mutate(film.id, { onSuccess: () => toast(t('copied'), 'success'), onError: toastFailure }),
    show: (film) => {
      const visibility = film.visibility === 'public' ? 'private' : 'public';
      update.mutate(
        { film, visibility },
        {
          onSuccess: () => toast(t(visibility === 'public' ? 'madePublic' : 'madePrivate'), 'success'),
          onError: toastFailure,
        },
      );
    },
  };
  return (
    <>
      <ul
        className={clsx(
          'grid gap-x-4 gap-y-6',
          upright
            ? 'grid-cols-2 md:grid-cols-4 xl:grid-cols-6'
            : 'grid-cols-1 min-[420px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
        )}
      >
        {films.map((film) => (
          <FilmListCard key={film.id} film={film} upright={upright} actions={actions} />
        ))}
      </ul>
      {asked?.verb === 'rename' && (
        <Suspense fallback={null}>
          <RenameDialog film={asked.film} update={update} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {asked?.verb === 'remove' && (
        <DeleteDialog film={asked.film} remove={remove} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
