import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../contract.ts';
import { formatTimecode } from '../format-timecode.ts';
import { GuideEntry, type FilmGuideCode } from '../guide/guide-entry.tsx';
import { CastColumn } from './cast-column.tsx';
import { FilmActionBar } from './film-action-bar.tsx';
import { FilmLeader, StageVoice } from './film-leader.tsx';
import { FilmTitle } from './film-title.tsx';
import { MovieFrame, MoviePoster } from './movie-frame.tsx';
import { Receipt } from './receipt.tsx';
import { ScriptTable } from './script-table.tsx';
import { StopFilm } from './stop-film.tsx';
import { Storyboard } from './storyboard.tsx';
import { useFilmActions } from './use-film-actions.ts';
import { useLate } from './use-late.ts';
import { type FilmLine, isAtRest } from './use-live-film.ts';

const FinishedFilm = lazy(async () => ({ default: (await import('./finished-film.tsx')).FinishedFilm }));

/** Everything of one film: how far it is, what there is of it, and what its owner can do next. */
export function FilmPage({
  film,
  line,
  lookAgain,
  guide,
}: {
  film: FilmView;
  line: FilmLine;
  lookAgain: () => void;
  guide: FilmGuideCode;
}) {
  const t = useTranslations('film');
  const actions = useFilmActions(film);
  const [tab, setTab] = useState<'board' | 'script'>('board');
  const resting = isAtRest(film);
  const problem = actions.cancel.error ?? actions.resume.error ?? actions.retryShot.error ?? actions.rename.error;
  const title = film.title || film.idea.slice(0, 80);
  const making = !resting;
  const late = useLate(film.progress);
  const percent = Math.floor(film.progress.percent);
  useEffect(() => {
    const before = document.title;
    document.title = making ? `${t('page.tabTitle', { percent, title })} · Kinora` : `${title} · Kinora`;
    return () => {
      document.title = before;
    };
  }, [making, percent, title, t]);

  return (
    <article className="flex flex-col gap-6">
      <StageVoice film={film} />
      {film.status !== 'COMPLETED' && <FilmLeader film={film} />}
      {line === 'offline' && <Notice kind="warning">{t('page.offline')}</Notice>}
      {line === 'ended' && (
        <Notice kind="note" action={<Button onClick={lookAgain}>{t('page.lookAgain')}</Button>}>
          {t('page.stoppedAsking')}
        </Notice>
      )}
      {making && late && line !== 'ended' && <Notice kind="note">{t('page.takesLong')}</Notice>}
      <header data-guide="name" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <FilmTitle film={film} rename={actions.rename} />
        <GuideEntry guide={guide} hasSomething={Boolean(film.outline)} className="ml-auto" />
        {making && <StopFilm film={film} cancel={actions.cancel} />}
      </header>
      {problem && <Notice>{problem.message}</Notice>}
      <FilmStanding film={film} resume={() => actions.resume.mutate()} busy={actions.resume.isPending} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-6">
          {film.movie && (
            <>
              <MovieFrame aspect={film.aspect}>
                <Suspense fallback={<MoviePoster film={film} />}>
                  <FinishedFilm film={film} movie={film.movie} />
                </Suspense>
              </MovieFrame>
              <FilmActionBar film={film} actions={actions} />
            </>
          )}
          {film.outline && <Outline film={film} />}
          <div data-guide="shots">
            <Tabs
              label={t('page.board')}
              value={tab}
              onChange={setTab}
              tabs={[
                { key: 'board', label: t('page.storyboardTab') },
                { key: 'script', label: t('page.scriptTab') },
              ]}
            >
              <p className="edge mb-3 text-text-3">
                {lengthOf(film) > 0
                  ? t('page.shotsAndLength', { shots: film.shotCount, length: formatTimecode(lengthOf(film)) })
                  : t('idea.shotCount', { count: film.shotCount })}
              </p>
              {tab === 'board' ? (
                <Storyboard
                  film={film}
                  making={making}
                  onRetry={(number) => actions.retryShot.mutate(number)}
                  retrying={actions.retryShot.isPending ? actions.retryShot.variables : undefined}
                />
              ) : (
                <ScriptTable film={film} />
              )}
            </Tabs>
          </div>
        </div>
        <aside className="flex min-w-0 flex-col gap-7">
          <CastColumn film={film} />
          {/* A leader is counted down before the film; afterwards it is a record of it. */}
          {film.status === 'COMPLETED' && <FilmLeader film={film} />}
          <Receipt film={film} />
        </aside>
      </div>
    </article>
  );
}

const lengthOf = (film: FilmView): number =>
  film.movie?.durationSeconds ?? film.shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);

function Outline({ film }: { film: FilmView }) {
  const t = useTranslations('film.page');
  const [lead, ...rest] = (film.outline ?? '').split('\n\n');
  return (
    <section
      data-guide="outline"
      aria-label={t('outline')}
      lang={LANGUAGE_TAGS[film.language]}
      className="flex max-w-prose flex-col gap-3"
    >
      <p className="text-[19px] leading-[1.5] text-text-1">{lead}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="text-text-2">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** Why a film rests, and the one step that takes it further. */
function FilmStanding({ film, resume, busy }: { film: FilmView; resume: () => void; busy: boolean }) {
  const t = useTranslations('film');
  const format = useFormatter();
  if (film.status === 'COMPLETED') return null;
  const step = film.nextStep;
  const stage = step ? t(`stage.${step.stage}`) : '';
  const label =
    step?.action === 'continue'
      ? t('page.next', { stage })
      : step?.action === 'retry'
        ? t('page.retryNext')
        : t('page.resumeNext');
  const button = step && (
    <Button kind="primary" price={step.coins} busy={busy} onClick={resume}>
      {step.count > 1 && step.action === 'continue' ? `${label} · ${format.number(step.count)}` : label}
    </Button>
  );
  // What was stopped has failed as well, but nobody has to be told so.
  if (film.cancelled)
    return (
      <Notice kind="note" action={button}>
        {t('page.stopped')}
      </Notice>
    );
  if (film.failure) {
    return (
      <Notice action={button}>
        <strong className="font-semibold">{t('page.failedTitle', { stage: t(`stage.${film.progress.stage}`) })}</strong>
        <span className="block">{film.failure.message}</span>
        <span className="block text-text-2">{t('page.failedKept')}</span>
      </Notice>
    );
  }
  if (step)
    return (
      <Notice kind="note" action={button}>
        {t('page.waitingFor', { stage })}
      </Notice>
    );
  return null;
}
