import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { pageLoaded } from '#src/platform/browser/start/after-load.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { FilmCredits } from './film-credits.tsx';
import { MovieFrame, MoviePoster } from './movie-frame.tsx';
import type { PublicFilmQuery } from './use-public-film.ts';

/** The player, the largest part of the page's code, comes after the poster. */
const PublicMovie = lazy(async () => {
  await pageLoaded();
  return { default: (await import('./finished-film.tsx')).PublicMovie };
});

/** The player of a public film. `onMedia` gets its video. */
export function PublicFilmPlayer({
  filmId,
  aspect,
  film: { data, error, refetch },
  onMedia,
}: {
  filmId: string;
  aspect: AspectRatio;
  film: PublicFilmQuery;
  onMedia: (video: HTMLVideoElement | null) => void;
}) {
  const t = useTranslations('film');
  return (
    <MovieFrame aspect={aspect}>
      {!data && <MoviePoster film={{ aspect, movie: null }} />}
      {!data && error && (
        <Notice className="mt-3" action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {error.message}
        </Notice>
      )}
      {data && (
        <Suspense fallback={<MoviePoster film={data} />}>
          <PublicMovie film={data} filmId={filmId} onMedia={onMedia} />
        </Suspense>
      )}
    </MovieFrame>
  );
}

/** What a public film tells, and what it was made by. `isDrafted`: by the draft engine alone. */
export function PublicFilmStory({ film: { data }, isDrafted }: { film: PublicFilmQuery; isDrafted: boolean }) {
  const t = useTranslations('film.shared');
  const list = useList();
  if (!data) {
    return null;
  }
  const makers = list([...new Set(data.madeWith.map(({ label }) => label))]);
  return (
    <>
      {data.story && (
        <div lang={LANGUAGE_TAGS[data.language]} className="flex max-w-prose flex-col gap-3 text-text-2">
          <p className="text-reading">{data.story.logline}</p>
          {data.story.outline !== data.story.logline && <Outline text={data.story.outline} />}
        </div>
      )}
      <FilmCredits credits={data.credits} />
      {isDrafted && <p className="max-w-prose text-dense text-text-3">{t('draftOnly')}</p>}
      {!isDrafted && makers !== '' && (
        <p className="max-w-prose text-dense text-text-3">{t('madeWith', { models: makers })}</p>
      )}
    </>
  );
}

/** Longer outlines are folded at about so many characters. */
const FOLDED_CHARACTERS = 240;

/** The outline of a story; a long one opens at a press. */
function Outline({ text }: { text: string }) {
  const t = useTranslations('film.shared');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLDED_CHARACTERS;
  return (
    <>
      <p id={id} className={isLong && !isOpen ? 'line-clamp-4' : 'whitespace-pre-line'}>
        {text}
      </p>
      {isLong && (
        <Button
          kind="quiet"
          size="dense"
          className="-ml-2.5 self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'lessStory' : 'wholeStory')}
        </Button>
      )}
    </>
  );
}
