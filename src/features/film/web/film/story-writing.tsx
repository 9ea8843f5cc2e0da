import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FilmView, ReadNotDrawn } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { StoryPasses } from './story-passes.tsx';

/** How a film's story was written: by whom, what of the idea is not drawn, and its passes, where it has some. */
export function StoryWriting({ film }: { film: FilmView }) {
  const t = useTranslations('filmStory');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      {film.writing && film.writing.failure !== null && (
        <p className="text-note text-text-3">
          <Writers film={film} />
        </p>
      )}
      <Button size="dense" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('title')} width={760}>
          <Writing film={film} />
        </Dialog>
      )}
    </div>
  );
}

function Writing({ film }: { film: FilmView }) {
  const t = useTranslations('filmStory');
  const { films } = useApi<FilmApi>();
  const read = useQuery({
    queryKey: ['story-writing', film.id],
    queryFn: ({ signal }) => films.readStoryWriting({ filmId: film.id }, { signal }),
  });
  if (read.isError) {
    return (
      <Notice action={<Button onClick={() => void read.refetch()}>{t('tryAgain')}</Button>}>
        {read.error.message}
      </Notice>
    );
  }
  if (!read.data) {
    return <Skeleton className="h-80" />;
  }
  const { notDrawn, passes } = read.data;
  return (
    <div className="flex flex-col gap-5 pb-2">
      <p className="text-text-2">
        <Writers film={film} />
      </p>
      <NotDrawn notDrawn={notDrawn} />
      {passes.length > 0 && <StoryPasses passes={passes} film={film} />}
    </div>
  );
}

/** Who read the idea and who wrote what is said, and why the language model did not. */
function Writers({ film }: { film: FilmView }) {
  const t = useTranslations('filmStory');
  const { readBy = null, wordedBy = null, failure = null } = film.writing ?? {};
  const who = (): string => {
    if (wordedBy !== null) {
      return t(readBy === null ? 'writers.worded' : 'writers.all', { model: wordedBy });
    }
    return readBy === null ? t('writers.own') : t('writers.read', { model: readBy });
  };
  return (
    <>
      {failure !== null && `${t(`failures.${failure}`, { model: film.models.language.label })} `}
      {who()}
    </>
  );
}

/** What the idea names and the film does not show as it is, in the idea's own words. */
function NotDrawn({ notDrawn: { missing, nearly } }: { notDrawn: ReadNotDrawn }) {
  const t = useTranslations('filmStory');
  const list = useList();
  if (missing.length + nearly.length === 0) {
    return <p className="text-text-2">{t('allDrawn')}</p>;
  }
  return (
    <div className="flex flex-col gap-1 text-text-2">
      {missing.length > 0 && <p>{t('notDrawn', { words: list(missing) })}</p>}
      {nearly.length > 0 && <p>{t('nearlyDrawn', { words: list(nearly) })}</p>}
    </div>
  );
}
