import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import type { FilmView } from '../../film-view-contract.ts';
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
  const terms = useTranslations('film.terms');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = (choice: Parameters<typeof setCover.mutate>[0]): void => {
    setProblem(undefined);
    setCover.mutate(choice, { onSuccess: onClose });
  };
  const upload = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    const checked = await checkPicture(file, LIMITS.uploads.imageBytes);
    if ('picture' in checked) {
      choose({ kind: 'upload', file: checked.picture });
    } else {
      setProblem(
        terms(checked.problem === 'format' ? 'wrongFormat' : 'tooLarge', {
          name: file.name,
          megabytes: PICTURE_MEGABYTES,
        }),
      );
    }
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
          <input
            ref={input}
            type="file"
            accept={PICTURE_ACCEPT}
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => void upload(event)}
          />
          <Button busy={setCover.isPending} onClick={() => input.current?.click()}>
            {setCover.isPending ? t('uploading') : t('upload')}
          </Button>
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
