import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import { isCutting, OldCut } from './make-cut.tsx';

type NextStep = NonNullable<FilmView['nextStep']>;

/** Why a film is paused or its cut is old, and the action that continues it. */
export function FilmStanding({ film, resume, busy }: { film: FilmView; resume: () => void; busy: boolean }) {
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  if (film.status === 'COMPLETED') {
    return film.movie && (film.cutOutdated || isCutting(film)) ? <OldCut film={film} /> : null;
  }
  const step = film.nextStep;
  const button = step && <NextStepButton step={step} busy={busy} onClick={resume} />;
  // A cancelled film has the status failed too, but needs no error.
  if (film.cancelled) {
    return (
      <Notice kind="note" action={button}>
        {ofPage('stopped')}
      </Notice>
    );
  }
  if (film.failure) {
    return (
      <Notice action={button}>
        <strong className="font-semibold">{ofPage('failedTitle', { stage: t(`stage.${film.progress.stage}`) })}</strong>
        <span className="block">{film.failure.message}</span>
        <span className="block text-text-2">{ofPage('failedKept')}</span>
      </Notice>
    );
  }
  if (step) {
    return (
      <Notice kind="note" action={button}>
        {ofPage('waitingFor', { stage: t(`stage.${step.stage}`) })}
      </Notice>
    );
  }
  return null;
}

const STEP_LABELS = { continue: 'next', retry: 'retryNext', resume: 'resumeNext' } as const;

/** The action that continues a film, with its price. */
export function NextStepButton({ step, busy, onClick }: { step: NextStep; busy: boolean; onClick: () => void }) {
  const ofPage = useTranslations('filmPage');
  const t = useTranslations('film');
  const format = useFormatter();
  const label = ofPage(STEP_LABELS[step.action], { stage: t(`stage.${step.stage}`) });
  const counted = step.count > 1 && step.action === 'continue';
  return (
    <Button kind="primary" price={step.coins} busy={busy} onClick={onClick}>
      {counted ? `${label} · ${format.number(step.count)}` : label}
    </Button>
  );
}
