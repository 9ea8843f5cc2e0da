import { createCodeBatch } from '#src/features/rewards/server/code-batches.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { CodesCommand } from './parse-arguments.ts';

/** Creates redeem codes and prints them, one per line; they cannot be read later. Returns the exit code. */
export async function makeCodes(db: Database, { count, name, expiresAt }: CodesCommand): Promise<number> {
  const act = { adminId: null, requestId: 'command line' };
  const { codes } = await createCodeBatch(db, act, { name, count, ...(expiresAt ? { expiresAt } : {}) });
  process.stdout.write(`${codes.join('\n')}\n`);
  return 0;
}
