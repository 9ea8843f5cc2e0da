import {
  changeAddressWithAudit,
  makeAdminWithAudit,
  resetSecondFactorWithAudit,
} from '#src/features/administration/server/manage-admins.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { AdminCommand } from './parse-arguments.ts';

/**
 * Creates an admin and prints a sign-in link, changes its address, or removes a lost second factor. Returns the exit
 * code.
 */
export async function manageAdmins(db: Database, config: Config, command: AdminCommand): Promise<number> {
  const { email } = command;
  if (command.act === 'address') {
    await changeAddressWithAudit(db, email, command.next);
    process.stdout.write(`${email} signs in as ${command.next} from now on\n`);
    return 0;
  }
  if (command.act === 'make') {
    const { token, isNew } = await makeAdminWithAudit(db, email);
    process.stdout.write(
      `${email} is an admin${isNew ? ', with a new account' : ''}. This link signs in once, within 30 minutes:\n\n  ${addressOf(config)}/login?link=${token}\n`,
    );
    return 0;
  }
  const had = await resetSecondFactorWithAudit(db, email);
  process.stdout.write(
    had
      ? `the second factor of ${email} is gone, and its sessions have ended\n`
      : `${email} had no second factor; its sessions have ended\n`,
  );
  return 0;
}

/** The site's address, according to the settings. */
function addressOf({ server }: Config): string {
  return server.publicUrl ?? `http://${server.host === '127.0.0.1' ? 'localhost' : server.host}:${server.port}`;
}
