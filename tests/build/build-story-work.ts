import { eq } from 'drizzle-orm';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import { requestGenerations } from '#src/foundation/generation/server/request-generation.ts';
import { startNextGeneration } from '#src/foundation/generation/server/start-next-generation.job.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildWriters, order } from '#tests/vendors/build-writer.ts';
import { ENGLISH } from '#tests/vendors/readings.ts';
import { buildGenerationDependencies } from './build-generation-dependencies.ts';

/** A story of the operator's own language model, without a queue: it is worked at step by step. */
export interface StoryWork {
  /** Orders it, unless that was done. */
  order(): Promise<void>;
  /** Works until it has ended, or its outcome is unknown. */
  workToEnd(): Promise<typeof generations.$inferSelect>;
  close(): Promise<void>;
}

/** Builds it for the only account, with a language model at this address. */
export async function buildStoryWork(database: OpenDatabase, folder: string, url: string): Promise<StoryWork> {
  const [account] = await database.db.select({ id: accounts.id }).from(accounts);
  if (!account) {
    throw new Error('there is no account');
  }
  const writers = await buildWriters();
  const writer = writers.writerAt(url, [], 60);
  const built = await buildGenerationDependencies(database, folder, writer);
  const dependencies: GenerationDependencies = { ...built, vendors: new Map([['openai-compatible', writer]]) };
  return {
    order: () =>
      database.db.transaction(async (transaction) => {
        const story = {
          accountId: account.id,
          model: 'own-text',
          request: order(ENGLISH.idea),
          folder: 'movie' as const,
          idempotencyKey: 'story',
          reason: 'story',
        };
        await requestGenerations(transaction, dependencies, [story]);
      }),
    async workToEnd() {
      for (;;) {
        const [row] = await database.db.select().from(generations).where(eq(generations.idempotencyKey, 'story'));
        if (!row) {
          throw new Error('no story was ordered');
        }
        if (!['pending', 'submitting', 'processing'].includes(row.state)) {
          return row;
        }
        const signal = new AbortController().signal;
        await startNextGeneration(dependencies, { group: row.id, lane: 'paid' }, { signal });
      }
    },
    async close() {
      await writers.close();
      await built.stop();
    },
  };
}
