import { Download } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { fetchFile } from '#src/platform/browser/download/download-file.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { useDownload } from '#src/platform/browser/download/use-download.ts';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import type { FilmApi } from '../film-api.ts';
import { RemovalForm } from './removal-form.tsx';
import { useManage, useManagedFilm, type Confirmed } from './use-managed-films.ts';
import { VisibilityForm } from './visibility-form.tsx';

type Read = NonNullable<ReturnType<typeof useManagedFilm>['data']>;

/** One film of anybody, and everything that an admin can do with it. `opensAuthor` brings the author's part in sight. */
export function ManagedFilmDialog({
  filmId,
  confirmed,
  opensAuthor,
  renderAuthor,
  onClose,
}: {
  filmId: string;
  confirmed: Confirmed;
  opensAuthor: boolean;
  renderAuthor: (accountId: string) => ReactNode;
  onClose: () => void;
}) {
  const t = useTranslations('filmManagement');
  const read = useManagedFilm(filmId);
  const author = useRef<HTMLElement>(null);
  const isRead = read.data !== undefined;
  useEffect(() => {
    if (opensAuthor && isRead) {
      author.current?.scrollIntoView({ block: 'start' });
    }
  }, [opensAuthor, isRead]);
  return (
    <Dialog open onClose={onClose} title={read.data?.film.title || t('film')} width={560} side>
      <div className="flex flex-col gap-6 pb-4">
        {read.isPending && <Skeleton className="h-72" />}
        {read.error && (
          <Notice
            action={
              <Button busy={read.isFetching} onClick={() => void read.refetch()}>
                {t('tryAgain')}
              </Button>
            }
          >
            {read.error.message}
          </Notice>
        )}
        {read.data && (
          <>
            <FinalCut read={read.data} />
            <Facts read={read.data} />
            <Recommendation read={read.data} confirmed={confirmed} />
            <VisibilityForm key={read.data.film.visibility} read={read.data} confirmed={confirmed} />
            <section
              ref={author}
              aria-labelledby="film-author"
              className="flex flex-col gap-3 border-t border-line pt-4"
            >
              <h3 id="film-author" className="font-semibold text-text-1">
                {t('details.authorHeading')}: <span translate="no">{read.data.film.author.username}</span>
              </h3>
              {renderAuthor(read.data.film.author.id)}
              <Link to={`/admin/user-management?account=${read.data.film.author.id}`} className="self-start link">
                {t('details.openAuthor')}
              </Link>
            </section>
            <RemovalForm read={read.data} confirmed={confirmed} onRemoved={onClose} />
            <Link to={`/admin/audit?subject=${filmId}`} className="self-start link">
              {t('details.audit')}
            </Link>
          </>
        )}
      </div>
    </Dialog>
  );
}

function FinalCut({ read: { film, movie } }: { read: Read }) {
  const t = useTranslations('filmManagement.details');
  const { films } = useApi<FilmApi>();
  const download = useDownload();
  if (!movie) {
    return <p className="text-text-2">{t('noCut')}</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <video
        src={movie.path}
        poster={film.cover?.path}
        controls
        playsInline
        preload="none"
        className="max-h-80 w-full rounded-media bg-black"
      >
        <track kind="captions" src={movie.subtitles ?? undefined} />
      </video>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Download className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          busy={download.share !== null}
          onClick={() =>
            download.start(
              // Read again at each attempt, because links expire.
              async (onShare) => {
                const now = await films.readManagedFilm({ filmId: film.id });
                return now.movie ? fetchFile(now.movie.path, onShare) : null;
              },
              fileNameOf(film.title, 'mp4'),
            )
          }
        >
          {download.share === null ? t('download') : t('downloading', { percent: Math.round(download.share * 100) })}
        </Button>
        {film.shown && (
          <Link to={`/movie/${film.id}`} className="link">
            {t('open')}
          </Link>
        )}
      </div>
      {download.problem && <Notice>{download.problem}</Notice>}
    </div>
  );
}

function Facts({ read: { film, madeWith } }: { read: Read }) {
  const t = useTranslations('filmManagement');
  const words = useTranslations('film');
  const format = useFormatter();
  const list = useList();
  const { viewers, likes, comments } = film;
  const state = film.status === 'COMPLETED' ? 'finished' : undefined;
  const facts: [string, ReactNode][] = [
    [
      t('details.id'),
      <code key="id" className="font-edge text-note wrap-anywhere text-text-2 select-all">
        {film.id}
      </code>,
    ],
    [t('type'), words(`types.${film.type}`)],
    [t('details.status'), t(`states.${state ?? (film.status === 'FAILED' ? 'failed' : 'making')}`)],
    ...(film.durationSeconds === null
      ? []
      : [[t('details.length'), formatTimecode(film.durationSeconds)] as [string, ReactNode]]),
    [t('created'), format.dateTime(new Date(film.createdAt), { dateStyle: 'long', timeStyle: 'short' })],
    [t('details.counts'), t('details.countsText', { viewers, likes, comments })],
    ...(madeWith.length === 0
      ? []
      : [[t('details.made'), list([...new Set(madeWith.map(({ label }) => label))])] as [string, ReactNode]]),
    [
      t('details.idea'),
      <span key="idea" className="line-clamp-4 wrap-anywhere">
        {film.idea}
      </span>,
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-note text-text-3">{name}</dt>
          <dd className="text-text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Recommendation({ read: { film }, confirmed }: { read: Read; confirmed: Confirmed }) {
  const t = useTranslations('filmManagement.details');
  const turn = useManage(confirmed, (films, isOn: boolean) => films.recommendFilm({ filmId: film.id, isOn }));
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <Switch
        checked={turn.isPending ? turn.variables : film.recommended}
        disabled={turn.isPending || !(film.shown || film.recommended)}
        onChange={(isOn) => turn.mutate(isOn)}
      >
        {t('recommend')}
      </Switch>
      <p className="text-note text-text-3">{t(film.shown || film.recommended ? 'recommendNote' : 'recommendNot')}</p>
      {turn.error && <Notice>{turn.error.message}</Notice>}
    </section>
  );
}
