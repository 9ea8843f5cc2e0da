import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** Proves the ledger and says what was found. Answers 0 when it is exact, 1 otherwise. */
export async function checkCoins({ config, log, shutdown }: { config: Config; log: Log; shutdown: Shutdown }): Promise<number> {
  const database = await openDatabase({ config, log, poolSize: 2 });
  shutdown.add('database', () => database.close());
  await migrateDatabase({ database, log });
  const proof = await proveLedger(database.db);
  for (const fault of proof.faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${proof.faults.length === 0 ? 'exact' : 'NOT EXACT'}: ${proof.accounts} accounts, ${proof.entries} entries, ${proof.openHolds} open holds\n`);
  return proof.faults.length === 0 ? 0 : 1;
}
