import { randomBytes } from 'node:crypto';
import { and, eq, isNull, gt, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { sessions, type SessionRow } from '../tables.ts';
import { IDLE_DAYS, type GrantedSession } from './create-session.ts';
import {
  deriveSuccessors,
  hashPart,
  parseRefreshToken,
  printRefreshToken,
  type RefreshToken,
} from './refresh-token.ts';

/** Two tabs of one browser may send the same cookie at once; within this time the second gets the same answer. */
const GRACE_SECONDS = 10;

/**
 * Uses up a refresh token and issues the next one. Throws SESSION_EXPIRED for a token that is unknown or whose session
 * is over. Reusing a token ends the whole session, because somebody else may hold its successor. Exception: with
 * `grace`, the token right before the current one gets the current one again for 10 seconds, so that tabs which refresh
 * at once agree. Programs that keep their token themselves get no grace.
 */
export async function refreshSession(
  parts: { db: Database; keys: SigningKeys },
  sent: string,
  options: { grace: boolean },
): Promise<GrantedSession> {
  const token = parseRefreshToken(sent);
  if (!token) {
    throw new AppError('SESSION_EXPIRED');
  }
  const granted = await parts.db.transaction(async (transaction) => {
    // The row stays locked until the end: of two concurrent uses, the second sees the first.
    const [row] = await transaction
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.familySha256, hashPart(token.family)),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, sql`now()`),
        ),
      )
      .for('update');
    if (!row) {
      return undefined;
    }
    const hash = hashPart(token.member);
    if (row.currentSha256.equals(hash)) {
      const salt = randomBytes(16);
      const [next] = deriveSuccessors(parts.keys, token, salt);
      if (!next) {
        throw new Error('there is no key to derive a token with');
      }
      const [kept] = await transaction
        .update(sessions)
        .set({
          currentSha256: hashPart(next.member),
          previousSha256: hash,
          salt,
          rotatedAt: sql`now()`,
          expiresAt: sql`least(now() + make_interval(days => ${IDLE_DAYS}), ${sessions.endsAt})`,
        })
        .where(eq(sessions.id, row.id))
        .returning({ expiresAt: sessions.expiresAt });
      return grant(row, next, kept?.expiresAt ?? row.expiresAt);
    }
    const again = options.grace ? successorAgain(parts.keys, row, token, hash) : undefined;
    if (again && (await isRecent(transaction, row.id))) {
      return grant(row, again, row.expiresAt);
    }
    await transaction
      .update(sessions)
      .set({ endedAt: sql`now()`, endReason: 'reused' })
      .where(eq(sessions.id, row.id));
    return undefined;
  });
  if (!granted) {
    throw new AppError('SESSION_EXPIRED');
  }
  return granted;
}

/** The current token again, for the holder of the one before it. Valid only if it matches the stored hash. */
function successorAgain(
  keys: SigningKeys,
  row: SessionRow,
  token: RefreshToken,
  hash: Buffer,
): RefreshToken | undefined {
  const { salt, previousSha256, currentSha256 } = row;
  if (!salt || !previousSha256?.equals(hash)) {
    return undefined;
  }
  return deriveSuccessors(keys, token, salt).find(({ member }) => hashPart(member).equals(currentSha256));
}

async function isRecent(executor: Pick<Database, 'select'>, sessionId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, sessionId), gt(sessions.rotatedAt, sql`now() - make_interval(secs => ${GRACE_SECONDS})`)),
    );
  return row !== undefined;
}

function grant(row: SessionRow, token: RefreshToken, expiresAt: Date): GrantedSession {
  return { sessionId: row.id, accountId: row.accountId, refreshToken: printRefreshToken(token), expiresAt };
}
