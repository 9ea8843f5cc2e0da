import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createSecretToken } from './secret-token.ts';
import { sessions } from './tables.ts';

/** A session just made; the token is shown this once. */
export interface NewSession {
  readonly token: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly expiresAt: Date;
}

const LIFE_DAYS = 30;

/** Begins a session of 30 days. */
export async function createSession(executor: Executor, accountId: string): Promise<NewSession> {
  const { token, sha256 } = createSecretToken();
  const [row] = await executor
    .insert(sessions)
    .values({ id: randomUUID(), tokenSha256: sha256, accountId, expiresAt: sql`now() + make_interval(days => ${LIFE_DAYS})` })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!row) throw new Error('the session was not kept');
  return { token, sessionId: row.id, accountId, expiresAt: row.expiresAt };
}
