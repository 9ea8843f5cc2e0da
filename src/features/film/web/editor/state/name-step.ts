import type { Undoable } from '../../../timeline/join-edits.ts';
import type { GestureLabel, StepName } from './editor.ts';

/** What this step did. */
export function nameStep({ label, edits }: Undoable & { label: GestureLabel }): StepName {
  const [shotId, ...others] = new Set(edits.map((edit) => (edit.kind === 'shot' ? edit.id : undefined)));
  return { label, shotId: others.length === 0 ? shotId : undefined };
}
