import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FinishedFilm } from '../../film/finished-film.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { FinalCut } from './final-cut.tsx';

/** The tab with the film as it is cut, and all that can be chosen of its cut. */
export function FinalCutTab() {
  const t = useTranslations('filmCut');
  const { film } = useEditor();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div className="mx-auto grid w-full max-w-[88rem] gap-8 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <h2 className="sr-only">{t('title')}</h2>
      <div ref={setFrame} className="min-w-0">
        {film.movie ? (
          <FinishedFilm film={film} movie={film.movie} frame={frame} />
        ) : (
          <p className="py-8 text-text-2">{t('making')}</p>
        )}
      </div>
      {film.movie && <FinalCut film={film} />}
    </div>
  );
}
