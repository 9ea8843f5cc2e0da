import { joinEdits, type Undoable } from '../../../timeline/join-edits.ts';
import type { CutChange, Gesture, StepName } from './editor.ts';
import { nameStep } from './name-step.ts';

/** A step of the history. */
export interface Step extends Undoable, Gesture {
  /** When its last edit was made, in milliseconds. */
  at: number;
  cut?: CutChange;
  /** Of a step that put another version of the film in its place: the kept state of what is on the other side of it. */
  checkpointId?: string;
}

/** Edits with the same key closer together than this are one step of the history. */
const SAME_GESTURE_MILLISECONDS = 1500;
const MOST_STEPS = 100;

/** What can be undone and redone, the newest last. Plain JSON. */
export interface Steps {
  undo: readonly Step[];
  redo: readonly Step[];
}

export interface StepHistory {
  steps(): Steps;
  undoStep(): StepName | undefined;
  redoStep(): StepName | undefined;
  /** Adds what was done to the last step where it is the same gesture, else as a step of its own. */
  add(gesture: Gesture, done: Undoable & Pick<Step, 'cut'>): void;
  /**
   * Takes the last step back by `go`. One that does not fit any more, since somebody else changed the film, is let go;
   * then it returns false.
   */
  undo(go: (step: Step) => boolean): boolean;
  redo(go: (step: Step) => boolean): boolean;
  /** Begins anew with the version that was put in place of the one whose kept state this is. */
  begin(checkpointId: string): void;
  /** Another kept state is on the other side of a step now; without one the step is let go. */
  exchange(checkpointId: string, next?: string): void;
}

/** Opens a history, with the steps that were kept of it. */
export function createStepHistory(kept: Steps | undefined): StepHistory {
  let undo: readonly Step[] = kept?.undo ?? [];
  let redo: readonly Step[] = kept?.redo ?? [];
  return {
    steps: () => ({ undo, redo }),
    undoStep: () => undo.slice(-1).map(nameStep)[0],
    redoStep: () => redo.slice(-1).map(nameStep)[0],
    add: (gesture, done) => {
      const last = undo.at(-1);
      const at = Date.now();
      const isSame =
        last !== undefined &&
        gesture.key !== undefined &&
        last.key === gesture.key &&
        at - last.at < SAME_GESTURE_MILLISECONDS;
      const step: Step = isSame ? { ...last, ...joinSteps(last, done), at } : { ...gesture, ...done, at };
      undo = [...(isSame ? undo.slice(0, -1) : undo), step].slice(-MOST_STEPS);
      redo = [];
    },
    undo: (go) => {
      const step = undo.at(-1);
      const isGone = step !== undefined && go(step);
      redo = isGone ? [...redo, step] : redo;
      undo = undo.slice(0, -1);
      return isGone;
    },
    redo: (go) => {
      const step = redo.at(-1);
      const isGone = step !== undefined && go(step);
      undo = isGone ? [...undo, { ...step, at: 0 }] : undo;
      redo = redo.slice(0, -1);
      return isGone;
    },
    begin: (checkpointId) => {
      undo = [{ label: 'version', edits: [], inverse: [], at: 0, checkpointId }];
      redo = [];
    },
    exchange: (checkpointId, next) => {
      const exchanged = (steps: readonly Step[]): readonly Step[] =>
        steps
          .filter((step) => step.checkpointId !== checkpointId || next !== undefined)
          .map((step) =>
            next !== undefined && step.checkpointId === checkpointId ? { ...step, checkpointId: next } : step,
          );
      undo = exchanged(undo);
      redo = exchanged(redo);
    },
  };
}

function joinSteps(first: Step, second: Undoable & Pick<Step, 'cut'>): Undoable & Pick<Step, 'cut'> {
  return {
    ...joinEdits(first, second),
    ...(first.cut && second.cut && { cut: { before: first.cut.before, after: second.cut.after } }),
  };
}
