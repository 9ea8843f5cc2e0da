import { joinEdits, type Undoable } from '../../../timeline/join-edits.ts';
import type { Gesture, StepName } from './editor.ts';

/** Changes of the film that are undone at once. */
interface EditStep extends Undoable, Gesture {
  /** When its last edit was made, in milliseconds. */
  at: number;
}

/** An earlier version that was brought back. */
export interface VersionStep {
  label: 'version';
  /** The kept state that the film had on the other side of this step. */
  checkpointId: string;
}

/** A step of the history. Plain JSON. */
export type Step = EditStep | VersionStep;

/** Edits with the same key closer together than this are one step of the history. */
const SAME_GESTURE_MILLISECONDS = 1500;
const MOST_STEPS = 100;

/** The history with what was just done, which may go on with its last step. */
export function addStep(steps: readonly Step[], gesture: Gesture, done: Undoable): readonly Step[] {
  const last = steps.at(-1);
  const at = Date.now();
  const isSame =
    last !== undefined &&
    !isVersion(last) &&
    gesture.key !== undefined &&
    last.key === gesture.key &&
    at - last.at < SAME_GESTURE_MILLISECONDS;
  const step: Step = isSame ? { ...last, ...joinEdits(last, done), at } : { ...gesture, ...done, at };
  return [...(isSame ? steps.slice(0, -1) : steps), step].slice(-MOST_STEPS);
}

/** True for a step that the server takes back. */
export function isVersion(step: Step): step is VersionStep {
  return 'checkpointId' in step;
}

/** What this step did. */
export function nameStep(step: Step): StepName {
  const edits = isVersion(step) ? [] : step.edits;
  const [shotId, ...others] = new Set(edits.map((edit) => (edit.kind === 'shot' ? edit.id : undefined)));
  return { label: step.label, shotId: others.length === 0 ? shotId : undefined };
}
