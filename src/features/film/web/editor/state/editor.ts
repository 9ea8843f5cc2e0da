import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { EditConflict } from '../../../timeline/rebase-edits.ts';

/** How what was changed stands. */
export type SaveState =
  | 'saved'
  | 'saving'
  /** The server cannot be reached: changes are kept on this device and sent when it can. */
  | 'offline'
  /** Somebody changed the same things: a person has to say which holds. */
  | 'changed_elsewhere'
  /** The server does not take a change: it stays on the page and goes along with the next one, or is given up. */
  | 'refused';

/** Which changes belong together: one gesture is undone at once. */
export interface Gesture {
  /** What the undo button says it undoes. */
  label: GestureLabel;
  /** Edits with the same key that follow each other closely are one gesture: the letters of a word, a drag. */
  key?: string;
}

/** The kinds of gestures, each with a text. */
const GESTURE_LABELS = [
  'text',
  'speech',
  'camera',
  'staging',
  'place',
  'light',
  'length',
  'transition',
  'sound',
  'insert',
  'copy',
  'split',
  'remove',
  'move',
  'cast',
  'item',
  'film',
  'shown',
  'trim',
  'wish',
  'version',
  'cut',
  'music',
  'take',
] as const;
export type GestureLabel = (typeof GESTURE_LABELS)[number];

/** What a step of the history did. */
export interface StepName {
  label: GestureLabel;
  /** The shot that it changed, where it is just one. */
  shotId: string | undefined;
}

/** What is no part of the document: choices for the final cut, and the id of the take that is used. */
export type Choice = { cut: Partial<CutSettings> } | { take: string };

/** A choice that was made in place of another one. */
export interface ChoiceChange {
  before: Choice;
  after: Choice;
}

/** A film that is being edited, as the screens of the editor see it. */
export interface Editor {
  filmId: string;
  /** With all changes, also those that are not saved yet. */
  document: FilmDocument;
  /** The states and files of the takes, as the server last told. */
  film: FilmView;
  saveState: SaveState;
  /** Why a change was refused, for the person. */
  problem: string | undefined;
  /** What differs while it is `changed_elsewhere`. */
  conflicts: readonly EditConflict[];
  /**
   * Shows a change at once and saves it soon. Returns false where it does not fit (a fifth-last shot is removed), or
   * once the editor was left.
   */
  edit(edits: readonly FilmEdit[], gesture: Gesture): boolean;
  /** Remembers a choice that was made: it is undone like everything else. */
  noteChoice(change: ChoiceChange, gesture: Gesture): void;
  /** Takes back what was typed since the field that has the focus got it. */
  takeBackTyped(): void;
  /** What would be undone; undefined when there is nothing. */
  undoStep: StepName | undefined;
  redoStep: StepName | undefined;
  /**
   * False where it does not fit any more, since somebody else changed the film. `done` is called once it is done: of a
   * version or a take when the server has accepted it, and never where that fails.
   */
  undo(done?: () => void): boolean;
  redo(done?: () => void): boolean;
  /** Calls once, as soon as something of another kind than now would be undone. */
  onNextStep(act: () => void): void;
  /** Sends what waits now: when a field is left, and when the page is hidden. */
  flush(): void;
  /** Sends what waits. True once all is saved; false when that cannot be now. */
  saved(): Promise<boolean>;
  /**
   * Brings a kept version of the film back, as one step that can be undone. Resolves to the kept version of what the
   * film was.
   */
  restore(checkpointId: string): Promise<string>;
  /** The storyboard was made anew: the kept version of what it was comes back by an undo. */
  becameAnother(before: string): void;
  /** Ends `changed_elsewhere` and `refused`: one's own changes are sent (again), or given up. */
  resolve(choice: 'mine' | 'theirs'): void;
}
