import { useTranslations } from 'use-intl';
import type { FilmView } from '../contract.ts';

const STAGES = ['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie', 'complete'] as const;

/** The countdown of a film's stages, as on a leader: eight to one. */
export function LeaderBar({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  const current = STAGES.indexOf(film.progress.stage);
  const done = film.status === 'COMPLETED';
  return (
    <div>
      <ol className="grid grid-cols-4 gap-px md:grid-cols-8" aria-label={`${Math.round(film.progress.percent)} %`}>
        {STAGES.map((stage, index) => {
          const state = done || index < current ? 'done' : index === current ? 'making' : 'waiting';
          return (
            <li
              key={stage}
              data-stage={stage}
              data-state={state}
              aria-current={state === 'making' ? 'step' : undefined}
              className={`flex flex-col gap-0.5 border-b-2 bg-surface-2 px-3 py-2 ${state === 'done' ? 'border-select' : state === 'making' ? 'border-action' : 'border-transparent text-text-3'}`}
            >
              <span className="font-edge text-[11px] text-text-3">
                {STAGES.length - index}
                {state === 'making' && film.progress.of > 1 ? ` · ${t('made', { made: film.progress.made, of: film.progress.of })}` : ''}
              </span>
              <span className={`text-sm font-semibold ${state === 'making' ? 'text-action-text' : ''}`}>{t(`stage.${stage}`)}</span>
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="mt-2 font-edge text-[11px] text-text-3">
        {!done && film.progress.secondsLeft !== null ? t('secondsLeft', { seconds: Math.max(1, Math.round(film.progress.secondsLeft)) }) : ' '}
      </p>
    </div>
  );
}
