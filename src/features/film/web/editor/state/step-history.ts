import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import { joinEdits, type Undoable } from '../../../timeline/join-edits.ts';
import { findConflicts, withoutConflicts, withoutTakenBack } from '../../../timeline/rebase-edits.ts';
import type { ChoiceChange, Gesture, StepName } from './editor.ts';
import { nameStep } from './name-step.ts';

/** A step of the history. */
export interface Step extends Undoable, Gesture {
  /** When its last edit was made, in milliseconds. */
  at: number;
  choice?: ChoiceChange;
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
  /** Adds what was done to the last step where it is the same gesture, else as a step of its own; nothing is no step. */
  add(gesture: Gesture, done: Undoable & Pick<Step, 'choice'>): void;
  /**
   * Takes the last step back by `go`. One that does not fit any more, since somebody else changed the film, is let go;
   * then it returns false.
   */
  undo(go: (step: Step) => boolean): boolean;
  redo(go: (step: Step) => boolean): boolean;
  /** Adds that another version was put in place of the one whose kept state this is. */
  addVersion(checkpointId: string): void;
  /**
   * Takes the step that is next out of the history where the server has to go it, to another version of the film or to
   * another take: until that has come, or cannot come, nobody knows on which side the film is, and all other steps wait
   * outside with it.
   */
  leave(way: 'undo' | 'redo'): Step | undefined;
  /**
   * Puts a step that was taken out back, to be undone or redone next, and the steps around it; without one it is let
   * go, where it was a version with the steps on the other side of it. What was done meanwhile comes after it, and ends
   * what could be redone.
   */
  arrive(way: 'undo' | 'redo', step?: Step): void;
}

/** Opens a history, with the steps that were kept of it. */
export function createStepHistory(kept: Steps | undefined): StepHistory {
  let undo: readonly Step[] = kept?.undo ?? [];
  let redo: readonly Step[] = kept?.redo ?? [];
  /** The steps around one that was taken out and is not back yet. */
  let left: (Steps & { step: Step }) | undefined;
  /** The step that can be gone now: the server goes one at a time. */
  const next = (steps: readonly Step[]): Step | undefined => steps.slice(-1).find((step) => !left || !isOfServer(step));
  const nameNext = (steps: readonly Step[]): StepName | undefined => {
    const step = next(steps);
    return step && nameStep(step);
  };
  return {
    steps: () => ({ undo, redo }),
    undoStep: () => nameNext(undo),
    redoStep: () => nameNext(redo),
    add: (gesture, done) => {
      const last = undo.at(-1);
      const at = Date.now();
      const isSame =
        last !== undefined &&
        gesture.key !== undefined &&
        last.key === gesture.key &&
        at - last.at < SAME_GESTURE_MILLISECONDS;
      const step: Step = isSame ? { ...last, ...joinSteps(last, done), at } : { ...gesture, ...done, at };
      const isNothing = isSame && !step.choice && withoutTakenBack(step).edits.length === 0;
      undo = [...(isSame ? undo.slice(0, -1) : undo), ...(isNothing ? [] : [step])].slice(-MOST_STEPS);
      redo = [];
    },
    undo: (go) => {
      const step = next(undo);
      const isGone = step !== undefined && go(step);
      redo = isGone ? [...redo, step] : redo;
      undo = step ? undo.slice(0, -1) : undo;
      return isGone;
    },
    redo: (go) => {
      const step = next(redo);
      const isGone = step !== undefined && go(step);
      undo = isGone ? [...undo, { ...step, at: 0 }] : undo;
      redo = step ? redo.slice(0, -1) : redo;
      return isGone;
    },
    addVersion: (checkpointId) => {
      // Of a version that is on its way nobody knows whether the steps around it still fit.
      const before = left ? [] : undo;
      undo = [...before, { label: 'version' as const, edits: [], inverse: [], at: 0, checkpointId }].slice(-MOST_STEPS);
      redo = [];
      left = undefined;
    },
    leave: (way) => {
      const step = next(way === 'undo' ? undo : redo);
      if (!step || !isOfServer(step)) {
        return undefined;
      }
      left = way === 'undo' ? { undo: undo.slice(0, -1), redo, step } : { undo, redo: redo.slice(0, -1), step };
      undo = [];
      redo = [];
      return step;
    },
    arrive: (way, step) => {
      if (!left) {
        // Another version has come since.
        return;
      }
      const isUntouched = undo.length === 0 && redo.length === 0;
      const around = { undo: [...left.undo], redo: [...left.redo] };
      if (step) {
        around[way].push(step);
      } else if (left.step.checkpointId !== undefined) {
        around[way] = [];
      }
      undo = [...around.undo, ...undo].slice(-MOST_STEPS);
      redo = isUntouched ? around.redo : redo;
      left = undefined;
    },
  };
}

/** What a step does on its way back or forth; what somebody else has written since stays. */
export function editsOf(way: 'undo' | 'redo', { edits, inverse }: Step, document: FilmDocument): FilmEdit[] {
  const back = way === 'undo' ? { edits: inverse, inverse: edits } : { edits, inverse };
  return withoutConflicts(back.edits, findConflicts(document, back));
}

function joinSteps(first: Step, second: Undoable & Pick<Step, 'choice'>): Undoable & Pick<Step, 'choice'> {
  return {
    ...joinEdits(first, second),
    ...(first.choice && second.choice && { choice: { before: first.choice.before, after: second.choice.after } }),
  };
}

/** True for a step to another version of the film, or to another take. */
function isOfServer({ checkpointId, choice }: Step): boolean {
  return checkpointId !== undefined || (choice !== undefined && 'take' in choice.before);
}
