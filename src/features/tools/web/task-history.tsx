import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import type { ToolTask } from '../contract.ts';
import { TaskSight } from './task-sight.tsx';
import type { ToolWork } from './use-tool-work.ts';

/** Everything that was made with a tool, the newest first: a strip on narrow pages, a column on wide ones. */
export function TaskHistory({
  work,
  nameOf,
  className,
}: {
  work: ToolWork;
  nameOf: (task: ToolTask) => string;
  className: string;
}) {
  const t = useTranslations('toolPage');
  const { all, tasks, shown, show } = work;
  if (all.length === 0 && !tasks.isPending) {
    return null;
  }
  return (
    <section aria-labelledby="made" className={clsx('flex flex-col gap-3', className)}>
      <h2 id="made" className="text-lead font-semibold">
        {t('history')}
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5 2xl:grid-cols-2">
        {all.map((task) => (
          <li key={task.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={task.id === shown?.id}
              onClick={() => show(task.id)}
              className="group flex w-full min-w-0 flex-col gap-1 text-left"
            >
              <span
                className={clsx(
                  'relative block aspect-square w-full overflow-hidden rounded-frame border bg-media',
                  task.id === shown?.id ? 'border-select ring-2 ring-select' : 'border-line group-hover:border-text-2',
                )}
              >
                <TaskSight task={task} />
              </span>
              <span lang={langOf(nameOf(task))} className="line-clamp-2 w-full text-note text-text-2">
                {nameOf(task)}
              </span>
              {task.state !== 'completed' && (
                <span className={clsx('edge', task.state === 'failed' ? 'text-err' : 'text-text-3')}>
                  {t(`states.${task.state}`)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <ListEnd list={tasks} />
    </section>
  );
}
