import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmSummary } from '../contract.ts';
import { FilmListCard, type FilmCardActions } from './film-list-card.tsx';
import { useFilmListActions } from './film-list-data.ts';
import { DeleteDialog, RenameDialog } from './film-list-dialogs.tsx';

/** Films side by side, with all that can be done with them. `upright` is for films that are all taller than wide. */
export function FilmListGrid({ films, upright = false }: { films: readonly FilmSummary[]; upright?: boolean }) {
  const t = useTranslations('film');
  const { update, copy, remove } = useFilmListActions();
  const [asked, setAsked] = useState<{ verb: 'rename' | 'remove'; film: FilmSummary }>();
  const complain = (error: Error): void => toast(error.message, 'error');
  const actions: FilmCardActions = {
    rename: (film) => setAsked({ verb: 'rename', film }),
    remove: (film) => {
      remove.reset();
      setAsked({ verb: 'remove', film });
    },
    copy: (film) => copy.mutate(film.id, { onSuccess: () => toast(t('list.copied'), 'success'), onError: complain }),
    show: (film) => {
      const visibility = film.visibility === 'public' ? 'private' : 'public';
      update.mutate(
        { film, visibility },
        {
          onSuccess: () => toast(t(visibility === 'public' ? 'list.madePublic' : 'list.madePrivate'), 'success'),
          onError: complain,
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
        <RenameDialog film={asked.film} update={update} onClose={() => setAsked(undefined)} />
      )}
      {asked?.verb === 'remove' && (
        <DeleteDialog film={asked.film} remove={remove} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
