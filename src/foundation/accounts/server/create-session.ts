import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createRefreshToken, hashPart, printRefreshToken } from './refresh-token.ts';
import { sessions } from './tables.ts';

/** A session as its holder needs it; the refresh token is shown this once. */
export interface GrantedSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly refreshToken: string;
  /** When it ends unless it is refreshed before. */
  readonly expiresAt: Date;
}

/** A session that is not used for so long ends. */
export const IDLE_DAYS = 30;
/** A session ends after so long however much it is used. */
const WHOLE_DAYS = 180;

/** Begins a session, with an id of its own at each sign-in. */
export async function createSession(executor: Executor, accountId: string): Promise<GrantedSession> {
  const token = createRefreshToken();
  const [row] = await executor
    .insert(sessions)
    .values({
      id: randomUUID(),
      accountId,
      familySha256: hashPart(token.family),
      currentSha256: hashPart(token.member),
      expiresAt: sql`now() + make_interval(days => ${IDLE_DAYS})`,
      endsAt: sql`now() + make_interval(days => ${WHOLE_DAYS})`,
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!row) throw new Error('the session was not kept');
  return { sessionId: row.id, accountId, refreshToken: printRefreshToken(token), expiresAt: row.expiresAt };
}
