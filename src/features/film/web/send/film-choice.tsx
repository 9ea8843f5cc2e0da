import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import { useFilmPaths } from '../film-paths.ts';
import { FilmCover } from '../list/film-cover.tsx';
import { useFilmList } from '../list/film-list-data.ts';
import { FilmSearch, useSettledSearch } from '../list/film-search.tsx';

/** One of one's films, the newest first; `before` stands above them, for what is not one of them. */
export function FilmChoice({ before, onChoose }: { before?: ReactNode; onChoose: (film: FilmSummary) => void }) {
  const t = useTranslations('filmSend');
  const terms = useTranslations('filmList');
  const paths = useFilmPaths();
  const [search, setSearch] = useState('');
  const settled = useSettledSearch(search);
  const list = useFilmList({ search: settled });
  const films = list.data?.pages.flatMap((page) => page.films) ?? [];
  const bare = list.isSuccess && films.length === 0;
  const hasNone = bare && settled === '' && !list.isPlaceholderData;
  return (
    <div className="flex flex-col gap-5">
      {before}
      <section aria-labelledby="send-films" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="send-films" className="font-semibold text-text-1">
            {terms('heading')}
          </h3>
          {!hasNone && <FilmSearch value={search} onChange={setSearch} className="w-full sm:w-64" />}
        </div>
        <output className="sr-only">{list.isPending ? terms('loading') : ''}</output>
        {bare && <p>{hasNone ? t('noFilms') : terms('nothing')}</p>}
        {hasNone && (
          <Link to={paths.idea} className={buttonLook('primary', 'dense')}>
            {t('beginFilm')}
          </Link>
        )}
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
          {list.isPending && ['a', 'b', 'c'].map((key) => <Skeleton key={key} aspect="16:9" />)}
          {films.map((film) => (
            <li key={film.id} className="min-w-0">
              <button
                type="button"
                onClick={() => onChoose(film)}
                lang={langOf(film.title || film.idea)}
                className="group flex w-full flex-col gap-1.5 text-left"
              >
                <Gate aspect="16:9" className="w-full group-hover:border-text-2">
                  <FilmCover film={film} upright={false} making={false} />
                </Gate>
                <span className="line-clamp-2 font-semibold text-text-1">{film.title || film.idea}</span>
              </button>
            </li>
          ))}
        </ul>
        <ListEnd list={list} />
      </section>
    </div>
  );
}
