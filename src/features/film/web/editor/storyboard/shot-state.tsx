import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleDashed, History, LoaderCircle, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useRetryShot } from '../use-retry-shot.ts';
import { standingOf, type ShotStanding, type ShotView } from './shot-standing.ts';

const SIGNS: Readonly<Record<ShotStanding, { sign: typeof Plus; ink: string }>> = {
  new: { sign: Plus, ink: 'text-text-3' },
  waiting: { sign: CircleDashed, ink: 'text-text-3' },
  making: { sign: LoaderCircle, ink: 'text-action-text' },
  outdated: { sign: History, ink: 'text-warn' },
  failed: { sign: CircleAlert, ink: 'text-err' },
  done: { sign: CircleCheck, ink: 'text-ok' },
};

/** How the takes of a shot stand, why they failed, and another try. */
export function ShotState({
  shot,
  view,
  inTable,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  inTable: boolean;
}) {
  const t = useTranslations('filmEditor');
  const { film } = useEditor();
  const { retryShot, retrying } = useRetryShot(film.id);
  const standing = standingOf(view);
  const take = view?.takes.clip ?? view?.takes.picture ?? null;
  const { sign: Sign, ink } = SIGNS[standing];
  return (
    <>
      <p className={clsx('flex min-h-7 flex-wrap items-center gap-x-1.5 px-2 text-dense whitespace-nowrap', ink)}>
        <span className="flex items-center gap-1.5">
          <Sign className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t(`standing.${standing}`)}
        </span>
        {take !== null && (
          <span className="flex items-center gap-1 whitespace-nowrap">
            <span className="text-note text-text-3">{t(view?.takes.clip ? 'takeOf.clip' : 'takeOf.frame')}</span>
            <CircledTake number={take} />
          </span>
        )}
      </p>
      {view?.failure && (
        <>
          <p className="line-clamp-3 px-2 text-note text-err">{view.failure.message}</p>
          <Button
            size="dense"
            data-field=""
            {...(inTable ? { tabIndex: -1 } : {})}
            busy={retrying.has(view.number)}
            aria-label={t('retryOf', { number: shot.plan.number })}
            onClick={() => retryShot(view.number)}
          >
            {t('retry')}
          </Button>
        </>
      )}
    </>
  );
}
