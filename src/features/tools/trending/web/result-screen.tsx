import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { ToolTask } from '../../contract.ts';
import { ClipResult } from '../../web/clip-result.tsx';
import { inputFileOf } from '../../web/input-file-of.ts';
import type { SendFile } from '../../web/send-file.ts';
import { TaskStage } from '../../web/task-stage.tsx';
import { useKeptInputs } from '../../web/use-kept-inputs.ts';
import { useTaskChanges, useToolTask } from '../../web/use-tool-tasks.ts';
import { NO_FIELDS, settle } from './template-fields.ts';
import { TemplatesFrame } from './templates-frame.tsx';
import { useTemplatePaths } from './use-template-paths.ts';
import { useTemplates } from './use-templates.ts';

/** One clip of a template: while it is made, and then. `destinations` are where it can go on to. */
export function ResultScreen({ destinations }: { destinations: readonly SendFile[] }) {
  const t = useTranslations('toolTrending');
  const tools = useTranslations('toolPage');
  const { trendingTaskId = null } = useParams();
  const paths = useTemplatePaths();
  const task = useToolTask(trendingTaskId);
  const isGone = isAppError(task.error) && task.error.code.startsWith('TASK_');
  return (
    <TemplatesFrame heading={t('result')}>
      {task.isPending && <Skeleton className="aspect-video w-full" />}
      {isGone && !task.data && (
        <EmptyState
          title={t('goneTask')}
          action={
            <Link to={paths.mine} className={buttonLook('primary')}>
              {t('mine')}
            </Link>
          }
        />
      )}
      {task.error && !isGone && !task.data && (
        <Notice action={<Button onClick={() => void task.refetch()}>{tools('tryAgain')}</Button>}>
          {task.error.message}
        </Notice>
      )}
      {task.data && <Result task={task.data} destinations={destinations} />}
    </TemplatesFrame>
  );
}

function Result({ task, destinations }: { task: ToolTask; destinations: readonly SendFile[] }) {
  const t = useTranslations('toolTrending');
  const navigate = useNavigate();
  const paths = useTemplatePaths();
  const changes = useTaskChanges('trending');
  const [, keep] = useKeptInputs('trending', { initial: NO_FIELDS, settle });
  const templateId = String(task.inputs['template'] ?? '');
  const template = useTemplates().data?.find(({ id }) => id === templateId);
  const name = template?.title ?? t('heading');
  const photo = inputFileOf(task, 'photo');
  const [result] = task.results;
  return (
    <TaskStage
      task={task}
      work={{
        tool: 'trending',
        usualSeconds: () => undefined,
        stop: changes.stop,
        remove: changes.remove,
        show: () => void navigate(paths.mine, { replace: true }),
      }}
      parts={{
        nameOf: () => name,
        renderResults: () =>
          result && (
            <>
              <ClipResult
                result={result}
                aspect={template?.aspect ?? '9:16'}
                name={name}
                poster={photo?.path}
                destinations={destinations}
              />
              {result.told['notCutOut'] === true && <Notice kind="warning">{t('notCutOut')}</Notice>}
            </>
          ),
        again: () => {
          keep(settle({ ...task.inputs, photo: photo ?? null }));
          void navigate(paths.template(templateId));
        },
      }}
    />
  );
}
