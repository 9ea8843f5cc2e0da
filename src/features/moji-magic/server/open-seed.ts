import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { mojiSeeds, type MojiSeedRow } from './tables.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** The account's seed that is not published yet; begins one where there is none. With `lock` nobody draws meanwhile. */
export async function openSeedOf(
  executor: Executor,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<MojiSeedRow> {
  const find = async (): Promise<MojiSeedRow | undefined> => {
    const query = executor
      .select()
      .from(mojiSeeds)
      .where(and(eq(mojiSeeds.accountId, accountId), isNull(mojiSeeds.publishedAt)));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  };
  const known = await find();
  if (known) {
    return known;
  }
  await beginSeed(executor, accountId, randomBytes(CLIENT_SEED_BYTES).toString('hex'));
  const begun = await find();
  if (!begun) {
    throw new Error('the seed was neither found nor begun');
  }
  return begun;
}

/** Publishes a locked seed, so that its draws can be checked, and begins the next one. */
export async function replaceSeed(transaction: Transaction, seed: MojiSeedRow): Promise<MojiSeedRow> {
  await transaction
    .update(mojiSeeds)
    .set({ publishedAt: sql`now()` })
    .where(eq(mojiSeeds.id, seed.id));
  await beginSeed(transaction, seed.accountId, seed.clientSeed);
  return openSeedOf(transaction, seed.accountId);
}

/**
 * Publishes the account's open seed where it is this one and has decided a card. Returns the seed that is open then.
 * Throws TOO_MANY_ATTEMPTS.
 */
export async function publishSeed(
  db: Database,
  { accountId, seedId }: { accountId: string; seedId: string },
): Promise<MojiSeedRow> {
  await countAttempt(db, {
    kind: 'publish-seed',
    subject: accountId,
    allowed: LIMITS.perAccount.seedsPerHour,
    seconds: 60 * 60,
  });
  return db.transaction(async (transaction) => {
    const seed = await openSeedOf(transaction, accountId, { lock: true });
    return seed.id === seedId && seed.cardsDrawn > 0 ? replaceSeed(transaction, seed) : seed;
  });
}

async function beginSeed(executor: Executor, accountId: string, clientSeed: string): Promise<void> {
  await executor
    .insert(mojiSeeds)
    .values({
      id: randomUUID(),
      accountId,
      serverSeed: randomBytes(SERVER_SEED_BYTES).toString('hex'),
      clientSeed,
    })
    .onConflictDoNothing();
}
