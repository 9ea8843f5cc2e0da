import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useHoverPlay } from '#src/platform/browser/device/use-hover-play.ts';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { MovieCard as Movie } from '../movie-card.ts';
import { MovieCover } from './movie-cover.tsx';
import { authorPath, moviePath } from './paths.ts';

/** A public film in a list: the whole card is its link. `note` says why it is shown. */
export function MovieCard({ movie, headingLevel, note }: { movie: Movie; headingLevel: 2 | 3; note?: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  const t = useTranslations('movieCards');
  const format = useFormatter();
  const { isPlaying, events } = useHoverPlay();
  return (
    <article {...events} className="group relative flex min-w-0 flex-col gap-1.5">
      <MovieCover movie={movie} isPlaying={isPlaying} />
      <Heading className="min-w-0 pt-1">
        <Link
          to={moviePath(movie.id)}
          lang={LANGUAGE_TAGS[movie.language]}
          title={movie.title}
          className="line-clamp-2 text-base font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {movie.title}
        </Link>
      </Heading>
      {/* Above the link of the card. */}
      <Link
        to={authorPath(movie.author.id)}
        className="relative z-10 inline-flex min-h-6 max-w-full items-center self-start text-dense text-text-2 hover:text-text-1 hover:underline pointer-coarse:min-h-11"
      >
        <span className="truncate">{movie.author.username}</span>
      </Link>
      <EdgePrint
        end={
          <span className="inline-flex items-center gap-1">
            <Heart className="size-3" strokeWidth={2} aria-hidden="true" />
            <span className="sr-only">{t('likes', { count: movie.likes })}</span>
            <span aria-hidden="true">{format.number(movie.likes, { notation: 'compact' })}</span>
          </span>
        }
      >
        <span>{formatTimecode(movie.durationSeconds)}</span>
        {movie.drafted && <span title={t('draftNote')}>{t('draft')}</span>}
      </EdgePrint>
      {note !== undefined && <p className="line-clamp-2 text-note wrap-anywhere text-text-3">{note}</p>}
    </article>
  );
}
