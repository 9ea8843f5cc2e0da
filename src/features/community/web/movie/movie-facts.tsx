import { Heart, Megaphone, Share2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { FollowButton } from '../follow-button.tsx';
import { authorPath } from '../paths.ts';
import { PersonMenu } from '../safety/person-menu.tsx';
import type { MovieView } from './use-movie.ts';
import { VoteButton } from './vote-button.tsx';

/** The dialog by which a film is passed on; its code may come late. */
export type RenderShare = (movie: MovieView['movie'], dialog: { open: boolean; onClose: () => void }) => ReactNode;

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a public film is, who made it, and what can be done with it. `story` tells it and names its makers. */
export function MovieFacts({
  view,
  story,
  renderShare,
  remix,
  signedIn,
}: {
  view: MovieView;
  story: ReactNode;
  renderShare: RenderShare;
  /** Copies it. */
  remix: ReactNode;
  signedIn: (act: () => void) => void;
}) {
  const t = useTranslations('community');
  const film = useTranslations('film');
  const format = useFormatter();
  const { movie, standing, followers } = view;
  const isPublic = view.state === 'public';
  const look = LOOK_IDS.find((id) => id === movie.style);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-col gap-2">
        <EdgePrint>
          <span>{film(`types.${movie.type}`)}</span>
          <span>{look ? film(`looks.${look}`) : movie.style}</span>
          <span>{formatTimecode(movie.durationSeconds)}</span>
          {isPublic && (
            <time dateTime={movie.publishedAt}>
              {format.dateTime(new Date(movie.publishedAt), { dateStyle: 'medium' })}
            </time>
          )}
        </EdgePrint>
        <h1
          lang={LANGUAGE_TAGS[movie.language]}
          className="display text-head leading-[calc(1.1*var(--leading-scale))] wrap-anywhere xl:text-[26px]"
        >
          {movie.title}
        </h1>
        <p className="text-dense text-text-3">{t('viewers', { count: movie.viewers })}</p>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={movie.author.username} size={40} />
          <span className="flex min-w-0 flex-col">
            <Link to={authorPath(movie.author.id)} className="truncate font-semibold hover:underline">
              {movie.author.username}
            </Link>
            <span className="text-note text-text-3">{t('author.followers', { count: followers })}</span>
          </span>
        </span>
        {!standing.own && isPublic && (
          <span className="flex gap-2">
            {standing.blocked !== 'block' && (
              <FollowButton authorId={movie.author.id} followed={standing.followed} signedIn={signedIn} />
            )}
            <PersonMenu
              person={movie.author}
              blocked={standing.blocked}
              reported={{ kind: 'film', id: movie.id }}
              signedIn={signedIn}
            />
          </span>
        )}
      </div>
      {isPublic && (
        <div className="flex flex-wrap gap-2">
          <VoteButton
            filmId={movie.id}
            vote="like"
            isGiven={standing.liked}
            count={movie.likes}
            icon={<Heart {...SIGN} className="size-4 group-aria-pressed:fill-current" />}
            signedIn={signedIn}
          />
          <VoteButton
            filmId={movie.id}
            vote="recommendation"
            isGiven={standing.recommended}
            count={movie.recommendations}
            icon={<Megaphone {...SIGN} />}
            signedIn={signedIn}
          />
          <ShareButton renderDialog={(dialog) => renderShare(movie, dialog)} />
          {remix}
        </div>
      )}
      {story}
    </div>
  );
}

function ShareButton({
  renderDialog,
}: {
  renderDialog: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
}) {
  const t = useTranslations('community.share');
  const [isOpen, setOpen] = useState(false);
  // Stays mounted once opened, so that its closing can be animated.
  const [isMet, setMet] = useState(false);
  return (
    <>
      <Button
        icon={<Share2 {...SIGN} />}
        onClick={() => {
          setMet(true);
          setOpen(true);
        }}
      >
        {t('share')}
      </Button>
      <Suspense fallback={null}>{isMet && renderDialog({ open: isOpen, onClose: () => setOpen(false) })}</Suspense>
    </>
  );
}
