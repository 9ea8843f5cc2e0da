import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaderBar, type LeaderFrame } from '#src/platform/browser/ui/leader-bar.tsx';
import { FILM_STAGES } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { timeLeft } from './time-left.ts';
import { isAtRest } from './use-live-film.ts';

const FRAMES = [...FILM_STAGES, 'complete'] as const;

/**
 * The film's progress: its eight stages as a leader, the counts of the current one, and the remaining time. `asRecord`
 * keeps no place for these; `dense` has each stage in one line.
 */
export function FilmLeader({
  film,
  asRecord = false,
  dense = false,
}: {
  film: FilmView;
  asRecord?: boolean;
  dense?: boolean;
}) {
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const at = FRAMES.indexOf(film.progress.stage);
  const done = film.status === 'COMPLETED';
  const resting = isAtRest(film);
  const frames = FRAMES.map((stage, index): LeaderFrame => {
    const here = index === at && !done;
    return {
      key: stage,
      label: t(`stage.${stage}`),
      state: here ? presentState(film) : stateAside(done || index < at),
      ...(here && film.progress.of > 1 ? { note: t('made', { made: film.progress.made, of: film.progress.of }) } : {}),
    };
  });
  return (
    <div data-guide="leader">
      <LeaderBar label={ofPage('leader')} percent={film.progress.percent} frames={frames} dense={dense} />
      {!asRecord && (
        <div className="mt-2 flex min-h-5 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {!resting && (
            <>
              <p className="text-note text-text-2">
                <MakingNow film={film} /> {ofPage('leave')}
              </p>
              <p className="edge ml-auto text-text-3">
                {film.progress.secondsLeft !== null && <Left seconds={film.progress.secondsLeft} />}
              </p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Left({ seconds }: { seconds: number }) {
  const t = useTranslations('filmPage');
  const { unit, count } = timeLeft(seconds);
  const isLonger = useLonger(seconds);
  return (
    <>
      {isLonger && `${t('takesLonger')} · `}
      {t(`timeLeft.${unit}`, { count })}
    </>
  );
}

/** An end that moves by less is none that anybody was told wrong, in seconds. */
const TOLERANCE_SECONDS = 15;

/** True while the newest estimate ends clearly later than an earlier one did. */
function useLonger(seconds: number): boolean {
  const earliest = useRef(Infinity);
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const ends = performance.now() / 1000 + seconds;
    const isLater = ends > earliest.current + TOLERANCE_SECONDS;
    earliest.current = Math.min(earliest.current, ends);
    const shown = requestAnimationFrame(() => setLonger(isLater));
    return () => cancelAnimationFrame(shown);
  }, [seconds]);
  return isLonger;
}

/** What is being made now: the largest asset, and the number of others. */
function MakingNow({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const [first, ...others] = film.progress.making;
  if (!first) {
    return null;
  }
  const what = t(`making.${first.kind}`, { shot: first.shot ?? 0, name: first.name ?? '' });
  return <strong className="font-semibold text-text-1">{ofPage('makingNow', { what, others: others.length })}</strong>;
}

const stateAside = (past: boolean): LeaderFrame['state'] => (past ? 'done' : 'waiting');

/** The state of the current stage. */
function presentState(film: FilmView): LeaderFrame['state'] {
  if (film.status === 'FAILED' && !film.cancelled) {
    return 'failed';
  }
  return isAtRest(film) ? 'waiting' : 'making';
}

/** One live region for the whole page: it announces stage changes, not every frame. */
export function StageVoice({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const done = film.movie && film.cutOutdated ? '' : ofPage('done');
  return (
    <p aria-live="polite" className="sr-only">
      {film.status === 'COMPLETED' ? done : ofPage('stageNow', { stage: t(`stage.${film.progress.stage}`) })}
    </p>
  );
}
