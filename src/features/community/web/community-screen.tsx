import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withNext } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { MOVIE_SORTS, type MovieSort } from '../movie-lists.ts';
import { ChosenRow, useChosenMovies } from './chosen-row.tsx';
import { ForYouRow } from './for-you-row.tsx';
import { MovieFilters } from './movie-filters.tsx';
import { MovieList } from './movie-list.tsx';
import { MovieSearch } from './movie-search.tsx';
import { FILTER_NAMES, useMovieWishes } from './use-movie-wishes.ts';
import { useMovies } from './use-movies.ts';

const IDEA = '/dashboard/film/idea';
const OWN_FILMS = '/my/movies';
/** The address of the same page: its place on the screen stays. */
const SAME_PAGE = { replace: true, state: { keepsPlace: true } };

/** Films that everybody may see (COMM-01): sorted, searched and filtered, all of it in the address. */
export function CommunityScreen() {
  const t = useTranslations('community');
  const shell = useTranslations('shell');
  const { data: me } = useMe();
  const { wishes, change } = useMovieWishes();
  const { sort } = wishes;
  const isNarrowed = wishes.search !== undefined || FILTER_NAMES.some((name) => wishes[name] !== undefined);
  const isFront = sort === 'hottest' && !isNarrowed;
  const chosen = useChosenMovies();
  const shownFirst = isFront ? new Set(chosen.map(({ id }) => id)) : undefined;
  const asksToSignIn = sort === 'followed' && me === null;
  const list = useMovies(wishes, { isEnabled: sort !== 'followed' || Boolean(me) });
  const showAll = (): void =>
    change(Object.fromEntries(['search', ...FILTER_NAMES].map((name) => [name, null])), {
      state: { keepsPlace: true },
    });
  // Nobody follows anybody without an account.
  const sorts = MOVIE_SORTS.filter((each) => each !== 'followed' || me || sort === 'followed');
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        heading={t('heading')}
        lead={t('lead')}
        end={
          <span className="flex flex-wrap gap-2">
            <Link to="/drama-channel" className={buttonLook('plain')}>
              {shell('titles.dramaChannel')}
            </Link>
            <Link to={IDEA} className={buttonLook('outline')}>
              {t('make')}
            </Link>
          </span>
        }
      />
      <Tabs<MovieSort>
        label={t('sortLabel')}
        value={sort}
        onChange={(key) => change({ sort: key === 'hottest' ? null : key }, { state: { keepsPlace: true } })}
        tabs={sorts.map((key) => ({ key, label: t(`sorts.${key}`) }))}
      >
        {asksToSignIn ? (
          <SignInForFollowed />
        ) : (
          <div className="flex flex-col gap-6">
            <search className="flex flex-wrap items-center gap-2">
              <MovieSearch
                searched={wishes.search ?? ''}
                onSearch={(text) => change({ search: text === '' ? null : text }, SAME_PAGE)}
              />
              <MovieFilters wishes={wishes} onChange={(name, value) => change({ [name]: value }, SAME_PAGE)} />
            </search>
            {isFront && <ChosenRow movies={chosen} />}
            {isFront && me && <ForYouRow />}
            <MovieList
              without={shownFirst}
              label={t('list', { sort: t(`sorts.${sort}`) })}
              list={list}
              aspect={wishes.aspect}
              empty={isNarrowed ? <NothingFound onShowAll={showAll} /> : <NoFilms sort={sort} />}
            />
          </div>
        )}
      </Tabs>
    </div>
  );
}

function SignInForFollowed() {
  const t = useTranslations('community');
  return (
    <EmptyState
      title={t('followedSignIn')}
      action={
        <Link to={withNext('/login', '/community?sort=followed')} className={buttonLook('primary')}>
          {t('signIn')}
        </Link>
      }
    >
      {t('followedSignInNote')}
    </EmptyState>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('community');
  return (
    <EmptyState title={t('nothing')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
      {t('nothingNote')}
    </EmptyState>
  );
}

/** There is no such film yet: how there comes to be one. */
function NoFilms({ sort }: { sort: MovieSort }) {
  const t = useTranslations('community');
  const kind = sort === 'followed' || sort === 'recommended' ? sort : 'all';
  return (
    <EmptyState
      title={t(`none.${kind}`)}
      action={
        kind === 'all' ? (
          <span className="flex flex-wrap gap-3">
            <Link to={IDEA} className={buttonLook('primary')}>
              {t('make')}
            </Link>
            <Link to={OWN_FILMS} className={buttonLook('plain')}>
              {t('publish')}
            </Link>
          </span>
        ) : (
          <Link to="/community" className={buttonLook('primary')}>
            {t('toHottest')}
          </Link>
        )
      }
    >
      {t(`noneNote.${kind}`)}
    </EmptyState>
  );
}
