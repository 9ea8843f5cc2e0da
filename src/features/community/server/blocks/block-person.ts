import { and, eq, or } from 'drizzle-orm';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { BlockKind } from '../../safety-contract.ts';
import { countAct } from '../count-act.ts';
import { isAfter, pageOf, sorted, valueForCursor, type ListOrder } from '../list-order.ts';
import { follows } from '../tables.ts';
import { blockedPeople, type BlockRow } from './tables.ts';

interface Block {
  accountId: string;
  personId: string;
}

const NEWEST: ListOrder = { by: blockedPeople.createdAt, kind: 'time', id: blockedPeople.personId };

/**
 * Blocks or mutes a person, or changes one to the other. Who blocks follows the person no longer, nor they them. Throws
 * USER_NOT_FOUND, INVALID_DATA for oneself, TOO_MANY_ATTEMPTS, TOO_MANY_BLOCKED.
 */
export async function blockPerson(
  db: Database,
  { accountId, personId, kind }: Block & { kind: BlockKind },
): Promise<void> {
  if (accountId === personId) {
    throw new AppError('INVALID_DATA', { details: { issues: [{ path: 'personId', message: 'is your own' }] } });
  }
  await countAct(db, accountId, 'block');
  if (!(await findOpenAccount(db, personId))) {
    throw new AppError('USER_NOT_FOUND');
  }
  await db.transaction(async (transaction) => {
    await transaction
      .insert(blockedPeople)
      .values({ accountId, personId, kind })
      .onConflictDoUpdate({ target: [blockedPeople.accountId, blockedPeople.personId], set: { kind } });
    const most = LIMITS.community.blockedPeople;
    if ((await transaction.$count(blockedPeople, eq(blockedPeople.accountId, accountId))) > most) {
      throw new AppError('TOO_MANY_BLOCKED', { details: { limit: most } });
    }
    if (kind === 'block') {
      await transaction
        .delete(follows)
        .where(
          or(
            and(eq(follows.accountId, accountId), eq(follows.authorId, personId)),
            and(eq(follows.accountId, personId), eq(follows.authorId, accountId)),
          ),
        );
    }
  });
}

/** Blocks or mutes a person no longer; nothing happens where they were not. */
export async function unblockPerson(db: Database, block: Block): Promise<void> {
  await db.delete(blockedPeople).where(isOf(block));
}

/** How this account has silenced that person. */
export async function readBlock(executor: Executor, block: Block): Promise<BlockKind | null> {
  const [row] = await executor.select({ kind: blockedPeople.kind }).from(blockedPeople).where(isOf(block));
  return row?.kind ?? null;
}

const isOf = ({ accountId, personId }: Block) =>
  and(eq(blockedPeople.accountId, accountId), eq(blockedPeople.personId, personId));

/** Whom an account has blocked and muted, the newest first. Throws INVALID_DATA for an invalid cursor. */
export async function listBlockedPeople(
  executor: Executor,
  { accountId, cursor, limit }: { accountId: string; cursor?: string | undefined; limit: number },
): Promise<{ blocks: BlockRow[]; next: string | null }> {
  const rows = await executor
    .select({ block: blockedPeople, at: valueForCursor(NEWEST), id: blockedPeople.personId })
    .from(blockedPeople)
    .where(and(eq(blockedPeople.accountId, accountId), isAfter(NEWEST, cursor)))
    .orderBy(...sorted(NEWEST))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit);
  return { blocks: page.map(({ block }) => block), next };
}
