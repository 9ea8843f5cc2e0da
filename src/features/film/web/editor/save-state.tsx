import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useOnline } from '#src/platform/browser/device/use-online.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { LIST_OF } from '../../timeline/apply-to-cast.ts';
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
  if (saveState === 'changed_elsewhere' && conflicts.length === 0) {
    return (
      <Notice
        kind="warning"
        className="m-3"
        action={
          <Button size="dense" onClick={() => resolve('theirs')}>
            {t('changed_elsewhere.noted')}
          </Button>
        }
      >
        {t('changed_elsewhere.gone')}
      </Notice>
    );
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

/** The shots, members of the cast and parts of the film that differ, each once, with both texts where these differ. */
function Differences({ conflicts }: { conflicts: readonly EditConflict[] }) {
  const t = useTranslations('filmEditor');
  const { document } = useEditor();
  const nameOf = ({ edit, field }: EditConflict): string | undefined => {
    switch (edit.kind) {
      case 'film':
        return t(PARTS_OF_FILM[field] ?? 'tab.settings');
      case 'shot': {
        const shot = document.shots.find(({ id }) => id === edit.id);
        return shot && t('changed_elsewhere.shot', { number: shot.plan.number });
      }
      case 'character':
      case 'place':
      case 'item':
        return document[LIST_OF[edit.kind]].find(({ key }) => key === edit.key)?.name;
      default:
        return undefined;
    }
  };
  const things = new Map<string, EditConflict[]>();
  for (const conflict of conflicts) {
    const name = nameOf(conflict);
    if (name !== undefined) {
      things.set(name, [...(things.get(name) ?? []), conflict]);
    }
  }
  if (things.size === 0) {
    return null;
  }
  // Many differences scroll in a list that the keyboard reaches.
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('save.changed_elsewhere')}
      className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto text-dense"
    >
      {[...things].map(([name, ofThing]) => (
        <li key={name} className="wrap-anywhere">
          {name}
          {ofThing.flatMap(textsOf).map((texts) => (
            <span key={`${texts.field} ${texts.mine}`} className="block pl-3">
              {t('changed_elsewhere.texts', texts)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Where the fields of the whole film are found; the others are among the settings. */
const PARTS_OF_FILM: Readonly<Partial<Record<string, 'title' | 'tab.story' | 'tab.soundtrack'>>> = {
  title: 'title',
  outline: 'tab.story',
  music: 'tab.soundtrack',
};
/** The fields that a person writes. */
const WRITTEN: ReadonlySet<string> = new Set(['title', 'outline', 'script', 'speech', 'name', 'description', 'label']);

/** Both texts of a field that differs in what is written. */
function textsOf({ field, mine, theirs }: EditConflict): { field: string; mine: string; theirs: string }[] {
  const texts = { field, mine: textIn(mine), theirs: textIn(theirs) };
  return WRITTEN.has(field) && texts.mine !== texts.theirs ? [texts] : [];
}

/** What is written in a script or a line. */
function textIn(value: unknown): string {
  const text = typeof value === 'string' ? value : (value as { text?: unknown } | null | undefined)?.text;
  return typeof text === 'string' ? text : '';
}
