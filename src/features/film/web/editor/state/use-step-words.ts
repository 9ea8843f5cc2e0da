import { useTranslations } from 'use-intl';
import type { Editor, StepName } from './editor.ts';

/** Says what a step of the history does or did. */
export function useStepWords({
  document,
}: Pick<Editor, 'document'>): (says: 'undo.step' | 'undo.done' | 'redo.step' | 'redo.done', step: StepName) => string {
  const t = useTranslations('filmEditor');
  return (says, { label, shotId }) => {
    const what = t(`gesture.${label}`);
    const number = document.shots.find(({ id }) => id === shotId)?.plan.number;
    return t(says, { what: number === undefined ? what : t('stepOfShot', { number, what }) });
  };
}
