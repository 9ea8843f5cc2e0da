import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { PictureFileButton } from '../picture-file-button.tsx';
import type { FilmActions } from './use-film-actions.ts';

/** The choice of the film's cover: a shot's frame, or an upload (EDIT-19). */
export function CoverDialog({
  open,
  onClose,
  film,
  setCover,
}: {
  open: boolean;
  onClose: () => void;
  film: FilmView;
  setCover: FilmActions['setCover'];
}) {
  const t = useTranslations('film.cover');
  const [problem, setProblem] = useState<string>();
  const choose = (choice: Parameters<typeof setCover.mutate>[0]): void => {
    setProblem(undefined);
    setCover.mutate(choice, { onSuccess: onClose });
  };
  const chosen = (number: number): boolean =>
    film.coverChoice.kind === 'shot'
      ? film.coverChoice.shot === number
      : film.coverChoice.kind === 'auto' && number === 1;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={720}>
      <div className="flex flex-col gap-4 pb-2">
        <p>{t('text')}</p>
        {(problem ?? setCover.error) && <Notice>{problem ?? setCover.error?.message}</Notice>}
        <ul
          className={`grid gap-3 ${film.aspect === '9:16' ? 'grid-cols-3 sm:grid-cols-5' : 'grid-cols-2 sm:grid-cols-3'}`}
        >
          {film.shots
            .flatMap(({ number, picture }) => (picture ? [{ number, picture }] : []))
            .map((shot) => (
              <li key={shot.number}>
                <button
                  type="button"
                  aria-pressed={chosen(shot.number)}
                  disabled={setCover.isPending}
                  onClick={() => choose({ kind: 'shot', number: shot.number })}
                  className="block w-full text-left"
                >
                  <Gate aspect={film.aspect} selected={chosen(shot.number)}>
                    <StoredPicture
                      path={shot.picture.path}
                      alt=""
                      sizes="(min-width: 40rem) 14rem, 50vw"
                      width={320}
                      height={180}
                      className="size-full object-cover"
                    />
                  </Gate>
                  <span className="edge text-text-2">
                    {t('shot', { number: shot.number })}
                    {chosen(shot.number) ? ` · ${t('current')}` : ''}
                  </span>
                </button>
              </li>
            ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <PictureFileButton
            busy={setCover.isPending}
            onPicture={(file) => choose({ kind: 'upload', file })}
            onProblem={setProblem}
          >
            {setCover.isPending ? t('uploading') : t('upload')}
          </PictureFileButton>
          {film.coverChoice.kind !== 'auto' && (
            <Button kind="quiet" onClick={() => choose({ kind: 'auto' })}>
              {t('auto')}
            </Button>
          )}
          <span className="text-note text-text-3">{t('hint', { megabytes: PICTURE_MEGABYTES })}</span>
        </div>
      </div>
    </Dialog>
  );
}
