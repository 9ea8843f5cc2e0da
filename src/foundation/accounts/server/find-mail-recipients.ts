import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { accounts } from './tables.ts';

/**
 * The addresses and languages of these accounts, for mails that they asked for; closed and banned ones are absent, and
 * those without an address. Every address was verified when it was given.
 */
export async function findMailRecipients(
  executor: Executor,
  accountIds: readonly string[],
): Promise<Map<string, { email: string; language: Language }>> {
  if (accountIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ id: accounts.id, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(
      and(
        inArray(accounts.id, [...accountIds]),
        isNotNull(accounts.email),
        isNull(accounts.deletedAt),
        isNull(accounts.bannedAt),
      ),
    );
  return new Map(rows.map(({ id, email, language }) => [id, { email: email ?? '', language: language ?? 'en' }]));
}
