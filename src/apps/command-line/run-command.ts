import { readConfig } from '#src/platform/server/config/read-config.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { handleShutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { createLog } from '#src/platform/server/log/create-log.ts';
import { prepareDataFolder } from '#src/platform/server/storage/prepare-data-folder.ts';
import { checkAudit } from './check-audit.ts';
import { checkCoins } from './check-coins.ts';
import { checkFilmCommand } from './check-film-command.ts';
import { makeCodes } from './make-codes.ts';
import type { FilmProgram } from './make-film.ts';
import { manageAdmins } from './manage-admins.ts';
import type { Command, FilmCommand } from './parse-arguments.ts';
import { switchMaintenance } from './switch-maintenance.ts';

/** Runs a command and returns its exit code. Everything it started has been stopped when it returns or throws. */
export async function runCommand(command: Exclude<Command, { kind: 'help' }>): Promise<number> {
  const read = readConfig();
  // For a person at the terminal: only problems are logged, unless a level was set.
  const quiet = read.log.level === 'info' ? ({ ...read, log: { ...read.log, level: 'error' } } as const) : read;
  const log = createLog(quiet, { toStandardError: true });
  const shutdown = handleShutdown({ log });
  try {
    if (command.kind === 'film') {
      return await startFilm(command, { config: read, log, shutdown });
    }
    const database = await openDatabase({ config: read, log, poolSize: 2 });
    shutdown.add('database', () => database.close());
    await migrateDatabase({ database, log });
    switch (command.kind) {
      case 'coins-check':
        return await checkCoins(database.db);
      case 'audit-check':
        return await checkAudit(database.db);
      case 'admin':
        return await manageAdmins(database.db, read, command);
      case 'codes':
        return await makeCodes(database.db, command);
      case 'maintenance':
        return await switchMaintenance(database.db, command);
    }
  } finally {
    await shutdown.run('finished');
  }
}

/** The database starts in a program of its own, so the modules of a film are loaded meanwhile. */
async function startFilm(
  command: FilmCommand,
  program: Pick<FilmProgram, 'config' | 'log' | 'shutdown'>,
): Promise<number> {
  const began = performance.now();
  const checked = checkFilmCommand(command, program.config);
  await prepareDataFolder(program.config.dataFolder);
  const database = openDatabase(program);
  // Whoever uses it first reports the failure.
  database.catch(() => {});
  program.shutdown.add('database', async () => (await database.catch(() => undefined))?.close());
  const { makeFilm } = await import('./make-film.ts');
  return makeFilm(checked, { ...program, database, began });
}
