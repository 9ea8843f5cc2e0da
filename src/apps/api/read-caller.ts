import type { FastifyRequest } from 'fastify';
import type { Caller } from '#src/foundation/accounts/server/account.ts';
import { readAccessToken } from '#src/foundation/accounts/server/sessions/access-token.ts';
import { readSession } from '#src/foundation/accounts/server/sessions/read-session.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';

/** The caller, according to their access token. */
export interface CallerRead {
  readonly caller: Caller | undefined;
  /** Throws NOT_LOGGED_IN without a token, SESSION_EXPIRED when it is no longer valid. */
  requireAccount(): Caller;
}

/** Reads callers from `Authorization: Bearer …`, checking the session's row each time. */
export interface CallerReader {
  (request: Pick<FastifyRequest, 'headers'>): Promise<CallerRead>;
  /** The account of this session, while the session is alive and the account not banned. */
  findLive(sessionId: string): Promise<Caller | undefined>;
}

const BEARER = /^Bearer ([\w.-]{1,1000})$/i;

export function callerReader({ db, keys }: { db: Database; keys: SigningKeys }): CallerReader {
  const read = async (request: Pick<FastifyRequest, 'headers'>): Promise<CallerRead> => {
    const header = request.headers.authorization;
    const token = BEARER.exec(header?.slice(0, 1100) ?? '')?.[1];
    const said = token === undefined ? undefined : readAccessToken(keys, token);
    const caller = said && (await readSession(db, said.sessionId));
    return {
      caller,
      requireAccount: () => {
        if (!caller) {
          throw new AppError(header === undefined ? 'NOT_LOGGED_IN' : 'SESSION_EXPIRED');
        }
        return caller;
      },
    };
  };
  return Object.assign(read, {
    findLive: async (sessionId: string): Promise<Caller | undefined> => {
      const caller = isUuid(sessionId) ? await readSession(db, sessionId) : undefined;
      return caller !== undefined && siteRightsOf(caller.identity).usesSite ? caller : undefined;
    },
  });
}
