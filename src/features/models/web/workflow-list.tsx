import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { WorkflowAnswer } from '../contract.ts';
import { useChange, type Confirmed } from './use-models.ts';
import { AddWorkflowDialog, ChangeWorkflowDialog } from './workflow-dialog.tsx';

type Doing = { what: 'add' } | { what: 'change' | 'remove'; workflow: WorkflowAnswer };

/** The ComfyUI workflows that were added here, each to be changed and removed. */
export function WorkflowList({
  workflows,
  isServerSetUp,
  confirmed,
}: {
  workflows: readonly WorkflowAnswer[];
  isServerSetUp: boolean;
  confirmed: Confirmed;
}) {
  const t = useTranslations('models.workflows');
  const kinds = useTranslations('models.models.kinds');
  const [doing, setDoing] = useState<Doing>();
  const close = (): void => setDoing(undefined);
  return (
    <>
      {!isServerSetUp && <Notice kind="note">{t('noServer')}</Notice>}
      {workflows.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col border-t border-line">
          {workflows.map((workflow) => (
            <li
              key={workflow.id}
              data-workflow={workflow.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <div className="flex min-w-0 flex-col">
                <span className="font-semibold wrap-anywhere" translate="no">
                  {workflow.label}
                </span>
                <span className="text-note text-text-3">{kinds(workflow.kind)}</span>
              </div>
              <div className="flex flex-wrap gap-2.5">
                <Button
                  size="dense"
                  aria-label={t('changeOf', { model: workflow.label })}
                  onClick={() => setDoing({ what: 'change', workflow })}
                >
                  {t('change')}
                </Button>
                <Button
                  size="dense"
                  kind="quiet"
                  aria-label={t('removeOf', { model: workflow.label })}
                  onClick={() => setDoing({ what: 'remove', workflow })}
                >
                  {t('remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button className="self-start" onClick={() => setDoing({ what: 'add' })}>
        {t('add')}
      </Button>
      {doing?.what === 'add' && <AddWorkflowDialog confirmed={confirmed} onClose={close} />}
      {doing?.what === 'change' && <ChangeWorkflowDialog {...doing.workflow} confirmed={confirmed} onClose={close} />}
      {doing?.what === 'remove' && <RemoveDialog workflow={doing.workflow} confirmed={confirmed} onClose={close} />}
    </>
  );
}

function RemoveDialog({
  workflow: { id, label },
  confirmed,
  onClose,
}: {
  workflow: WorkflowAnswer;
  confirmed: Confirmed;
  onClose: () => void;
}) {
  const t = useTranslations('models.workflows');
  const remove = useChange(confirmed, (api, _none: undefined) => api.removeWorkflow({ id }));
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeOf', { model: label })}
      confirmLabel={t('remove')}
      busy={remove.isPending}
      error={remove.error?.message}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast(t('removed', { model: label }), 'success');
            onClose();
          },
        })
      }
    >
      <p>{t('removeNote')}</p>
    </ConfirmDialog>
  );
}
