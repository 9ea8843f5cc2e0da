import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createSecretToken } from '../secret-token.ts';
import { signInLinks } from '../tables.ts';

/** Creates a token that signs this account in once within some minutes. Only its hash is stored. */
export async function createSignInLink(
  executor: Executor,
  link: { accountId: string; lifeMinutes?: number },
): Promise<string> {
  const { token, sha256 } = createSecretToken();
  await executor.insert(signInLinks).values({
    tokenSha256: sha256,
    accountId: link.accountId,
    expiresAt: sql`now() + make_interval(mins => ${link.lifeMinutes ?? 30})`,
  });
  return token;
}
