import { createAccessToken } from '#src/foundation/accounts/server/sessions/access-token.ts';
import { createSession } from '#src/foundation/accounts/server/sessions/create-session.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/** Headers of a client signed in to the account, in a new session, at the server of this data folder. */
export async function signIn(
  database: Pick<OpenDatabase, 'db'>,
  dataFolder: string,
  accountId: string,
): Promise<{ authorization: string }> {
  const { sessionId } = await createSession(database.db, accountId);
  return {
    authorization: `Bearer ${createAccessToken(await loadSigningKeys({ dataFolder }), { accountId, sessionId })}`,
  };
}
