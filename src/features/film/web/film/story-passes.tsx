import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView, ReadPass } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';

/** How the story of a deeply planned film was written: its plans, what was criticised, and why one was chosen (PIPE-08). */
export function StoryPasses({ film }: { film: FilmView }) {
  const t = useTranslations('filmStory');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="dense" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('title')} width={760}>
          <PassList film={film} />
        </Dialog>
      )}
    </div>
  );
}

function PassList({ film }: { film: FilmView }) {
  const t = useTranslations('filmStory');
  const { films } = useApi<FilmApi>();
  const listed = useQuery({
    queryKey: ['story-passes', film.id],
    queryFn: ({ signal }) => films.listStoryPasses({ filmId: film.id }, { signal }),
  });
  if (listed.isError) {
    return (
      <Notice action={<Button onClick={() => void listed.refetch()}>{t('tryAgain')}</Button>}>
        {listed.error.message}
      </Notice>
    );
  }
  if (!listed.data) {
    return <Skeleton className="h-80" />;
  }
  const { passes } = listed.data;
  const chosen = passes.find(({ isChosen }) => isChosen);
  return (
    <div className="flex flex-col gap-5 pb-2">
      <p className="text-text-2">
        {t('explains', { count: passes.length })}{' '}
        {chosen && t(chosen.number === 1 ? 'firstChosen' : 'laterChosen', { number: chosen.number })}
      </p>
      <ol className="flex flex-col gap-4">
        {passes.map((pass) => (
          <li key={pass.number}>
            <Pass pass={pass} film={film} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Pass({ pass, film }: { pass: ReadPass; film: FilmView }) {
  const t = useTranslations('filmStory');
  const format = useFormatter();
  const broken = pass.rules.filter(({ score }) => score < 100);
  return (
    <Slate className="flex flex-col gap-2.5 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          {t('pass', { number: pass.number })}
          {pass.isChosen && <span className="ml-2 text-select">{t('chosen')}</span>}
        </h3>
        <p className="edge text-text-2">{t('points', { points: format.number(pass.score) })}</p>
      </div>
      <p className="text-text-2">{t(`emphasis.${pass.emphasis}`)}</p>
      {broken.length === 0 ? (
        <p className="text-text-3">{t('nothingCriticised')}</p>
      ) : (
        <ul className="flex flex-col gap-1" aria-label={t('criticised')}>
          {broken.map(({ rule, score, shots }) => (
            <li key={rule} className="flex items-baseline justify-between gap-3 text-dense">
              <span className="text-text-2">
                {t(`rules.${rule}`)}
                {shots.length > 0 && (
                  <span className="text-text-3"> {t('inShots', { shots: format.list(shots.map(String)) })}</span>
                )}
              </span>
              <span className="edge text-text-3">{format.number(score)}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="cursor-pointer text-dense text-text-2">{t('read')}</summary>
        <div lang={LANGUAGE_TAGS[film.language]} className="mt-2 flex flex-col gap-2">
          <p className="font-semibold">{pass.title}</p>
          <ol className="flex flex-col gap-1.5">
            {pass.shots.map(({ number, script, text }) => (
              <li key={number} className="text-dense">
                <span className="edge mr-2 text-text-3">{format.number(number)}</span>
                {text !== '' && <span className="text-text-1">{text} </span>}
                <span className="text-text-3">{script}</span>
              </li>
            ))}
          </ol>
        </div>
      </details>
    </Slate>
  );
}
