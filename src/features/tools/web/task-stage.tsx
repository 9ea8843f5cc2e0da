import { CircleStop, RotateCcw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { ToolTask } from '../contract.ts';
import { TaskProgress } from './task-progress.tsx';
import { isGoingOn } from './use-tool-tasks.ts';
import type { ToolWork } from './use-tool-work.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a tool's page puts on the stage. */
export interface StageParts {
  /** What was ordered, in a line. */
  nameOf: (task: ToolTask) => string;
  /** What was made, or is being made. */
  renderResults: (task: ToolTask) => ReactNode;
  /** Fills in the form as the task was ordered. */
  again: (task: ToolTask) => void;
}

/** One task: what it was asked for, what it made, and what can be done with it. */
export function TaskStage({
  task,
  work,
  parts,
}: {
  task: ToolTask;
  work: Pick<ToolWork, 'tool' | 'usualSeconds' | 'stop' | 'remove' | 'show'>;
  parts: StageParts;
}) {
  const t = useTranslations('toolPage');
  const [isAsking, setAsking] = useState(false);
  const { stop, remove } = work;
  const going = isGoingOn(task);
  const halt = (): void =>
    stop.mutate(task.id, {
      onSuccess: ({ goingOn }) => toast(t(goingOn > 0 ? 'goesOn' : 'stopped'), goingOn > 0 ? 'note' : 'success'),
      onError: toastFailure,
    });
  const name = parts.nameOf(task);
  return (
    <article className="flex min-w-0 flex-col gap-4">
      {parts.renderResults(task)}
      <TaskProgress task={task} usualSeconds={work.tool === 'image' ? work.usualSeconds(task.model.id) : undefined} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <p data-selectable="" lang={langOf(name)} className="max-w-prose text-reading">
            {name}
          </p>
          <Facts task={task} />
        </div>
        <div className="flex flex-wrap gap-2">
          {going && (
            <Button icon={<CircleStop {...SIGN} />} busy={stop.isPending} onClick={halt}>
              {t('stop')}
            </Button>
          )}
          <Button icon={<RotateCcw {...SIGN} />} onClick={() => parts.again(task)}>
            {t('again')}
          </Button>
          <Button
            kind="quiet"
            icon={<Trash2 {...SIGN} />}
            aria-haspopup="dialog"
            onClick={() => {
              remove.reset();
              setAsking(true);
            }}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        busy={remove.isPending}
        error={remove.error?.message}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(task.id, {
            onSuccess: () => {
              work.show(null);
              toast(t('removed'), 'success');
            },
          })
        }
      >
        <p>{t(going && task.coins > 0 ? 'removeGoingText' : 'removeText')}</p>
      </ConfirmDialog>
    </article>
  );
}

/** Who made it, when, and at what price. */
function Facts({ task }: { task: ToolTask }) {
  const t = useTranslations('toolPage');
  const list = useList();
  const nameOf = useModelName();
  const format = useFormatter();
  const makers = new Map(task.results.flatMap(({ servedBy }) => (servedBy ? [[servedBy.id, servedBy] as const] : [])));
  const made = list([...makers.values()].flatMap((model) => nameOf(model) ?? []));
  return (
    <p className="edge flex flex-wrap items-center gap-x-3 gap-y-1 text-text-3 normal-case">
      <span>{made === '' ? nameOf(task.model) : t('madeBy', { model: made })}</span>
      <time dateTime={task.createdAt}>
        {format.dateTime(new Date(task.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      {task.coins > 0 && <CoinAmount coins={task.coins} />}
    </p>
  );
}
