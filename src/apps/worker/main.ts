import '#src/platform/server/strict-runtime.ts';
import { runProgram } from '../run-program.ts';
import { startParts } from '../start-parts.ts';

await runProgram(async ({ config, log, shutdown }) => {
  const parts = await startParts({ config, log, shutdown, work: true });
  log.info('working');
  parts.warmUp();
});
