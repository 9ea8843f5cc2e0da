import { inject } from 'vitest';
import { startKinora, type RunningKinora } from './start-kinora.ts';
import { copyDatabase } from './test-server.ts';

/** Below it nothing is drawn that a person could tell apart. */
const SMALL_FILMS = `
  create function make_small() returns trigger language plpgsql as $$ begin new.short_side_pixels := 180; return new; end $$;
  create trigger make_small before insert on films for each row execute function make_small()`;

/**
 * Starts the all-in-one program over a data folder, as an operator does who has a database server already: the one of
 * the tests, which is quicker than one of its own. `smallFilms` is for tests that need a film but not its size.
 */
export async function startTestKinora(
  dataFolder: string,
  env: Record<string, string> = {},
  { smallFilms = false } = {},
): Promise<RunningKinora> {
  const database = await copyDatabase(inject('testServerUrl'));
  try {
    if (smallFilms) await database.pool.query(SMALL_FILMS);
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
