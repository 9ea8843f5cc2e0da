import { inject } from 'vitest';
import { checkSoon } from './check-soon.ts';
import { startKinora, type RunningKinora } from './start-kinora.ts';
import { copyDatabase } from './test-server.ts';

/** Trigger that makes every film of a database as small as is still legible. */
export const SMALL_FILMS = `
  create function make_small() returns trigger language plpgsql as $$ begin new.short_side_pixels := 180; return new; end $$;
  create trigger make_small before insert on films for each row execute function make_small()`;

/**
 * Starts the all-in-one program on a data folder, with the tests' database server as an operator's, which starts faster
 * than an embedded one. `smallFilms` is for tests that need a film but not its size.
 */
export async function startTestKinora(
  dataFolder: string,
  env: Record<string, string> = {},
  { smallFilms = false } = {},
): Promise<RunningKinora> {
  const database = await copyDatabase(inject('testServerUrl'));
  try {
    await checkSoon(database);
    if (smallFilms) {
      await database.pool.query(SMALL_FILMS);
    }
    const kinora = await startKinora(dataFolder, { ...env, DATABASE_URL: database.url });
    return {
      ...kinora,
      stop: async () => {
        await kinora.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
