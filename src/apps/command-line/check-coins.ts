import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import type { Database } from '#src/platform/server/database/database.ts';

/** Verifies the ledger and prints the result. Returns 0 when it is exact, 1 otherwise. */
export async function checkCoins(db: Database): Promise<number> {
  const proof = await proveLedger(db);
  for (const fault of proof.faults) {
    process.stderr.write(`${fault}\n`);
  }
  process.stdout.write(
    `${proof.faults.length === 0 ? 'exact' : 'NOT EXACT'}: ${proof.accounts} accounts, ${proof.entries} entries, ${proof.openHolds} open holds\n`,
  );
  return proof.faults.length === 0 ? 0 : 1;
}
