import type { FastifyRequest } from 'fastify';
import { readAccessToken } from '#src/foundation/accounts/server/access-token.ts';
import { IDENTITIES, type Caller } from '#src/foundation/accounts/server/account.ts';
import { readSession } from '#src/foundation/accounts/server/read-session.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** Who calls, as far as their access token says. */
export interface CallerRead {
  readonly caller: Caller | undefined;
  /** Throws NOT_LOGGED_IN where no token came, SESSION_EXPIRED where it is no longer good. */
  requireAccount(): Caller;
}

/** Reads callers from `Authorization: Bearer …`, and asks the session's row each time. */
export interface CallerReader {
  (request: Pick<FastifyRequest, 'headers'>): Promise<CallerRead>;
  /** True while the session of this id lives and its account is not banned. */
  isLive(sessionId: string): Promise<boolean>;
}

const BEARER = /^Bearer ([\w.-]{1,1000})$/i;
const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function callerReader({ db, keys }: { db: Database; keys: SigningKeys }): CallerReader {
  const read = async (request: Pick<FastifyRequest, 'headers'>): Promise<CallerRead> => {
    const header = request.headers.authorization;
    const token = BEARER.exec(header?.slice(0, 1100) ?? '')?.[1];
    const said = token === undefined ? undefined : readAccessToken(keys, token);
    const caller = said && (await readSession(db, said.sessionId));
    return {
      caller,
      requireAccount: () => {
        if (!caller) throw new AppError(header === undefined ? 'NOT_LOGGED_IN' : 'SESSION_EXPIRED');
        return caller;
      },
    };
  };
  return Object.assign(read, {
    isLive: async (sessionId: string): Promise<boolean> => {
      const caller = IDENTIFIER.test(sessionId) ? await readSession(db, sessionId) : undefined;
      return caller !== undefined && caller.identity !== IDENTITIES.banned;
    },
  });
}
