import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import { EditRefused, type FilmEdit } from '../../../timeline/film-edit.ts';
import { joinEdits, splitEdits, type Undoable } from '../../../timeline/join-edits.ts';
import { rebaseEdits, withoutTakenBack, type EditConflict } from '../../../timeline/rebase-edits.ts';
import { splitContested } from '../../../timeline/split-contested.ts';
import { withConsequences } from '../../../timeline/with-consequences.ts';
import { bringVersionBack } from './bring-version-back.ts';
import type {
  Batch,
  EditKeeper,
  EditServer,
  EditSession,
  KeptEdits,
  SessionListeners,
  SessionView,
} from './edit-session-contract.ts';
import type { SaveState } from './editor.ts';
import { createStepHistory } from './step-history.ts';
import { createTravel } from './travel.ts';
import { createTypedText } from './typed-text.ts';
import { waitUntilSaved } from './wait-until-saved.ts';

/** Pauses before changes are sent, in milliseconds: after typing or dragging, after anything else, and the longest. */
const REST = { typing: 600, other: 100, longest: 2500 };
const RETRY = { firstMilliseconds: 1000, mostMilliseconds: 15_000 };
/** A bulk change of a long film goes in several batches. */
const MOST_EDITS_AT_ONCE = 100;
const NOTHING: Undoable = { edits: [], inverse: [] };

/**
 * Opens a film for editing: reads it, and brings in what an earlier session on this device could not send. Rejects with
 * what `server.read` rejects with.
 */
export async function openEditSession(
  server: EditServer,
  keeper: EditKeeper,
  { onSaved = () => {}, onFailed = () => {}, focused = () => undefined }: SessionListeners = {},
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
  return createSession({ server, keeper, onSaved, onFailed, focused, version, document, kept, lost });
}

function createSession({
  server,
  keeper,
  onSaved,
  onFailed,
  focused,
  version,
  document,
  kept,
  lost,
}: Required<SessionListeners> & {
  server: EditServer;
  keeper: EditKeeper;
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
  const typed = createTypedText(focused);
  let saveState: SaveState = 'saved';
  let problem: string | undefined;
  /** What waits for a person; the rest is saved meanwhile. */
  let conflicts: readonly EditConflict[] = [];
  /** Something that was changed here is gone, and nobody was told yet. */
  let isGone = false;
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
  const isAsking = (): boolean => conflicts.length > 0 || isGone;
  /** The film as the server has it once it has what is under way. */
  const sentDocument = (): FilmDocument =>
    inFlight ? applyEdits(base.document, inFlight.edits).document : base.document;
  /** What waits and can be saved, and what a person has to decide first. */
  const split = (): ReturnType<typeof splitContested> =>
    conflicts.length > 0
      ? splitContested(sentDocument(), waiting ?? NOTHING, conflicts)
      : { free: waiting ?? NOTHING, held: NOTHING, document: local };
  const restingState = (): SaveState => (split().free.edits.length > 0 ? 'saving' : 'saved');
  /** Lets changes wait on top of a document: what was taken back again asks nothing. */
  const putOn = (under: FilmDocument, changes: Undoable): void => {
    const rebased = rebaseEdits(under, withoutTakenBack(changes), { isDecided: insists });
    local = rebased.document;
    setWaiting(rebased);
    conflicts = rebased.conflicts;
    isGone ||= rebased.isGone && !insists;
  };
  /** Puts all that is not saved on top of a newer version. */
  const standOn = (newer: { version: number; document: FilmDocument }): void => {
    const mine = [typed.replacedIn(newer.document), inFlight, waiting].filter((part) => part !== null);
    base = newer;
    inFlight = null;
    putOn(newer.document, mine.reduce<Undoable>(joinEdits, NOTHING));
    saveState = restingState();
  };
  const takeBatch = (): void => {
    const { free, held, document: shownThen } = split();
    const [first, rest] = splitEdits(free, MOST_EDITS_AT_ONCE);
    if (first.edits.length > 0) {
      inFlight = { ...first, batchId: crypto.randomUUID() };
      setWaiting(joinEdits(rest ?? NOTHING, held));
      local = shownThen;
    }
  };

  async function send(): Promise<void> {
    if (isSending || isClosed) {
      return;
    }
    if (!inFlight) {
      takeBatch();
    }
    if (!inFlight) {
      // The film could not be read again, and nothing can be sent: the next change will find out.
      if (saveState === 'offline' || saveState === 'saving') {
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
      saveState = restingState();
      onSaved(next);
    } catch (error) {
      await handleFailure(error);
    } finally {
      isSending = false;
      tell();
    }
    if (saveState === 'saving') {
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
        setWaiting(parts.reduce<Undoable>(joinEdits, NOTHING));
        inFlight = null;
        saveState = 'refused';
        problem = error instanceof Error ? error.message : undefined;
      }
    }
  }

  /** Reads what somebody else has changed. What is being sent finds out by itself. */
  async function catchUp(): Promise<void> {
    if (newest <= base.version || isSending || inFlight || isClosed) {
      return;
    }
    isSending = true;
    const before = base.version;
    await readAgain();
    isSending = false;
    tell();
    if (saveState === 'saving') {
      sendIn(REST.other);
    } else if (base.version > before) {
      // Somebody may have gone on meanwhile.
      await catchUp();
    }
  }

  async function readAgain(): Promise<void> {
    try {
      standOn(await server.read());
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
  const change = (asked: readonly FilmEdit[], rest: number, follow?: typeof withConsequences): Undoable | undefined => {
    try {
      const edits = follow?.(local, asked) ?? asked;
      const edited = applyEdits(local, edits);
      local = edited.document;
      const done: Undoable = { edits, inverse: edited.inverse };
      waitingSince = waiting ? waitingSince : Date.now();
      waiting = waiting ? joinEdits(waiting, done) : done;
      if (conflicts.length > 0) {
        putOn(sentDocument(), waiting);
      }
      if (saveState !== 'offline') {
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

  const bringBack = async (checkpointId: string): Promise<string> => {
    const before = await bringVersionBack(server, session, () => base.version, checkpointId);
    onSaved(base.version);
    return before;
  };
  const { undo, redo } = createTravel({
    server,
    history,
    typed,
    document: () => local,
    change: (edits) => change(edits, REST.other) !== undefined,
    bringBack,
    onFailed,
    tell,
  });

  const session: EditSession = {
    view: () =>
      (shown ??= {
        document: local,
        saveState: isAsking() ? 'changed_elsewhere' : saveState,
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
      const done = isClosed ? undefined : change(edits, rest, withConsequences);
      if (!done) {
        return false;
      }
      typed.note(gesture, done);
      history.add(gesture, done);
      tell();
      return true;
    },
    noteChoice: (choice, gesture) => {
      history.add(gesture, { edits: [], inverse: [], choice });
      tell();
    },
    takeBackTyped: () => {
      const typedThere = isClosed ? undefined : typed.takeBack();
      const done = typedThere && change(typedThere.edits, REST.other);
      if (done) {
        history.add(typedThere.gesture, done);
        tell();
      }
    },
    left: typed.forget,
    undo,
    redo,
    flush: () => {
      if ((inFlight || waiting) && saveState !== 'refused') {
        clearTimeout(timer);
        void send();
      }
    },
    saved: () => waitUntilSaved(session),
    restore: async (checkpointId) => {
      const before = await bringBack(checkpointId);
      session.becameAnother(before);
      return before;
    },
    becameAnother: (before) => {
      typed.forget();
      history.addVersion(before);
      tell();
    },
    resolve: (choice) => {
      typed.forget();
      const isMine = choice === 'mine';
      // What nobody has asked about is kept; of a refused change all is given up.
      const left = isAsking() ? split().free : NOTHING;
      const decided = rebaseEdits(sentDocument(), isMine ? (waiting ?? NOTHING) : left, { isDecided: true });
      setWaiting(decided);
      local = decided.document;
      // Of something that is gone nothing waits: the next question is another one.
      insists = isMine && conflicts.length > 0 && waiting !== null;
      conflicts = [];
      isGone = false;
      saveState = inFlight || waiting ? 'saving' : 'saved';
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

  const unsent = [lost, kept?.waiting ?? null].filter((part) => part !== null);
  if (unsent.length > 0) {
    setWaiting(unsent.reduce<Undoable>(joinEdits, NOTHING));
    standOn(base);
    sendIn(0);
  }
  return session;
}
