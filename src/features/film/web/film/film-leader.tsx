import { useTranslations } from 'use-intl';
import { LeaderBar, type LeaderFrame } from '#src/platform/browser/ui/leader-bar.tsx';
import { FILM_STAGES } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmView } from '../../contract.ts';
import { isAtRest } from './use-live-film.ts';

const FRAMES = [...FILM_STAGES, 'complete'] as const;

/** How far a film is: its eight stages as a leader, what is counted in the present one, and the time that is left. */
export function FilmLeader({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  const at = FRAMES.indexOf(film.progress.stage);
  const done = film.status === 'COMPLETED';
  const resting = isAtRest(film);
  const frames = FRAMES.map((stage, index): LeaderFrame => {
    const here = index === at && !done;
    return {
      key: stage,
      label: t(`stage.${stage}`),
      state:
        done || index < at
          ? 'done'
          : !here
            ? 'waiting'
            : film.status === 'FAILED' && !film.cancelled
              ? 'failed'
              : resting
                ? 'waiting'
                : 'making',
      ...(here && film.progress.of > 1 ? { note: t('made', { made: film.progress.made, of: film.progress.of }) } : {}),
    };
  });
  return (
    <div data-guide="leader">
      <LeaderBar label={t('page.leader')} percent={film.progress.percent} frames={frames} />
      {!resting && (
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="text-note text-text-2">{t('page.leave')}</p>
          <p className="edge ml-auto text-text-3">
            {film.progress.secondsLeft === null
              ? ''
              : t('page.draftLeft', { seconds: Math.max(1, Math.round(film.progress.secondsLeft)) })}
          </p>
        </div>
      )}
    </div>
  );
}

/** One voice for the whole page: it speaks when the stage changes, not at every frame. */
export function StageVoice({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  return (
    <p aria-live="polite" className="sr-only">
      {film.status === 'COMPLETED' ? t('page.done') : t('page.stageNow', { stage: t(`stage.${film.progress.stage}`) })}
    </p>
  );
}
