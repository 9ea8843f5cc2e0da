import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { formatTimecode } from './format-timecode.ts';
import { useFilmList } from './use-films.ts';

/** The films that this account made, the newest first. */
export function FilmList() {
  const t = useTranslations('film');
  const list = useFilmList();
  const films = list.data?.pages.flatMap((page) => page.films) ?? [];
  return (
    <section aria-labelledby="your-films" className="flex flex-col gap-4">
      <h2 id="your-films" className="text-lg font-semibold">{t('yourFilms')}</h2>
      {list.isPending && <p className="text-text-3">{t('loading')}</p>}
      {list.error && <Notice action={<Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>}>{list.error.message}</Notice>}
      {list.isSuccess && films.length === 0 && <p className="text-text-2">{t('noFilms')}</p>}
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {films.map((film) => (
          <li key={film.id}>
            <Link to={`/dashboard/film/${film.id}`} className="flex flex-col gap-1">
              <Gate aspect="16:9">
                {film.cover && <img src={film.cover.path} alt="" loading="lazy" className="h-full w-full object-cover" />}
              </Gate>
              <span className="truncate font-semibold">{film.title || film.idea}</span>
              <span className="font-edge text-[11px] text-text-3">
                {film.status === 'COMPLETED' ? formatTimecode(film.durationSeconds ?? 0) : film.status === 'FAILED' ? t('status.failed') : t('status.making')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>{t('more')}</Button>}
    </section>
  );
}
