import { readConfig } from '#src/platform/server/config/read-config.ts';
import { handleShutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { createLog } from '#src/platform/server/log/create-log.ts';
import { checkCoins } from './check-coins.ts';
import { makeFilm } from './make-film.ts';
import type { Command } from './parse-arguments.ts';

/** Runs a command and answers with the exit code. Whatever it started has been stopped when it answers or throws. */
export async function runCommand(command: Exclude<Command, { kind: 'help' }>): Promise<number> {
  const read = readConfig();
  // A person reads along: the log speaks only when something is wrong, unless a level was asked for.
  const quiet = read.log.level === 'info' ? ({ ...read, log: { ...read.log, level: 'error' } } as const) : read;
  const log = createLog(quiet, { toStandardError: true });
  const shutdown = handleShutdown({ log });
  try {
    return command.kind === 'film' ? await makeFilm(command, { config: read, log, shutdown }) : await checkCoins({ config: read, log, shutdown });
  } finally {
    await shutdown.run('finished');
  }
}
