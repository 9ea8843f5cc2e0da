import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { Undoable } from '../../../timeline/join-edits.ts';
import type { EditConflict } from '../../../timeline/rebase-edits.ts';
import type { ChoiceChange, Gesture, SaveState, StepName } from './editor.ts';
import type { Steps } from './step-history.ts';

/** What an edit session asks of the server. */
export interface EditServer {
  read(): Promise<{ version: number; document: FilmDocument }>;
  /** The same batch id is carried out once. */
  send(order: { version: number; batchId: string; edits: readonly FilmEdit[] }): Promise<{ version: number }>;
  /** Carries choices for the final cut out again; tells the person itself where that fails. */
  chooseCut(choices: Partial<CutSettings>): void;
  /** Uses a take again; resolves once the server has accepted that. */
  chooseTake(takeId: string): Promise<unknown>;
  /** Makes the film what it was; tells the kept state of what it was until then. */
  restore(order: { version: number; checkpointId: string }): Promise<{ version: number; checkpointId: string }>;
  /** Why a version cannot come back while changes are not saved, for the person; it is judged as passing. */
  unsaved(): Error;
  /** What a failure of these means. */
  judge(error: unknown): 'passing' | 'changed' | 'refused';
}

/** Changes that may have reached the server, under their id. */
export interface Batch extends Undoable {
  batchId: string;
}

/** What is kept on this device until the server has it, and the history. Plain JSON. */
export interface KeptEdits extends Steps {
  /** The version that the changes were made for. */
  version: number;
  inFlight: Batch | null;
  waiting: Undoable | null;
}

/** Where changes are kept on this device. */
export interface EditKeeper {
  read(): KeptEdits | undefined;
  write(kept: KeptEdits): void;
}

/** What the page shows. */
export interface SessionView {
  document: FilmDocument;
  saveState: SaveState;
  /** Why the server did not take a change, for the person. */
  problem: string | undefined;
  /** What differs while it is `changed_elsewhere`. */
  conflicts: readonly EditConflict[];
  undoStep: StepName | undefined;
  redoStep: StepName | undefined;
}

export interface EditSession {
  view(): SessionView;
  subscribe(listener: () => void): () => void;
  edit(edits: readonly FilmEdit[], gesture: Gesture): boolean;
  /** Remembers a choice that was made, as a step of the history. */
  noteChoice(change: ChoiceChange, gesture: Gesture): void;
  /** Takes back what was typed since the field that has the focus got it. */
  takeBackTyped(): void;
  /** What had the focus has lost it. */
  left(): void;
  undo(done?: () => void): boolean;
  redo(done?: () => void): boolean;
  flush(): void;
  /** Sends what waits. True once all is saved; false when that cannot be now. */
  saved(): Promise<boolean>;
  /**
   * Brings a kept state of the film back: one step of the history, after those that belong to what it was. Resolves to
   * the kept state of that; rejects with what `server.restore` rejects with, and with `server.unsaved` where changes
   * cannot be saved now.
   */
  restore(checkpointId: string): Promise<string>;
  /** The server has put another film in its place, and kept what it was: one step of the history. */
  becameAnother(before: string): void;
  resolve(choice: 'mine' | 'theirs'): void;
  /** Reads the film again where the server tells of a newer version: somebody else has changed it. */
  catchUp(version: number): Promise<void>;
  /** Nothing is changed or sent after this; what waits stays on the device. */
  close(): void;
}

/** Whom a session tells what happens later than it was asked, and what it asks of the page. */
export interface SessionListeners {
  /** All or a part is saved: the film has this version now. */
  onSaved?: (version: number) => void;
  /** A version or a take that could not be brought back by undo or redo. */
  onFailed?: (error: unknown) => void;
  /** What has the focus: what was typed there is not replaced unasked before it is left. */
  focused?: () => unknown;
}
