import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHoverPlay } from '#src/platform/browser/device/use-hover-play.ts';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { SeriesCard as Series } from '../../series-contract.ts';
import { MovieCover } from '../movie-cover.tsx';
import { authorPath, seriesPath } from '../paths.ts';

/** A series in a list: the whole card is its link. Every cover has the same frame, whatever its episodes have. */
function SeriesCard({ series }: { series: Series }) {
  const t = useTranslations('series');
  const { isPlaying, events } = useHoverPlay();
  const { cover, language } = series;
  const lang = language === null ? undefined : LANGUAGE_TAGS[language];
  return (
    <article {...events} className="group relative flex min-w-0 flex-col gap-1.5">
      <MovieCover
        movie={{ cover: cover?.cover ?? null, movie: cover?.movie ?? null, aspect: '16:9' }}
        isPlaying={isPlaying}
      />
      <h2 className="min-w-0 pt-1">
        <Link
          to={seriesPath(series.id)}
          lang={lang}
          title={series.title}
          className="line-clamp-2 text-base font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {series.title}
        </Link>
      </h2>
      {series.logline !== '' && (
        <p lang={lang} className="line-clamp-2 text-dense text-text-2 wrap-anywhere">
          {series.logline}
        </p>
      )}
      <Link
        to={authorPath(series.author.id)}
        className="relative z-10 inline-flex min-h-6 max-w-full items-center self-start text-dense text-text-2 hover:text-text-1 hover:underline pointer-coarse:min-h-11"
      >
        <span className="truncate">{series.author.username}</span>
      </Link>
      <EdgePrint>
        <span>{t('episodes', { count: series.episodes })}</span>
      </EdgePrint>
    </article>
  );
}

/** Series side by side. `label` is the list's accessible name. */
export function SeriesWall({ label, list }: { label: string; list: readonly Series[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-12 gap-x-3 gap-y-7 sm:gap-x-4">
      {list.map((series) => (
        <li key={series.id} className="col-span-12 sm:col-span-6 lg:col-span-3">
          <SeriesCard series={series} />
        </li>
      ))}
    </ul>
  );
}
