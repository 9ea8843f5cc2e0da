import type { EditSession } from './edit-session-contract.ts';

/** Sends what waits. True once all is saved; false when that cannot be now. */
export function waitUntilSaved(session: Pick<EditSession, 'view' | 'subscribe' | 'flush'>): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { saveState } = session.view();
      if (saveState !== 'saving') {
        resolve(saveState === 'saved');
      }
      return saveState !== 'saving';
    };
    if (!look()) {
      const leave = session.subscribe(() => look() && leave());
      session.flush();
    }
  });
}
