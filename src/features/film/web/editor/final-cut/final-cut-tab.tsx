import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { FinishedFilm } from '../../film/finished-film.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { FinalCut } from './final-cut.tsx';
import { SubtitleSample } from './subtitle-sample.tsx';
import { useFinalCut } from './use-final-cut.ts';

const SHOWN = ['cut', 'subtitles'] as const;

/**
 * The tab with the film as it is cut, and all that can be chosen of its cut. Beside the choices, the large picture
 * shows how subtitles in the picture will look as soon as they are chosen.
 */
export function FinalCutTab() {
  const t = useTranslations('filmCut');
  const { film } = useEditor();
  const cut = useFinalCut(film.id);
  const isMobile = useMobile();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('cut');
  const subtitles = cut.data?.settings.subtitles;
  const sample = !isMobile && subtitles?.mode === 'burned' ? subtitles : undefined;
  return (
    <div className="mx-auto grid w-full max-w-[88rem] gap-8 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <h2 className="sr-only">{t('title')}</h2>
      <div className="flex min-w-0 flex-col items-start gap-3 lg:sticky lg:top-4 lg:self-start">
        {sample && film.movie && (
          <Segments
            label={t('shown')}
            value={shown}
            options={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
            onChange={setShown}
          />
        )}
        <div ref={setFrame} className="w-full">
          {!film.movie && <p className="py-8 text-text-2">{t('making')}</p>}
          {film.movie && sample && shown === 'subtitles' && <SubtitleSample subtitles={sample} film={film} />}
          {film.movie && !(sample && shown === 'subtitles') && (
            <FinishedFilm film={film} movie={film.movie} frame={frame} />
          )}
        </div>
      </div>
      {film.movie && (
        <FinalCut film={film} cut={cut} hasOrder onSubtitles={isMobile ? undefined : () => setShown('subtitles')} />
      )}
    </div>
  );
}
