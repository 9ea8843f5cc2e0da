import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import type { SubtitleSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import { FinishedFilm } from '../../film/finished-film.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { FinalCut, type CutChange } from './final-cut.tsx';
import { SubtitleSample } from './subtitle-sample.tsx';
import { useFinalCut } from './use-final-cut.ts';

const SHOWN = ['cut', 'subtitles'] as const;
type Shown = (typeof SHOWN)[number];

/**
 * The tab with the film as it is cut, and all that can be chosen of its cut. Beside the choices, the large picture
 * shows how subtitles in the picture will look as soon as they are chosen.
 */
export function FinalCutTab() {
  const t = useTranslations('filmCut');
  const { film, noteChoice } = useEditor();
  const cut = useFinalCut(film);
  const isMobile = useMobile();
  const [shown, setShown] = useState<Shown>('cut');
  const [seenTake, setSeenTake] = useState(film.movie?.take);
  if (film.movie && film.movie.take !== seenTake) {
    // Whoever waited for a cut sees it.
    setSeenTake(film.movie.take);
    setShown('cut');
  }
  const subtitles = cut.data?.settings.subtitles;
  const isSampled = !isMobile && subtitles?.mode === 'burned';
  return (
    <div className="mx-auto grid w-full max-w-[88rem] gap-8 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <h2 className="sr-only">{t('title')}</h2>
      {film.movie ? (
        <>
          <LargePicture
            film={film}
            movie={film.movie}
            subtitles={isSampled ? subtitles : undefined}
            shown={shown}
            show={setShown}
          />
          <FinalCut
            film={film}
            cut={cut}
            hasOrder
            onSubtitles={isMobile ? undefined : () => setShown('subtitles')}
            onChosen={(change) =>
              noteChoice(
                { before: { cut: change.before }, after: { cut: change.after } },
                { label: 'cut', key: `cut ${changedIn(change).join(' ')}` },
              )
            }
          />
        </>
      ) : (
        <p className="py-8 text-text-2">{t('making')}</p>
      )}
    </div>
  );
}

/** The names of what differs, also within subtitles and volumes: each is a step of its own. */
function changedIn({ before, after }: CutChange): string[] {
  const fields = (choices: object): [string, unknown][] =>
    Object.entries(choices).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, each]): [string, unknown] => [`${name}.${inner}`, each])
        : [[name, value]],
    );
  const known = new Map(fields(before));
  return fields(after).flatMap(([name, value]) => (known.get(name) === value ? [] : [name]));
}

/** The cut, or a line in the subtitles that were chosen, where they are part of the picture. */
function LargePicture({
  film,
  movie,
  subtitles,
  shown,
  show,
}: {
  film: FilmView;
  movie: NonNullable<FilmView['movie']>;
  subtitles: SubtitleSettings | undefined;
  shown: Shown;
  show: (shown: Shown) => void;
}) {
  const t = useTranslations('filmCut');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div className="flex min-w-0 flex-col items-start gap-3 lg:sticky lg:top-4 lg:self-start">
      {subtitles && (
        <Segments
          label={t('shown')}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
          onChange={show}
        />
      )}
      <div ref={setFrame} className="w-full">
        {subtitles && shown === 'subtitles' ? (
          <SubtitleSample subtitles={subtitles} film={film} />
        ) : (
          <FinishedFilm film={film} movie={movie} frame={frame} />
        )}
      </div>
    </div>
  );
}
