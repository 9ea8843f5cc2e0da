import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useOnline } from '#src/platform/browser/device/use-online.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { EditConflict } from '../../timeline/rebase-edits.ts';
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
  const { saveState, problem, conflicts, resolve } = useEditor();
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
      {saveState === 'changed_elsewhere' && <Differences conflicts={conflicts} />}
    </Notice>
  );
}

/** The shots that differ, with both texts where it is a text. */
function Differences({ conflicts }: { conflicts: readonly EditConflict[] }) {
  const t = useTranslations('filmEditor.changed_elsewhere');
  const { document } = useEditor();
  return (
    <ul className="mt-1 flex flex-col gap-1 text-dense">
      {conflicts.map(({ edit, field, mine, theirs }) => {
        const shot = edit.kind === 'shot' ? document.shots.find(({ id }) => id === edit.id) : undefined;
        const texts = [textIn(mine), textIn(theirs)];
        return (
          shot && (
            <li key={`${shot.id} ${field}`} className="wrap-anywhere">
              {texts[0] === undefined || texts[1] === undefined
                ? t('shot', { number: shot.plan.number })
                : t('texts', { number: shot.plan.number, mine: texts[0], theirs: texts[1] })}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** What is written in a script or a line. */
function textIn(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : (value as { text?: unknown } | null | undefined)?.text;
  return typeof text === 'string' ? text : undefined;
}
