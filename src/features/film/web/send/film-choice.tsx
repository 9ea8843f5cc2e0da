import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmSummary } from '../../film-view-contract.ts';
import { useFilmPaths } from '../film-paths.ts';
import { keepCharacter } from '../idea/idea-form.ts';
import { FilmCover } from '../list/film-cover.tsx';
import { useFilmList } from '../list/film-list-data.ts';
import { FilmSearch, useSettledSearch } from '../list/film-search.tsx';
import { isClip, type SentPicture } from './sent-picture.ts';

/** A new film, or one of one's films, the newest first. */
export function FilmChoice({
  picture,
  onChoose,
  onClose,
}: {
  picture: SentPicture;
  onChoose: (film: FilmSummary) => void;
  onClose: () => void;
}) {
  const t = useTranslations('filmSend');
  const terms = useTranslations('filmList');
  const [search, setSearch] = useState('');
  const settled = useSettledSearch(search);
  const list = useFilmList({ search: settled });
  const films = list.data?.pages.flatMap((page) => page.films) ?? [];
  const bare = list.isSuccess && films.length === 0;
  const hasNone = bare && settled === '' && !list.isPlaceholderData;
  return (
    <div className="flex flex-col gap-5">
      {!isClip(picture) && <NewFilm picture={picture} onClose={onClose} />}
      <section aria-labelledby="send-films" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="send-films" className="font-semibold text-text-1">
            {terms('heading')}
          </h3>
          {!hasNone && <FilmSearch value={search} onChange={setSearch} className="w-full sm:w-64" />}
        </div>
        <output className="sr-only">{list.isPending ? terms('loading') : ''}</output>
        {bare && <p>{hasNone ? t('noFilms') : terms('nothing')}</p>}
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

/** Goes to the idea page, with the picture as a character. */
function NewFilm({ picture, onClose }: { picture: SentPicture; onClose: () => void }) {
  const t = useTranslations('filmSend');
  const paths = useFilmPaths();
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  const open = (): void => {
    onClose();
    void navigate(paths.idea);
  };
  const begin = (): void => {
    if (keepCharacter({ pictureId: picture.id, path: picture.path, name: '' })) {
      open();
    } else {
      setFull(true);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={begin} icon={<UserPlus className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}>
          {t('newFilm')}
        </Button>
        <p className="min-w-0 flex-[1_1_16rem] text-note text-text-3">{t('newFilmNote')}</p>
      </div>
      {isFull && (
        <Notice action={<Button onClick={open}>{t('toIdea')}</Button>}>
          {t('full', { cast: LIMITS.film.charactersOnIdeaPage })}
        </Notice>
      )}
    </div>
  );
}
