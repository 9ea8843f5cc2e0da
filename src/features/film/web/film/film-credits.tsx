import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FilmCredit } from '../../film-view-contract.ts';

/** The films that a film was made after, the nearest first (COMM-10); those that are public have a link. */
export function FilmCredits({ credits }: { credits: readonly FilmCredit[] }) {
  const t = useTranslations('filmFurther');
  if (credits.length === 0) {
    return null;
  }
  return (
    <div className="flex max-w-prose flex-col gap-0.5 text-dense text-text-2">
      <p className="text-text-3">{t('credits')}</p>
      <ol className="flex flex-col">
        {credits.map(({ filmId, title, author }, index) => {
          const named = title || t('untitled');
          const text = author
            ? t('credit', { title: named, author: author.username })
            : t('creditUnnamed', { title: named });
          return (
            // Two may be of the same film, which is gone.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="wrap-anywhere">
              {filmId === null ? (
                text
              ) : (
                <Link to={`/movie/${filmId}`} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
