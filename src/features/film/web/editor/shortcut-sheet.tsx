import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { EDITOR_TABS } from '../editor-tabs.ts';
import { areSingleKeysOn, setSingleKeys } from '../single-keys.ts';
import { useEditorParts } from './editor-parts.ts';
import { TAB_LETTERS } from './use-editor-keys.ts';

/** Keys as they are printed on a keyboard. */
const KEYS = [
  ['undo', 'Ctrl/⌘ Z'],
  ['redo', 'Ctrl/⌘ ⇧ Z'],
  ['move', '↑ ↓ ← →'],
  ['edit', 'Enter'],
  ['next', 'Tab'],
  ['leave', 'Esc'],
  ['range', '⇧ ↑ ↓'],
  ['mark', 'Space'],
  ['all', 'Ctrl/⌘ A'],
  ['moveShot', 'Alt ↑ ↓'],
  ['trim', 'Alt ⇧ ← →'],
  ['play', 'Space J K L'],
  ['frames', ', .'],
  ['seconds', '< >'],
  ['split', 'S'],
  ['zoom', '+ − ⇧ Z'],
  ['remove', 'Delete'],
  ['shots', '[ ]'],
  ['takes', 'N'],
  ['retry', 'R'],
  ['help', '?'],
] as const;

/** The keys of the editor. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('filmEditor');
  const { tabs } = useEditorParts();
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} width={560}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 pb-4 text-base sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        {KEYS.map(([key, print]) => (
          <Shortcut key={key} print={print} text={t(`shortcuts.${key}`)} />
        ))}
        {EDITOR_TABS.filter((tab) => tabs[tab]).map((tab) => (
          <Shortcut key={tab} print={`G ${TAB_LETTERS[tab].toUpperCase()}`} text={t(`tab.${tab}`)} />
        ))}
      </dl>
      <Switch
        checked={isOn}
        onChange={(on) => {
          setSingleKeys(on);
          setOn(on);
        }}
      >
        {t('shortcuts.single')}
      </Switch>
    </Dialog>
  );
}

function Shortcut({ print, text }: { print: string; text: string }) {
  return (
    <>
      <dt>
        <kbd
          translate="no"
          className="edge rounded-control border border-line-strong bg-surface-2 px-1.5 py-0.5 text-text-1"
        >
          {print}
        </kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
