import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { copyFinishedFilm } from '../build/finished-film.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';

/** A program of its own with a finished film, and a page of its owner. */
export interface OpenedFilm {
  page: Page;
  context: BrowserContext;
  /** The errors of the page. */
  complaints: string[];
  browser: Browser;
  /** The program as it runs now. */
  kinora: RunningKinora;
  database: OpenDatabase;
  /** The program's data. */
  folder: string;
  /** Where the film is; no page has opened it yet. */
  filmAddress: string;
  /** Starts the program again on the same data once it has ended, with these settings in place of the first. */
  start(env?: Record<string, string>): Promise<void>;
  /** Ends all of it and removes the data. */
  close(): Promise<void>;
}

/** Starts the program on a copy of this run's finished film and signs its owner in. The caller closes it. */
export async function openFinishedFilm(
  options: Parameters<Browser['newContext']>[0],
  env: Record<string, string> = {},
): Promise<OpenedFilm> {
  const { database, folder, filmId, ...copy } = await copyFinishedFilm();
  const ends = [copy.close];
  const close = async (): Promise<void> => {
    for (const end of ends.toReversed()) {
      await end();
    }
  };
  try {
    const run = (settings: Record<string, string>): Promise<RunningKinora> =>
      startKinora(folder, { DATABASE_URL: database.url, ...settings });
    let kinora = await run(env);
    ends.push(() => kinora.stop());
    const browser = await launchBrowser();
    ends.push(() => browser.close());
    return {
      ...(await openSignedIn(browser, kinora.signInLink, options)),
      browser,
      get kinora() {
        return kinora;
      },
      database,
      folder,
      filmAddress: new URL(`/dashboard/film/${filmId}`, kinora.signInLink).href,
      start: async (settings = env) => {
        kinora = await run(settings);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
