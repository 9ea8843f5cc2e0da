import { createSignInLink } from '#src/foundation/accounts/server/sessions/create-sign-in-link.ts';
import { startApi } from '../api/start-api.ts';
import { introduceAdmin } from '../introduce-admin.ts';
import { runProgram } from '../run-program.ts';
import { startParts } from '../start-parts.ts';

/** Validity of the first link, minutes: the operator may be called away between starting and opening it. */
const LINK_MINUTES = 60;

/** Serves and works in one process, and prints a link that signs the admin in. */
export function runAllInOne(): Promise<void> {
  return runProgram(async ({ config, log, shutdown }) => {
    const parts = await startParts({ config, log, shutdown, work: true, kind: 'all-in-one' });
    const api = await startApi(parts);
    shutdown.add('server', api.close);
    const adminId = await introduceAdmin(parts, api.address);
    const token = await createSignInLink(parts.db, { accountId: adminId, lifeMinutes: LINK_MINUTES });
    process.stdout.write(
      `\n  Kinora is running.\n\n  Open   ${api.address}/login?link=${token}\n\n  The link signs the admin in, once, within ${LINK_MINUTES} minutes. Ctrl-C stops Kinora; films that are being made go on at the next start.\n\n`,
    );
    parts.warmUp();
  });
}
