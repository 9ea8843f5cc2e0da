import { readConfig, type Config } from '#src/platform/server/config/read-config.ts';
import { handleShutdown, type Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { createLog, type Log } from '#src/platform/server/log/create-log.ts';
import { sayError } from './say-error.ts';

/** What a long-running program begins with. */
export interface Program {
  config: Config;
  log: Log;
  shutdown: Shutdown;
}

/**
 * Reads the settings, runs the start, and ends the process with a clear message when it fails. A signal ends it in
 * order.
 */
export async function runProgram(start: (program: Program) => Promise<void>): Promise<void> {
  let shutdown: Shutdown | undefined;
  try {
    const config = readConfig();
    const log = createLog(config);
    shutdown = handleShutdown({ log });
    await start({ config, log, shutdown });
  } catch (error) {
    sayError(error, []);
    await shutdown?.run('the start failed');
    process.exit(1);
  }
}
