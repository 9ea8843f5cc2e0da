import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import type { ToolTask } from '../../contract.ts';
import { TaskSight } from '../../web/task-sight.tsx';
import { useToolTasks } from '../../web/use-tool-tasks.ts';
import { TemplatesFrame } from './templates-frame.tsx';
import { useTemplatePaths } from './use-template-paths.ts';
import { useTemplates } from './use-templates.ts';

/** The clips that somebody has made with templates, the newest first. */
export function MineScreen() {
  const t = useTranslations('toolTrending');
  const paths = useTemplatePaths();
  const list = useToolTasks('trending');
  const tasks = list.data?.pages.flatMap((page) => page.tasks) ?? [];
  return (
    <TemplatesFrame heading={t('mine')} lead={t('mineNote')}>
      <PagedList
        list={list}
        isEmpty={tasks.length === 0}
        skeleton="h-96 w-full"
        empty={
          <EmptyState
            title={t('mineNone')}
            action={
              <Link to={paths.explore} className={buttonLook('primary')}>
                {t('toTemplates')}
              </Link>
            }
          >
            {t('mineNoneText')}
          </EmptyState>
        }
      >
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {tasks.map((task) => (
            <li key={task.id} className="min-w-0">
              <MadeCard task={task} />
            </li>
          ))}
        </ul>
      </PagedList>
    </TemplatesFrame>
  );
}

function MadeCard({ task }: { task: ToolTask }) {
  const t = useTranslations('toolTrending');
  const tools = useTranslations('toolPage');
  const format = useFormatter();
  const paths = useTemplatePaths();
  const template = useTemplates().data?.find(({ id }) => id === task.inputs['template']);
  return (
    <article className="group relative flex min-w-0 flex-col gap-1.5">
      <span className="relative block aspect-[4/5] w-full overflow-hidden rounded-frame border border-line bg-media group-hover:border-text-2">
        <TaskSight task={task} />
      </span>
      <h2 className="min-w-0 pt-1">
        <Link
          to={paths.result(task.id)}
          className="line-clamp-2 text-base font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {template?.title ?? t('heading')}
        </Link>
      </h2>
      <EdgePrint end={task.state === 'completed' ? undefined : <span>{tools(`states.${task.state}`)}</span>}>
        <time dateTime={task.createdAt}>
          {format.dateTime(new Date(task.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </EdgePrint>
    </article>
  );
}
