import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { hashToken } from '../secret-token.ts';
import { signInLinks } from '../tables.ts';
import { createSession, type GrantedSession } from './create-session.ts';

/** Signs in by a link's token, which works once. Throws LINK_USED when it is used, too old or unknown. */
export async function useSignInLink(db: Database, token: string): Promise<GrantedSession> {
  return db.transaction(async (transaction) => {
    const [link] = await transaction
      .update(signInLinks)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(signInLinks.tokenSha256, hashToken(token)),
          isNull(signInLinks.usedAt),
          gt(signInLinks.expiresAt, sql`now()`),
        ),
      )
      .returning({ accountId: signInLinks.accountId });
    if (!link) {
      throw new AppError('LINK_USED');
    }
    return createSession(transaction, link.accountId);
  });
}
