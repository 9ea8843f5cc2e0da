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
  // It comes later, and is seen everywhere.
  version: EDITOR_TABS,
};

/** Undo and redo. A shot that comes back is selected; what is not seen on the open tab is said. */
export function useHistory(
  editor: Editor,
  selection: SelectedShots,
  tab: EditorTab,
): Readonly<Record<'undo' | 'redo', () => void>> {
  const t = useTranslations('filmEditor');
  const stepWords = useStepWords(editor);
  const go = (way: 'undo' | 'redo') => (): void => {
    const step = editor[`${way}Step`];
    selection.followArrivals();
    if (!editor[way]()) {
      toast(t('undoGone'));
    } else if (step && !(SEEN_ON[step.label] ?? ['storyboard']).includes(tab)) {
      toast(stepWords(`${way}.done`, step));
    }
  };
  return { undo: go('undo'), redo: go('redo') };
}
