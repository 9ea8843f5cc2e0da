import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { Outline } from '../../../outline-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { OutlineItem } from './outline-item.tsx';
import { useOutlineActions, useOutlines, type OutlineActions } from './use-outlines.ts';
import { WriteOutline } from './write-outline.tsx';

/** Other outlines of the film's story: to have one written, to read and compare them, and to use one (EDIT-03). */
export function Outlines() {
  const t = useTranslations('filmWhole');
  const heading = useId();
  const { data, error, refetch } = useOutlines();
  const actions = useOutlineActions();
  const [chosen, setChosen] = useState<Outline>();
  const [before, setBefore] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const outlines = data?.outlines ?? [];
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-col gap-1.5">
        <h2 id={heading} className="text-lead font-semibold">
          {t('outlines')}
        </h2>
        <p className="text-dense text-text-2">{t('outlinesHint')}</p>
      </div>
      <WriteOutline actions={actions} isWriting={outlines.some(({ status }) => status === 'generating')} />
      {before !== undefined && (
        <TakeBack
          checkpointId={before}
          takeBack={actions.takeBack}
          onDone={() => {
            setBefore(undefined);
            // Its button goes.
            list.current?.focus();
          }}
        />
      )}
      {error && (
        <Notice action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{error.message}</Notice>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('outlineList')} className="flex flex-col divide-y divide-line">
        {outlines.map((outline) => (
          <OutlineItem
            key={outline.id}
            outline={outline}
            stop={actions.stop}
            onStoryboard={() => {
              // What went wrong with another outline is not said of this one.
              actions.makeStoryboard.reset();
              setChosen(outline);
            }}
          />
        ))}
      </ul>
      {chosen && (
        <StoryboardDialog
          outline={chosen}
          make={actions.makeStoryboard}
          onClose={() => setChosen(undefined)}
          onMade={setBefore}
        />
      )}
    </section>
  );
}

/** Says what follows before the storyboard is made anew. */
function StoryboardDialog({
  outline,
  make,
  onClose,
  onMade,
}: {
  outline: Outline;
  make: OutlineActions['makeStoryboard'];
  onClose: () => void;
  onMade: (checkpointId: string) => void;
}) {
  const t = useTranslations('filmWhole');
  const { saveState, document } = useEditor();
  return (
    <ConfirmDialog
      open
      title={t('storyboardTitle', { number: outline.number ?? 0 })}
      confirmLabel={t('storyboardConfirm')}
      busy={make.isPending}
      reason={saveState === 'saved' ? undefined : t('unsaved')}
      error={make.error?.message}
      onClose={onClose}
      onConfirm={() =>
        make.mutate(outline.id, {
          onSuccess: ({ checkpointId }) => {
            onMade(checkpointId);
            onClose();
            toast(t('storyboardMade'), 'success');
          },
        })
      }
    >
      <p>{t('storyboardWhat', { shots: outline.shots ?? 0, before: document.shots.length })}</p>
      <p>{t('storyboardKept')}</p>
    </ConfirmDialog>
  );
}

/** Makes the film what it was before the storyboard was made anew. */
function TakeBack({
  checkpointId,
  takeBack,
  onDone,
}: {
  checkpointId: string;
  takeBack: OutlineActions['takeBack'];
  onDone: () => void;
}) {
  const t = useTranslations('filmWhole');
  const { saveState } = useEditor();
  return (
    <Notice
      kind="note"
      action={
        <Button
          busy={takeBack.isPending}
          reason={saveState === 'saved' ? undefined : t('unsaved')}
          onClick={() =>
            takeBack.mutate(checkpointId, {
              onSuccess: () => {
                onDone();
                toast(t('takenBack'), 'success');
              },
            })
          }
        >
          {t('takeBack')}
        </Button>
      }
    >
      {takeBack.error?.message ?? t('storyboardNow')}
    </Notice>
  );
}
