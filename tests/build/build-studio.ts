import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '#src/apps/parts.ts';
import { startParts } from '#src/apps/start-parts.ts';
import { createFilm, type FilmOrder } from '#src/features/film/server/create-film.ts';
import { readFilm, type WholeFilm } from '#src/features/film/server/view/read-film.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { checkSoon } from './check-soon.ts';
import { silentLog } from './silent-log.ts';

/** A complete program on a test database, with an account to use it. */
export interface Studio {
  parts: Parts;
  accountId: string;
  /** Starts a small, quick film. */
  createFilm(order?: Partial<FilmOrder>): Promise<string>;
  /** Polls until the film is as expected, also while the database is down. Times out after a minute or two. */
  waitFor(filmId: string, isThere: (film: WholeFilm) => boolean, ownerId?: string): Promise<WholeFilm>;
  close(): Promise<void>;
}

/** Starts the components with the draft engine and, by default, the jobs in this process. */
export async function buildStudio(
  database: OpenDatabase,
  dataFolder: string,
  options: {
    threads?: number;
    voices?: 'neural' | 'formant';
    work?: boolean;
    vendors?: ReadonlyMap<VendorName, Vendor>;
    /** Further settings of the operator. */
    settings?: Readonly<Record<string, string>>;
  } = {},
): Promise<Studio> {
  const stops: (() => Promise<void>)[] = [];
  const stopping = new AbortController();
  const shutdown = {
    add: (_name: string, stop: () => Promise<void>) => void stops.unshift(stop),
    signal: stopping.signal,
  };
  const config = readConfig({
    KINORA_DATA: dataFolder,
    KINORA_DISK_RESERVE: '0',
    KINORA_THREADS: String(options.threads ?? 2),
    // Most films of tests are about something else, and the formant voices need no model in memory.
    KINORA_VOICES: options.voices ?? 'formant',
    // The same of the pictures: each would be classified.
    KINORA_MODERATION: 'off',
    ...options.settings,
  });
  await checkSoon(database);
  // The test owns and closes the database.
  const parts = await startParts({
    config,
    log: silentLog,
    shutdown,
    work: options.work ?? true,
    ...(options.vendors ? { vendors: options.vendors } : {}),
    database: { ...database, close: async () => {} },
  });
  const { id: accountId } = await createFirstAdmin(database.db);
  return {
    parts,
    accountId,
    createFilm: (order = {}) =>
      createFilm(parts, {
        idea: 'A clockmaker teaches a stray dog to keep time',
        type: 'fantasy',
        style: 'gouache',
        language: 'en',
        aspect: '16:9',
        shots: 4,
        seed: 7,
        shortSidePixels: 90,
        accountId,
        ...order,
      }),
    waitFor: async (filmId, isThere, ownerId = accountId) => {
      for (let attempt = 0; attempt < 1200; attempt++) {
        const film = await readFilm(database.db, { accountId: ownerId, filmId }).catch((error: unknown) => {
          if (!isDatabaseUnavailable(error)) {
            throw error;
          }
        });
        if (film && isThere(film)) {
          return film;
        }
        await pause(100);
      }
      const { film, takes } = await readFilm(database.db, { accountId: ownerId, filmId });
      throw new Error(
        `the film did not come to be so: ${film.status}, ${JSON.stringify(takes.filter(({ state }) => state !== 'generated').map(({ assetKind, state, error }) => [assetKind, state, error]))}`,
      );
    },
    close: async () => {
      stopping.abort();
      for (const stop of stops) {
        await stop();
      }
    },
  };
}
