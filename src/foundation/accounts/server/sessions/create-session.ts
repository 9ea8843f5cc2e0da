import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { sessions } from '../tables.ts';
import { createRefreshToken, hashPart, printRefreshToken } from './refresh-token.ts';

/** A session for its holder; the refresh token is given out only now. */
export interface GrantedSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly refreshToken: string;
  /** End of the session unless it is refreshed before. */
  readonly expiresAt: Date;
}

/** Days after which an unused session ends. */
export const IDLE_DAYS = 30;
/** Days after which any session ends. */
const WHOLE_DAYS = 180;

/**
 * Starts a session. With `isConfirmed: false` dangerous actions require a proof at once (SEC-17), as after a reset,
 * which proves only access to the mail.
 */
export async function createSession(
  executor: Executor,
  accountId: string,
  { isConfirmed = true } = {},
): Promise<GrantedSession> {
  const token = createRefreshToken();
  const [row] = await executor
    .insert(sessions)
    .values({
      id: randomUUID(),
      accountId,
      familySha256: hashPart(token.family),
      currentSha256: hashPart(token.member),
      ...(isConfirmed ? {} : { confirmedAt: new Date(0) }),
      expiresAt: sql`now() + make_interval(days => ${IDLE_DAYS})`,
      endsAt: sql`now() + make_interval(days => ${WHOLE_DAYS})`,
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!row) {
    throw new Error('the session was not kept');
  }
  return { sessionId: row.id, accountId, refreshToken: printRefreshToken(token), expiresAt: row.expiresAt };
}
