import { runProgram } from '../run-program.ts';
import { startParts } from '../start-parts.ts';
import { startApi } from './start-api.ts';

await runProgram(async ({ config, log, shutdown }) => {
  const api = await startApi(await startParts({ config, log, shutdown, work: false }));
  shutdown.add('server', api.close);
  log.info({ address: api.address }, 'serving');
});
