import type { EditServer, EditSession } from './edit-session-contract.ts';

/**
 * Brings a kept state of a film back once all changes are saved; resolves to the kept state of what the film was.
 * Rejects with what `server.restore` rejects with, and with `server.unsaved` where changes cannot be saved now. A film
 * that was changed in the meantime is read again first, once: also choices for the final cut make its version an old
 * one.
 */
export async function bringVersionBack(
  server: EditServer,
  { saved, catchUp }: Pick<EditSession, 'saved' | 'catchUp'>,
  versionNow: () => number,
  checkpointId: string,
): Promise<string> {
  const restore = async (): Promise<Awaited<ReturnType<EditServer['restore']>>> => {
    if (!(await saved())) {
      throw server.unsaved();
    }
    return server.restore({ version: versionNow(), checkpointId });
  };
  const restored = await restore().catch(async (error: unknown) => {
    if (server.judge(error) !== 'changed') {
      throw error;
    }
    await catchUp(versionNow() + 1);
    return restore();
  });
  await catchUp(restored.version);
  return restored.checkpointId;
}
