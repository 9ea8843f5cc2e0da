import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import { EditRefused, type FilmEdit } from '../../../timeline/film-edit.ts';
import { withAmbience } from '../../../timeline/follow-ambience.ts';
import { joinEdits, splitEdits, type Undoable } from '../../../timeline/join-edits.ts';
import { rebaseEdits, type EditConflict } from '../../../timeline/rebase-edits.ts';
import type { CutChange, Gesture, SaveState, StepName } from './editor.ts';
import { createStepHistory, type Step, type Steps } from './step-history.ts';

/** What an edit session asks of the server. */
export interface EditServer {
  read(): Promise<{ version: number; document: FilmDocument }>;
  /** The same batch id is carried out once. */
  send(order: { version: number; batchId: string; edits: readonly FilmEdit[] }): Promise<{ version: number }>;
  /** Saves choices for the final cut; tells the person itself where that fails. */
  chooseCut(choices: Partial<CutSettings>): void;
  /** What a failure of these means. */
  judge(error: unknown): 'passing' | 'changed' | 'refused';
}

/** Changes that may have reached the server, under their id. */
interface Batch extends Undoable {
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
interface SessionView {
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
  /** Remembers choices for the final cut that were made, as a step of the history. */
  noteCut(change: CutChange, gesture: Gesture): void;
  undo(): boolean;
  redo(): boolean;
  flush(): void;
  /** Sends what waits. True once all is saved; false when that cannot be now. */
  saved(): Promise<boolean>;
  /** Lets go of what could be undone and redone: it belongs to another version of the film. */
  forget(): void;
  resolve(choice: 'mine' | 'theirs'): void;
  /** Reads the film again where the server tells of a newer version: somebody else has changed it. */
  catchUp(version: number): Promise<void>;
  /** Nothing is changed or sent after this; what waits stays on the device. */
  close(): void;
}

/** Pauses before changes are sent, in milliseconds: after typing or dragging, after anything else, and the longest. */
const REST = { typing: 600, other: 100, longest: 2500 };
const RETRY = { firstMilliseconds: 1000, mostMilliseconds: 15_000 };
/** A bulk change of a long film goes in several batches. */
const MOST_EDITS_AT_ONCE = 100;

/**
 * Opens a film for editing: reads it, and brings in what an earlier session on this device could not send. Rejects with
 * what `server.read` rejects with.
 */
export async function openEditSession(
  server: EditServer,
  keeper: EditKeeper,
  { onSaved = () => {} }: { onSaved?: () => void } = {},
): Promise<EditSession> {
  const kept = keeper.read();
  let lost: Batch | null = null;
  if (kept?.inFlight) {
    // Nobody knows whether it arrived: the server does.
    const { batchId, edits } = kept.inFlight;
    await server.send({ version: kept.version, batchId, edits }).catch((error: unknown) => {
      if (server.judge(error) === 'passing') {
        throw error;
      }
      lost = kept.inFlight;
    });
  }
  const { version, document } = await server.read();
  return createSession({ server, keeper, onSaved, version, document, kept, lost });
}

function createSession({
  server,
  keeper,
  onSaved,
  version,
  document,
  kept,
  lost,
}: {
  server: EditServer;
  keeper: EditKeeper;
  onSaved: () => void;
  version: number;
  document: FilmDocument;
  kept: KeptEdits | undefined;
  lost: Batch | null;
}): EditSession {
  const listeners = new Set<() => void>();
  /** The film as the server has it. */
  let base = { version, document };
  let local = document;
  let inFlight: Batch | null = null;
  let waiting: Undoable | null = null;
  const history = createStepHistory(kept);
  let saveState: SaveState = 'saved';
  let problem: string | undefined;
  let conflicts: readonly EditConflict[] = [];
  let isSending = false;
  /** A person has decided for what is sent now. */
  let insists = false;
  let isClosed = false;
  let failures = 0;
  /** The newest version that the server told of. */
  let newest = version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of the waiting changes was made. */
  let waitingSince = 0;
  let shown: SessionView | undefined;

  const tell = (): void => {
    // Once closed, what is kept belongs to the session that opens the film next.
    if (!isClosed) {
      keeper.write({ version: base.version, inFlight, waiting, ...history.steps() });
    }
    shown = undefined;
    for (const listener of listeners) {
      listener();
    }
  };
  const sendIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isClosed) {
      timer = setTimeout(() => void send(), milliseconds);
    }
  };
  const setWaiting = (changes: Undoable): void => {
    waiting = changes.edits.length > 0 ? changes : null;
  };
  /** Puts all that is not saved on top of a newer version. */
  const standOn = (newer: { version: number; document: FilmDocument }): boolean => {
    const mine = [inFlight, waiting].filter((part) => part !== null);
    const rebased = rebaseEdits(newer.document, mine.reduce<Undoable>(joinEdits, { edits: [], inverse: [] }));
    base = newer;
    local = rebased.document;
    inFlight = null;
    setWaiting(rebased);
    conflicts = rebased.conflicts;
    return rebased.isConflict;
  };

  async function send(): Promise<void> {
    if (isSending || isClosed || saveState === 'changed_elsewhere') {
      return;
    }
    if (!inFlight && waiting) {
      const [first, rest] = splitEdits(waiting, MOST_EDITS_AT_ONCE);
      inFlight = { ...first, batchId: crypto.randomUUID() };
      waiting = rest;
    }
    if (!inFlight) {
      // The film could not be read again, and nothing waits: the next change will find out.
      if (saveState === 'offline') {
        saveState = 'saved';
        tell();
      }
      return catchUp();
    }
    isSending = true;
    saveState = 'saving';
    problem = undefined;
    tell();
    try {
      const batch: Batch = inFlight;
      const { version: next } = await server.send({ ...batch, version: base.version });
      base = { version: next, document: applyEdits(base.document, batch.edits).document };
      inFlight = null;
      failures = 0;
      insists = false;
      saveState = waiting ? 'saving' : 'saved';
      onSaved();
    } catch (error) {
      await handleFailure(error);
    } finally {
      isSending = false;
      tell();
    }
    if (waiting && saveState === 'saving') {
      sendIn(REST.other);
    }
    await catchUp();
  }

  async function handleFailure(error: unknown): Promise<void> {
    switch (server.judge(error)) {
      case 'passing':
        return tryLater();
      case 'changed':
        return readAgain();
      case 'refused': {
        // It stays on the page, so that nothing typed is lost, and goes along with the next change.
        const parts = [inFlight, waiting].filter((part) => part !== null);
        setWaiting(parts.reduce<Undoable>(joinEdits, { edits: [], inverse: [] }));
        inFlight = null;
        saveState = 'refused';
        problem = error instanceof Error ? error.message : undefined;
      }
    }
  }

  /** Reads what somebody else has changed. What is being sent finds out by itself. */
  async function catchUp(): Promise<void> {
    if (newest <= base.version || isSending || inFlight || isClosed || saveState === 'changed_elsewhere') {
      return;
    }
    isSending = true;
    await readAgain();
    isSending = false;
    tell();
    if (waiting && saveState === 'saving') {
      sendIn(REST.other);
    }
  }

  async function readAgain(): Promise<void> {
    try {
      const isConflict = standOn(await server.read()) && !insists;
      const calm = waiting ? 'saving' : 'saved';
      saveState = isConflict ? 'changed_elsewhere' : calm;
    } catch {
      tryLater();
    }
  }

  function tryLater(): void {
    saveState = 'offline';
    sendIn(Math.min(RETRY.mostMilliseconds, RETRY.firstMilliseconds * 2 ** failures));
    failures += 1;
  }

  /** Shows changes, with what `follow` adds to them, and lets them be sent; undefined where they do not fit. */
  const change = (asked: readonly FilmEdit[], rest: number, follow?: typeof withAmbience): Undoable | undefined => {
    try {
      const edits = follow?.(local, asked) ?? asked;
      const edited = applyEdits(local, edits);
      local = edited.document;
      const done: Undoable = { edits, inverse: edited.inverse };
      waitingSince = waiting ? waitingSince : Date.now();
      waiting = waiting ? joinEdits(waiting, done) : done;
      if (saveState !== 'offline' && saveState !== 'changed_elsewhere') {
        saveState = 'saving';
        problem = undefined;
        sendIn(Math.max(0, Math.min(rest, waitingSince + REST.longest - Date.now())));
      }
      return done;
    } catch (error) {
      if (error instanceof EditRefused) {
        return undefined;
      }
      throw error;
    }
  };

  /** Goes one step back or forth. */
  const travel =
    (way: 'undo' | 'redo') =>
    ({ edits, inverse, cut }: Step): boolean => {
      if (cut) {
        server.chooseCut(way === 'undo' ? cut.before : cut.after);
        return true;
      }
      return change(way === 'undo' ? inverse : edits, REST.other) !== undefined;
    };

  const session: EditSession = {
    view: () =>
      (shown ??= {
        document: local,
        saveState,
        problem,
        conflicts,
        undoStep: history.undoStep(),
        redoStep: history.redoStep(),
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (edits, gesture) => {
      const rest = gesture.key === undefined ? REST.other : REST.typing;
      const done = isClosed ? undefined : change(edits, rest, withAmbience);
      if (!done) {
        return false;
      }
      history.add(gesture, done);
      tell();
      return true;
    },
    noteCut: (cut, gesture) => {
      history.add(gesture, { edits: [], inverse: [], cut });
      tell();
    },
    undo: () => {
      const isUndone = history.undo(travel('undo'));
      tell();
      return isUndone;
    },
    redo: () => {
      const isRedone = history.redo(travel('redo'));
      tell();
      return isRedone;
    },
    flush: () => {
      if ((inFlight || waiting) && saveState !== 'refused') {
        clearTimeout(timer);
        void send();
      }
    },
    saved: () =>
      new Promise((resolve) => {
        const look = (): boolean => {
          if (saveState !== 'saving') {
            resolve(saveState === 'saved');
          }
          return saveState !== 'saving';
        };
        if (!look()) {
          const leave = session.subscribe(() => look() && leave());
          session.flush();
        }
      }),
    forget: () => {
      history.forget();
      tell();
    },
    resolve: (choice) => {
      if (choice === 'theirs') {
        local = base.document;
        inFlight = null;
        waiting = null;
      }
      insists = choice === 'mine';
      saveState = waiting ? 'saving' : 'saved';
      problem = undefined;
      tell();
      sendIn(0);
    },
    catchUp: async (told) => {
      newest = Math.max(newest, told);
      await catchUp();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };

  const left = [lost, kept?.waiting ?? null].filter((part) => part !== null);
  if (left.length > 0) {
    setWaiting(left.reduce<Undoable>(joinEdits, { edits: [], inverse: [] }));
    const isConflict = standOn(base);
    saveState = isConflict ? 'changed_elsewhere' : 'saving';
    sendIn(0);
  }
  return session;
}
