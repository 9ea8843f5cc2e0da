import { asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { partners, type PartnerRow } from './tables.ts';

/** One partner. Throws NOT_FOUND. */
export async function readPartner(executor: Executor, slug: string): Promise<PartnerRow> {
  const [row] = await executor.select().from(partners).where(eq(partners.slug, slug));
  if (!row) {
    throw new AppError('NOT_FOUND', { details: { partner: slug } });
  }
  return row;
}

/** Partners by their address, page by page. */
export async function listPartners(
  executor: Executor,
  list: { after?: string | undefined; limit: number },
): Promise<{ rows: PartnerRow[]; next: string | null }> {
  const found = await executor
    .select()
    .from(partners)
    .where(list.after === undefined ? undefined : gt(partners.slug, list.after))
    .orderBy(asc(partners.slug))
    .limit(list.limit + 1);
  const rows = found.slice(0, list.limit);
  return { rows, next: found.length > list.limit ? (rows.at(-1)?.slug ?? null) : null };
}
