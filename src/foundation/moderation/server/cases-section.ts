import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { moderationCases } from './tables.ts';

/** Moderation's part of an archive: the account's contents that were looked at, and what was decided. */
export async function* casesSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const { subjectId, text, judgedBy, categories, state, reason, createdAt, decidedAt } = moderationCases;
  const cases = await executor
    .select({ fileId: subjectId, text, judgedBy, categories, state, reason, createdAt, decidedAt })
    .from(moderationCases)
    .where(eq(moderationCases.accountId, accountId))
    .orderBy(asc(createdAt), asc(moderationCases.id));
  yield { name: 'moderation/cases.json', text: JSON.stringify(cases, null, 2) };
}
