import '#src/platform/server/strict-runtime.ts';
import { introduceAdmin } from '../introduce-admin.ts';
import { runProgram } from '../run-program.ts';
import { startParts } from '../start-parts.ts';
import { startApi } from './start-api.ts';

await runProgram(async ({ config, log, shutdown }) => {
  const parts = await startParts({ config, log, shutdown, work: false });
  const api = await startApi(parts);
  shutdown.add('server', api.close);
  await introduceAdmin(parts, api.address);
  log.info({ address: api.address }, 'serving');
});
