import { Copy, Download, Image, Scissors, Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { fetchFile, type BringFile } from '#src/platform/browser/download/download-file.ts';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { useDownload } from '#src/platform/browser/download/use-download.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';
import { EditLink } from './edit-link.tsx';
import { ExportButton } from './export-button.tsx';
import type { FilmDialogs } from './film-dialogs.ts';
import { isCutting } from './make-cut.tsx';
import type { FilmActions } from './use-film-actions.ts';

const loadCover = () => import('./cover-dialog.tsx');
const CoverDialog = lazy(async () => ({ default: (await loadCover()).CoverDialog }));

type DialogName = 'share' | 'cover' | 'cut';

/** Who sees the film. */
const VISIBILITY_HINTS = { private: 'visibilityPrivate', public: 'visibilityPublic' } as const;

const ICON = 'size-[18px]';

/** The actions of a finished film. */
export function FilmActionBar({
  film,
  actions,
  dialogs,
}: {
  film: FilmView;
  actions: FilmActions;
  dialogs: FilmDialogs;
}) {
  const t = useTranslations('film.actions');
  const ofReceipt = useTranslations('filmReceipt');
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const [open, setOpen] = useState<DialogName | null>(null);
  // A dialog stays mounted once opened, so that its closing can be animated.
  const [met, setMet] = useState<ReadonlySet<DialogName>>(new Set());
  const show = (dialog: DialogName): void => {
    setMet(new Set([...met, dialog]));
    setOpen(dialog);
  };
  const copyKey = useRef(crypto.randomUUID());
  const { films } = useApi<FilmApi>();
  const download = useDownload();
  const isFormer = film.cutOutdated || isCutting(film);
  const bring: BringFile = async (onShare) => {
    // Read again at each attempt, because links expire.
    const { movie } = await films.readFilm({ filmId: film.id });
    return movie ? fetchFile(movie.path, onShare) : null;
  };
  const copy = (): void =>
    actions.copy.mutate(copyKey.current, {
      onSuccess: ({ filmId }) => {
        copyKey.current = crypto.randomUUID();
        toast(t('copyMade'), 'success');
        void navigate(paths.film(filmId));
      },
      onError: toastFailure,
    });
  return (
    <div data-guide="share" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4 max-sm:gap-y-3 max-sm:*:grow max-sm:*:justify-center">
        <Button
          kind="primary"
          icon={<Share2 className={ICON} aria-hidden="true" />}
          onPointerEnter={() => void dialogs.share.load()}
          onFocus={() => void dialogs.share.load()}
          onClick={() => show('share')}
        >
          {t('share')}
        </Button>
        <EditLink filmId={film.id} />
        <Button
          icon={<Download className={ICON} aria-hidden="true" />}
          busy={download.share !== null}
          onClick={() =>
            download.start(bring, fileNameOf(film.title, 'mp4'), isFormer ? t('downloadedFormer') : undefined)
          }
        >
          {download.share === null ? t('download') : t('downloading', { percent: Math.round(download.share * 100) })}
        </Button>
        <Button
          icon={<Image className={ICON} aria-hidden="true" />}
          onPointerEnter={() => void loadCover()}
          onFocus={() => void loadCover()}
          onClick={() => show('cover')}
        >
          {t('cover')}
        </Button>
        <Button
          icon={<Scissors className={ICON} aria-hidden="true" />}
          onPointerEnter={() => void dialogs.finalCut.load()}
          onFocus={() => void dialogs.finalCut.load()}
          onClick={() => show('cut')}
        >
          {ofReceipt('cut')}
        </Button>
        <Button icon={<Copy className={ICON} aria-hidden="true" />} busy={actions.copy.isPending} onClick={copy}>
          {t('copy')}
        </Button>
        <ExportButton film={film} code={dialogs.exports} />
        {film.movie?.subtitles && (
          <a
            href={film.movie.subtitles}
            download={fileNameOf(film.title, 'vtt')}
            className="link control inline-flex items-center"
          >
            {t('downloadSubtitles')}
          </a>
        )}
        {film.movie && film.movie.stems.length > 0 && <Stems title={film.title} stems={film.movie.stems} />}
        <RadioChips
          label={t('visibility')}
          value={film.visibility}
          className="basis-full"
          hint={t(
            film.visibility === 'private' && film.sharePath === null
              ? 'visibilityUnshared'
              : VISIBILITY_HINTS[film.visibility],
          )}
          options={[
            { value: 'private', label: t('private') },
            { value: 'public', label: t('public') },
          ]}
          onChange={(visibility) => actions.setVisibility.mutate(visibility, { onError: toastFailure })}
        />
        {film.visibility === 'public' && !actions.setVisibility.isPending && <CommunityLink filmId={film.id} />}
      </div>
      <Suspense fallback={null}>
        <dialogs.further.Screen film={film} actions={actions} />
      </Suspense>
      {download.problem && <Notice>{download.problem}</Notice>}
      <Suspense fallback={null}>
        {met.has('share') && <dialogs.share.Screen open={open === 'share'} onClose={() => setOpen(null)} film={film} />}
        {met.has('cover') && (
          <CoverDialog open={open === 'cover'} onClose={() => setOpen(null)} film={film} setCover={actions.setCover} />
        )}
        {met.has('cut') && <dialogs.finalCut.Screen open={open === 'cut'} onClose={() => setOpen(null)} film={film} />}
      </Suspense>
    </div>
  );
}

/** Leads to the page where others see the film, unless the operator has closed the community. */
function CommunityLink({ filmId }: { filmId: string }) {
  const t = useTranslations('film.actions');
  return useSettings().data?.community === 'closed' ? null : (
    <Link to={`/movie/${filmId}`} className="link control inline-flex items-center">
      {t('seeInCommunity')}
    </Link>
  );
}

/** The tracks of the film's sound, for another program. */
function Stems({ title, stems }: { title: string; stems: NonNullable<FilmView['movie']>['stems'] }) {
  const t = useTranslations('film.actions');
  return (
    <details className="open:basis-full">
      <summary className="link control inline-flex cursor-pointer items-center rounded-control">{t('stems')}</summary>
      <p className="max-w-prose text-note text-text-2">{t('stemsHint')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {stems.map(({ stem, path }) => (
          <li key={stem}>
            <a
              href={path}
              download={fileNameOf(`${title} ${t(`stem.${stem}`)}`, 'flac')}
              className="link control inline-flex items-center"
            >
              {t(`stem.${stem}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
