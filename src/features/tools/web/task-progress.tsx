import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { TimeLeftText } from '#src/platform/browser/ui/time-left-text.tsx';
import { TOOL_EXPECTED_SECONDS } from '#src/shared/catalogue/expected-seconds.ts';
import type { ToolTask } from '../contract.ts';
import { isGoingOn } from './use-tool-tasks.ts';

/** How far a task is: how many of its results there are, how long it goes on, and what went wrong. */
export function TaskProgress({ task, usualSeconds }: { task: ToolTask; usualSeconds: number | undefined }) {
  const t = useTranslations('toolPage');
  const going = isGoingOn(task);
  const seconds = useElapsed(task.createdAt, going);
  const done = task.results.filter(({ state }) => state === 'completed').length;
  const failures = new Map(task.results.flatMap(({ failure }) => (failure ? [[failure.code, failure.message]] : [])));
  const usual = usualSeconds === undefined ? undefined : Math.max(1, Math.round(usualSeconds * task.results.length));
  return (
    <>
      {/* Said once when it is done, not at every second. */}
      <output className="sr-only">{going ? t('going') : t(`states.${task.state}`)}</output>
      {going && (
        <div className="flex flex-col gap-1.5">
          <Progress label={t('going')} {...(task.progress ? { percent: task.progress.percent } : {})} />
          <p className="text-note text-text-2 tabular-nums">
            {task.results.length > 1 && `${t('done', { done, of: task.results.length })} · `}
            {task.progress && task.progress.secondsLeft !== null ? (
              <TimeLeftText key={task.id} seconds={task.progress.secondsLeft} />
            ) : (
              t(task.state === 'pending' ? 'waits' : 'elapsed', { seconds })
            )}
            {task.progress === null &&
              usual !== undefined &&
              task.state !== 'pending' &&
              ` · ${t('usually', { seconds: usual })}`}
          </p>
          {seconds > TOOL_EXPECTED_SECONDS[task.tool] && <Notice kind="note">{t('takingLong')}</Notice>}
        </div>
      )}
      {task.results.some(({ state }) => state === 'unknown') && <Notice kind="warning">{t('unknown')}</Notice>}
      {[...failures].map(([code, message]) => (
        <Notice key={code}>{message}</Notice>
      ))}
      {task.results.some(({ state }) => state === 'cancelled') && <p className="text-text-2">{t('wasStopped')}</p>}
    </>
  );
}

/** Whole seconds since then, counted while `counts`. */
function useElapsed(since: string, counts: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counts) {
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  return Math.max(0, Math.round((now - Date.parse(since)) / 1000));
}
