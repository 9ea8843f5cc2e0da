import { useTranslations } from 'use-intl';
import { LeaderBar, type LeaderFrame } from '#src/platform/browser/ui/leader-bar.tsx';
import { TimeLeftText } from '#src/platform/browser/ui/time-left-text.tsx';
import { FILM_STAGES } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { isAtRest } from './use-live-film.ts';

const FRAMES = [...FILM_STAGES, 'complete'] as const;

/**
 * The film's progress: its eight stages as a leader, the counts of those that are being made, and the remaining time.
 * `asRecord` keeps no place for these; `dense` has each stage in one line.
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
    const counts = film.progress.stages.find((each) => each.stage === stage);
    const { state, isCounted } =
      done || index < at ? { state: 'done' as const, isCounted: false } : stageState(film, counts, index === at);
    return {
      key: stage,
      label: t(`stage.${stage}`),
      state,
      ...(isCounted && counts && counts.of > 1 ? { note: t('made', { made: counts.made, of: counts.of }) } : {}),
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
                <TimeLeftText seconds={film.progress.secondsLeft} />
              </p>
            </>
          )}
        </div>
      )}
    </div>
  );
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

/** The state of the stage at which the film is, or of a later one, parts of which may be made already. */
function stageState(
  film: FilmView,
  counts: { made: number; of: number } | undefined,
  isHere: boolean,
): { state: LeaderFrame['state']; isCounted: boolean } {
  const { made, of } = counts ?? { made: 0, of: 0 };
  if (isHere || (made > 0 && made < of)) {
    return { state: presentState(film, isHere), isCounted: true };
  }
  return { state: made > 0 ? 'done' : 'waiting', isCounted: false };
}

/** The state of a stage that is begun. It fails where the film is. */
function presentState(film: FilmView, isHere: boolean): LeaderFrame['state'] {
  if (isHere && film.status === 'FAILED' && !film.cancelled) {
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
