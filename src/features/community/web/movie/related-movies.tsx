import { Film } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { moviePath } from '../paths.ts';
import { useRelatedMovies } from './use-movie.ts';

type Related = NonNullable<ReturnType<typeof useRelatedMovies>['data']>['movies'][number];

/** Films for somebody who watches this one, each with the reason (COMM-07); nothing where there are none. */
export function RelatedMovies({ filmId }: { filmId: string }) {
  const t = useTranslations('community.related');
  const { data } = useRelatedMovies(filmId);
  if (!data || data.movies.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="related" className="flex flex-col gap-4">
      <h2 id="related" className="display text-head">
        {t('heading')}
      </h2>
      <ul className="flex flex-col gap-4">
        {data.movies.map((movie) => (
          <RelatedMovie key={movie.id} movie={movie} />
        ))}
      </ul>
    </section>
  );
}

function RelatedMovie({ movie }: { movie: Related }) {
  const t = useTranslations('community.related');
  const film = useTranslations('film');
  return (
    <li className="group relative grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-3">
      <Gate aspect="16:9" className="group-hover:border-text-2">
        {movie.cover ? (
          <StoredPicture
            path={movie.cover.path}
            alt=""
            sizes="8.5rem"
            width={136}
            height={77}
            className={movie.aspect === '16:9' ? 'size-full object-cover' : 'size-full object-contain'}
          />
        ) : (
          <Film
            className="theme-dark absolute inset-0 m-auto size-6 text-line-strong"
            strokeWidth={1}
            aria-hidden="true"
          />
        )}
      </Gate>
      <div className="flex min-w-0 flex-col gap-0.5">
        <Link
          to={moviePath(movie.id)}
          lang={LANGUAGE_TAGS[movie.language]}
          title={movie.title}
          className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {movie.title}
        </Link>
        <span className="truncate text-dense text-text-2">{movie.author.username}</span>
        <span className="text-note text-text-3">
          {t(`because.${movie.because}`, { type: film(`types.${movie.type}`), author: movie.author.username })}
        </span>
      </div>
    </li>
  );
}
