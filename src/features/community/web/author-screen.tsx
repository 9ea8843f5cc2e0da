import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import { FollowButton } from './follow-button.tsx';
import { MovieList } from './movie-list.tsx';
import { MovieWallSkeleton } from './movie-wall.tsx';
import { PersonMenu } from './safety/person-menu.tsx';
import { useAuthor, type AuthorView } from './use-author.ts';
import { useMovies } from './use-movies.ts';
import { useSignInFirst } from './use-sign-in-first.tsx';

/** An author with their public films (COMM-05). */
export function AuthorScreen() {
  const { authorId = '' } = useParams();
  const t = useTranslations('community');
  const author = useAuthor(authorId);
  if (author.isPending) {
    return (
      <div className="flex flex-col gap-8">
        <h1 className="sr-only">{t('loading')}</h1>
        <Skeleton className="h-16 w-72" />
        <MovieWallSkeleton />
      </div>
    );
  }
  if (author.data) {
    return <FoundAuthor view={author.data} />;
  }
  if (isPassing(author.error)) {
    return (
      <>
        <h1 className="sr-only">{t('author.heading')}</h1>
        <Notice action={<Button onClick={() => void author.refetch()}>{t('tryAgain')}</Button>}>
          {author.error.message}
        </Notice>
      </>
    );
  }
  return (
    <StillPage still="shot-6">
      <h1 className="display text-title">{t('author.missingTitle')}</h1>
      <p className="text-reading text-text-2">{t('author.missingText')}</p>
      <Link to="/community" className={buttonLook('primary')}>
        {t('toCommunity')}
      </Link>
    </StillPage>
  );
}

function FoundAuthor({ view: { author, films, followers, follows, followed, own, blocked } }: { view: AuthorView }) {
  const t = useTranslations('community');
  const { signedIn, dialog } = useSignInFirst();
  const list = useMovies({ author: author.id, sort: 'latest' });
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={author.username} size={56} />
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="display text-title wrap-anywhere">{author.username}</h1>
            <EdgePrint>
              <span>{t('author.films', { count: films })}</span>
              <span>{t('author.followers', { count: followers })}</span>
              <span>{t('author.follows', { count: follows })}</span>
            </EdgePrint>
          </div>
        </div>
        {own ? (
          <Link to="/my/movies" className={buttonLook('outline')}>
            {t('author.yours')}
          </Link>
        ) : (
          <span className="flex flex-wrap gap-2">
            {blocked !== 'block' && <FollowButton authorId={author.id} followed={followed} signedIn={signedIn} />}
            <PersonMenu person={author} blocked={blocked} signedIn={signedIn} />
          </span>
        )}
      </header>
      <MovieList
        label={t('author.list', { name: author.username })}
        list={list}
        empty={<EmptyState title={t('author.none')}>{own ? t('author.noneOwn') : undefined}</EmptyState>}
      />
      {dialog}
    </div>
  );
}
