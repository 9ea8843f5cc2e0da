import { proveAudit } from '#src/foundation/audit/server/prove-audit.ts';
import type { Database } from '#src/platform/server/database/database.ts';

/** Verifies the audit and prints the result. Returns 0 when it is unchanged, 1 otherwise. */
export async function checkAudit(db: Database): Promise<number> {
  const { entries, brokenAt } = await proveAudit(db);
  for (const place of brokenAt) {
    process.stderr.write(`entry ${place} is not as it was written\n`);
  }
  process.stdout.write(`${brokenAt.length === 0 ? 'intact' : 'NOT INTACT'}: ${entries} entries\n`);
  return brokenAt.length === 0 ? 0 : 1;
}
