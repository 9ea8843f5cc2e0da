import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmApi } from '../../film-api.ts';
import type { EditServer, EditSession } from './edit-session-contract.ts';
import { openEditSession } from './edit-session.ts';
import type { Editor } from './editor.ts';
import { openKeeper } from './kept-edits.ts';
import { openOtherTabs } from './other-tabs.ts';

/** A film's session while it opens, when it is open, or why it cannot be. */
export type OpenSession =
  | { state: 'opening' }
  | { state: 'open'; session: EditSession }
  | { state: 'failed'; error: unknown; again: () => void };

/** Opens a film for editing while the component is there; `choices` carries those out that are no part of it. */
export function useEditSession(
  filmId: string,
  { chooseCut, chooseTake }: Pick<EditServer, 'chooseCut' | 'chooseTake'>,
): OpenSession {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const t = useTranslations('filmEditor');
  const latest = useRef(t);
  useEffect(() => {
    latest.current = t;
  }, [t]);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<OpenSession>({ state: 'opening' });
  useEffect(() => {
    let isGone = false;
    let leave = (): void => {};
    const server: EditServer = {
      read: async () => {
        const { version, document } = await films.readDocument({ filmId });
        return { version, document: document as unknown as FilmDocument };
      },
      send: ({ version, batchId, edits }) =>
        films.editFilm({ filmId, version, batchId, edits: edits as Parameters<typeof films.editFilm>[0]['edits'] }),
      restore: (order) => films.restoreCheckpoint({ filmId, ...order }),
      chooseCut,
      chooseTake,
      unsaved: () => new Error(latest.current('notSavedYet')),
      judge,
    };
    const open = async (): Promise<void> => {
      const keeper = await openKeeper(filmId);
      const otherTabs = openOtherTabs(filmId);
      const end = (): void => {
        otherTabs.close();
        keeper.close();
      };
      const session = await openEditSession(server, keeper, {
        onSaved: (version) => {
          otherTabs.tell(version);
          void queries.invalidateQueries({ queryKey: ['film', filmId] });
        },
        onFailed: (error) => toastFailure(error as Error),
        focused: () => document.activeElement,
      }).catch((error: unknown) => {
        end();
        throw error;
      });
      // What is under way when the page is left is told all the same.
      const leaving = new AbortController();
      const lose = ({ target }: FocusEvent): void => {
        // Where the window loses the focus, its field keeps it.
        if (document.activeElement !== target) {
          session.left();
        }
      };
      document.addEventListener('focusout', lose, leaving);
      otherTabs.hear((told) => void session.catchUp(told));
      const stopWatching = sendWhenLeft(session);
      leave = () => {
        session.flush();
        session.close();
        leaving.abort();
        stopWatching();
        end();
      };
      if (isGone) {
        leave();
      } else {
        setOpened({ state: 'open', session });
      }
    };
    open().catch((error: unknown) => {
      if (!isGone) {
        setOpened({ state: 'failed', error, again: () => setAttempt((count) => count + 1) });
      }
    });
    return () => {
      isGone = true;
      leave();
      setOpened({ state: 'opening' });
    };
  }, [films, filmId, queries, chooseCut, chooseTake, attempt]);
  return opened;
}

function judge(error: unknown): ReturnType<EditServer['judge']> {
  const { code } = error as { code?: unknown };
  if (code === 'FILM_CHANGED') {
    return 'changed';
  }
  // A session that has ended is opened again by signing in; what was typed waits on this device.
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return isPassing(error) || isSignedOut || code === 'OPERATION_IN_PROGRESS' ? 'passing' : 'refused';
}

/** Sends what waits when the page is hidden or the network is back. */
function sendWhenLeft(session: EditSession): () => void {
  const send = (): void => session.flush();
  document.addEventListener('visibilitychange', send);
  window.addEventListener('pagehide', send);
  window.addEventListener('online', send);
  return () => {
    document.removeEventListener('visibilitychange', send);
    window.removeEventListener('pagehide', send);
    window.removeEventListener('online', send);
  };
}

/** The editor of an open session, for `EditorContext`. */
export function useEditorOf(session: EditSession, film: FilmView): Editor {
  const view = useSyncExternalStore(session.subscribe, session.view);
  useEffect(() => {
    void session.catchUp(film.version);
  }, [session, film.version]);
  return useMemo(
    () => ({
      ...view,
      filmId: film.id,
      film,
      edit: session.edit,
      noteChoice: session.noteChoice,
      takeBackTyped: session.takeBackTyped,
      undo: session.undo,
      redo: session.redo,
      onNextStep: (act) => {
        const { label } = session.view().undoStep ?? {};
        const leave = session.subscribe(() => {
          if (session.view().undoStep?.label !== label) {
            leave();
            act();
          }
        });
      },
      flush: session.flush,
      saved: session.saved,
      restore: session.restore,
      becameAnother: session.becameAnother,
      resolve: session.resolve,
    }),
    [session, film, view],
  );
}
