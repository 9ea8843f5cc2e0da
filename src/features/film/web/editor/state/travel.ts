import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { EditServer, EditSession, SessionListeners } from './edit-session-contract.ts';
import { editsOf, type Step, type StepHistory } from './step-history.ts';
import type { TypedText } from './typed-text.ts';

const OTHER_WAY = { undo: 'redo', redo: 'undo' } as const;
/** Which side of a choice is chosen on the way. */
const SIDE = { undo: 'before', redo: 'after' } as const;

/** What going back and forth in a history needs of its session. */
interface Ground extends Required<Pick<SessionListeners, 'onFailed'>> {
  server: EditServer;
  history: StepHistory;
  typed: TypedText;
  /** The film as it is shown. */
  document(): FilmDocument;
  /** Shows changes and lets them be sent; false where they do not fit. */
  change(edits: readonly FilmEdit[]): boolean;
  /** Brings a kept state of the film back; resolves to the kept state of what it was. */
  bringBack(checkpointId: string): Promise<string>;
  /** The history or the film is another one. */
  tell(): void;
}

/** Undo and redo of a session. */
export function createTravel(ground: Ground): Pick<EditSession, 'undo' | 'redo'> {
  const { server, history, typed, onFailed, tell } = ground;

  /** Goes a step on the server, and resolves to it as it is on the other side. */
  const goOnServer = async (way: 'undo' | 'redo', step: Step): Promise<Step> => {
    if (step.checkpointId !== undefined) {
      return { ...step, checkpointId: await ground.bringBack(step.checkpointId) };
    }
    const choice = step.choice?.[SIDE[way]];
    if (choice && 'take' in choice) {
      await server.chooseTake(choice.take);
    }
    return step;
  };
  /** Goes a step that waits outside the history until the server has accepted it. */
  const goLater = async (way: 'undo' | 'redo', step: Step, done: () => void): Promise<void> => {
    try {
      history.arrive(OTHER_WAY[way], await goOnServer(way, step));
      done();
    } catch (error) {
      history.arrive(way, server.judge(error) === 'refused' ? undefined : step);
      onFailed(error);
    } finally {
      tell();
    }
  };
  const goNow =
    (way: 'undo' | 'redo') =>
    (step: Step): boolean => {
      const choice = step.choice?.[SIDE[way]];
      if (choice && 'cut' in choice) {
        server.chooseCut(choice.cut);
        return true;
      }
      const own = editsOf(way, step, ground.document());
      return own.length > 0 && ground.change(own);
    };
  const go =
    (way: 'undo' | 'redo') =>
    (done: () => void = () => {}): boolean => {
      typed.forget();
      const later = history.leave(way);
      if (later) {
        void goLater(way, later, done);
      }
      const isGone = later === undefined && history[way](goNow(way));
      tell();
      if (isGone) {
        done();
      }
      return isGone || later !== undefined;
    };
  return { undo: go('undo'), redo: go('redo') };
}
