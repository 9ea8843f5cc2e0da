import { eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import { reconcileGenerations } from '#src/foundation/generation/server/reconcile-generations.ts';
import { requestGenerations } from '#src/foundation/generation/server/request-generation.ts';
import { runGeneration } from '#src/foundation/generation/server/run-generation.job.ts';
import { startNextGeneration } from '#src/foundation/generation/server/start-next-generation.job.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createVendors } from '#src/vendors/create-vendors.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { buildGenerationDependencies } from './build-generation-dependencies.ts';

/** What is ordered: pictures of a vendor that is polled, and of one that answers with the picture. */
export const ORDERED = ['flux-dev', 'gpt-image-2', 'flux-dev', 'gpt-image-2'] as const;

/** The words by which the service knows an order. */
export const wordsOf = (index: number): string => `picture number ${index}`;

/** Work of paid vendors, all of them at one address, without a queue: it is done step by step. */
export interface VendorWork {
  dependencies: GenerationDependencies;
  /** Orders what is not ordered yet, all in one transaction. */
  order(): Promise<void>;
  /** Works until nothing more can be done: all have ended, or nobody can tell what became of them. */
  workToEnd(): Promise<void>;
  close(): Promise<void>;
}

/** Builds it for the only account. */
export async function buildVendorWork(database: OpenDatabase, folder: string, url: string): Promise<VendorWork> {
  const [account] = await database.db.select({ id: accounts.id }).from(accounts);
  if (!account) {
    throw new Error('there is no account');
  }
  const config = readConfig({
    KINORA_DATA: folder,
    KINORA_DISK_RESERVE: '0',
    KINORA_FETCH_ORIGINS: url,
    KINORA_FAL_KEY: 'a-key-for-fal',
    KINORA_FAL_URL: url,
    KINORA_OPENAI_KEY: 'a-key-for-openai',
    KINORA_OPENAI_URL: url,
  });
  const vendors = createVendors(config.vendors, { config, ffmpeg: await findFfmpeg() });
  const built = await buildGenerationDependencies(database, folder, vendors.get('fal') as never);
  const dependencies: GenerationDependencies = { ...built, config, vendors };
  const run = { signal: new AbortController().signal };

  const step = async (): Promise<boolean> => {
    const open = await database.db
      .select({ id: generations.id, isBegun: sql<boolean>`${generations.operation} is not null` })
      .from(generations)
      .where(inArray(generations.state, ['pending', 'submitting', 'processing']));
    for (const { id, isBegun } of open) {
      await (isBegun
        ? runGeneration(dependencies, { generationId: id }, run)
        : startNextGeneration(dependencies, { group: id, lane: 'paid' }, run));
    }
    return open.length > 0;
  };

  return {
    dependencies,
    async order() {
      const orders = ORDERED.map((model, index) => ({
        accountId: account.id,
        model,
        request: pictureOrder(model, model, { prompt: wordsOf(index), references: [] }).request,
        folder: 'image' as const,
        idempotencyKey: String(index),
        reason: 'picture',
        // They are begun in this order.
        priority: -index,
      }));
      await database.db.transaction((transaction) => requestGenerations(transaction, dependencies, orders));
    },
    async workToEnd() {
      for (;;) {
        const isOpen = await step();
        const isKnown = (await reconcileGenerations(dependencies)) > 0;
        if (!isOpen && !isKnown) {
          return;
        }
      }
    },
    close: () => built.stop(),
  };
}

/** As if the worker of whatever was being worked had been dead for a minute. */
export async function letWorkersDie(database: OpenDatabase): Promise<void> {
  await database.db
    .update(generations)
    .set({ aliveAt: sql`now() - interval '1 minute'` })
    .where(inArray(generations.state, ['pending', 'submitting', 'processing']));
}

/** All generations, in the order of their keys. */
export async function readWork(database: OpenDatabase): Promise<(typeof generations.$inferSelect)[]> {
  return database.db
    .select()
    .from(generations)
    .where(eq(generations.folder, 'image'))
    .orderBy(generations.idempotencyKey);
}
