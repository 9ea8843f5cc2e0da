import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { createSignInLink } from '#src/foundation/accounts/server/create-sign-in-link.ts';
import { startApi } from '../api/start-api.ts';
import { runProgram } from '../run-program.ts';
import { startParts } from '../start-parts.ts';

/** How long the first link works, minutes: an operator may be called away between starting and opening. */
const LINK_MINUTES = 60;

await runProgram(async ({ config, log, shutdown }) => {
  const parts = await startParts({ config, log, shutdown, work: true });
  const admin = await createFirstAdmin(parts.db);
  const api = await startApi(parts);
  shutdown.add('server', api.close);
  const token = await createSignInLink(parts.db, { accountId: admin.id, lifeMinutes: LINK_MINUTES });
  process.stdout.write(
    `\n  Kinora is running.\n\n  Open   ${api.address}/login?link=${token}\n\n  The link signs the admin in, once, within ${LINK_MINUTES} minutes. Ctrl-C stops Kinora; films that are being made go on at the next start.\n\n`,
  );
});
