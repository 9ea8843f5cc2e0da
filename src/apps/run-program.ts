import { readConfig, type Config } from '#src/platform/server/config/read-config.ts';
import { handleShutdown, type Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { createLog, type Log } from '#src/platform/server/log/create-log.ts';
import { sayError } from './say-error.ts';

/** What a long-running program starts with. */
export interface Program {
  config: Config;
  log: Log;
  shutdown: Shutdown;
}

/** Reads the settings, runs `start`, and exits with a clear message when it fails. A signal shuts it down in order. */
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
