import type { Undoable } from '../../../timeline/join-edits.ts';
import type { GestureLabel } from './editor.ts';

/** What a step of the history did. */
export interface StepName {
  label: GestureLabel;
  /** The shot that it changed, where it is just one. */
  shotId: string | undefined;
}

/** What this step did. */
export function nameStep({ label, edits }: Undoable & { label: GestureLabel }): StepName {
  const [shotId, ...others] = new Set(edits.map((edit) => (edit.kind === 'shot' ? edit.id : undefined)));
  return { label, shotId: others.length === 0 ? shotId : undefined };
}
