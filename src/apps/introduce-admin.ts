import { openFirstAdmin } from '#src/foundation/accounts/server/open-first-admin.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';

/** Makes sure that an admin can sign in, and prints how; the password once, when it is created. Returns the admin's id. */
export async function introduceAdmin(
  { db, config, log }: { db: Database; config: Config; log: Log },
  siteAddress: string,
): Promise<string> {
  const { id, email, password } = await openFirstAdmin({ db, log }, config.admin.email);
  if (email !== null && password !== undefined) {
    // Not logged, because logs are stored: this is for the person at the screen.
    process.stdout.write(
      `\n  The first admin, shown this once. Sign in at ${siteAddress}/login\n\n  Email      ${email}\n  Password   ${password}\n\n  Choose a password of your own there, under Change password.\n`,
    );
  }
  return id;
}
