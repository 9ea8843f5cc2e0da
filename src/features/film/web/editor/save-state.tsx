import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useOnline } from '#src/platform/browser/device/use-online.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { useEditor } from './state/editor-context.tsx';
import type { SaveState } from './state/editor.ts';

const INKS: Readonly<Record<SaveState, string>> = {
  saved: 'text-ok',
  saving: 'text-text-3',
  offline: 'text-warn',
  changed_elsewhere: 'text-warn',
  refused: 'text-err',
};

/** Whether all changes are saved, in words. */
export function SaveStateText({ className }: { className?: string }) {
  const t = useTranslations('filmEditor.save');
  const { saveState } = useEditor();
  const isSavedOffline = !useOnline() && saveState === 'saved';
  return (
    <p
      aria-live="polite"
      data-save-state={saveState}
      className={clsx('edge shrink-0', INKS[isSavedOffline ? 'offline' : saveState], className)}
    >
      {t(isSavedOffline ? 'saved_offline' : saveState)}
    </p>
  );
}

/** What a person has to decide before changes can be saved. */
export function SaveNotice() {
  const t = useTranslations('filmEditor');
  const { saveState, problem, resolve } = useEditor();
  if (saveState !== 'refused' && saveState !== 'changed_elsewhere') {
    return null;
  }
  return (
    <Notice
      kind={saveState === 'refused' ? 'error' : 'warning'}
      className="m-3"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="dense" onClick={() => resolve('theirs')}>
            {t(`${saveState}.theirs`)}
          </Button>
          <Button size="dense" kind="outline" onClick={() => resolve('mine')}>
            {t(`${saveState}.mine`)}
          </Button>
        </span>
      }
    >
      {t(`${saveState}.text`)} {problem}
    </Notice>
  );
}
