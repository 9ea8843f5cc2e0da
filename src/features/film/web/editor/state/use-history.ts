import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { EDITOR_TABS, type EditorTab } from '../../editor-tabs.ts';
import type { Editor, GestureLabel } from './editor.ts';
import type { SelectedShots } from './use-shot-selection.ts';
import { useStepWords } from './use-step-words.ts';

/** Where a step is seen, if not on the storyboard alone. */
const SEEN_ON: Partial<Record<GestureLabel, readonly EditorTab[]>> = {
  speech: ['storyboard', 'soundtrack'],
  sound: ['storyboard', 'soundtrack'],
  cast: ['characters', 'locations', 'items'],
  item: ['storyboard', 'items'],
  film: ['story', 'settings'],
  shown: ['storyboard', 'video'],
  trim: ['video'],
  wish: ['video'],
  cut: ['final-cut', 'soundtrack'],
  music: ['soundtrack'],
  take: ['soundtrack'],
  // It is seen everywhere.
  version: EDITOR_TABS,
};

/** Undo and redo. A shot that comes back is selected; what is not seen on the tab that is open by then is said. */
export function useHistory(
  editor: Editor,
  selection: SelectedShots,
  tab: EditorTab,
): Readonly<Record<'undo' | 'redo', () => void>> {
  const t = useTranslations('filmEditor');
  const stepWords = useStepWords(editor);
  const openTab = useRef(tab);
  useEffect(() => {
    openTab.current = tab;
  }, [tab]);
  const go = (way: 'undo' | 'redo') => (): void => {
    const step = editor[`${way}Step`];
    selection.followArrivals();
    const sayDone = (): void => {
      if (step && !(SEEN_ON[step.label] ?? ['storyboard']).includes(openTab.current)) {
        toast(stepWords(`${way}.done`, step));
      }
    };
    if (!editor[way](sayDone)) {
      toast(t('undoGone'));
    }
  };
  return { undo: go('undo'), redo: go('redo') };
}
