import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import { uploadToFilm } from '../editor/upload-to-film.ts';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';
import { FilmChoice } from './film-choice.tsx';

/** Makes a piece of music that of one of one's films, as if it were uploaded there; closing the dialog stops it. */
export function SendMusicToFilm({ music, onClose }: { music: { path: string; mime: string }; onClose: () => void }) {
  const t = useTranslations('filmSend');
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const [share, setShare] = useState(0);
  const stop = useRef(new AbortController());
  const send = useMutation({
    mutationFn: async (film: FilmSummary): Promise<void> => {
      setShare(0);
      const { signal } = (stop.current = new AbortController());
      const answer = await fetch(music.path, { signal });
      if (!answer.ok) {
        throw new Error(t('musicGone'));
      }
      const file = new File([await answer.blob()], 'music', { type: music.mime });
      await uploadToFilm(
        {
          films,
          filmId: film.id,
          begin: (bytes, options) => films.beginMusicUpload({ filmId: film.id, bytes }, options),
        },
        { file, signal, onShare: setShare },
      );
    },
    onSuccess: (_done, film) => {
      toast(t('sentMusic', { title: film.title || film.idea }), 'success', {
        label: t('open'),
        act: () => void navigate(`${paths.film(film.id)}/edit?tab=soundtrack`),
      });
      onClose();
    },
    onSettled: (_done, _error, film) =>
      Promise.all(
        [['film', film.id], ['soundtrack', film.id], ['films']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  useEffect(() => {
    const sending = stop;
    return () => sending.current.abort();
  }, []);
  const percent = Math.floor(100 * share);
  const problem = send.error?.name === 'AbortError' ? undefined : send.error?.message;
  return (
    <Dialog open onClose={onClose} title={t('title')} width={760}>
      <div className="flex flex-col gap-4">
        <p className="text-text-2">{t('musicNote')}</p>
        {problem && <Notice>{problem}</Notice>}
        {send.isPending ? (
          <div className="flex flex-wrap items-center gap-3">
            <span className="min-w-32 flex-1">
              <Progress label={t('sendingMusic', { percent })} percent={percent} />
            </span>
            <Button size="dense" onClick={() => stop.current.abort()}>
              {t('stopSending')}
            </Button>
          </div>
        ) : (
          <FilmChoice onChoose={(film) => send.mutate(film)} />
        )}
      </div>
    </Dialog>
  );
}
