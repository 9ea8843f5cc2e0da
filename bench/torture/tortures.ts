import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { copyDatabase, startTestServer } from '#tests/build/test-server.ts';
import { crowdFilms, type Crowd } from '#tests/torture/crowd-films.ts';
import { feedMutation, listScratch, withMediaTrap } from '#tests/torture/feed-media.ts';
import { chooseAccountKills, killAccount } from '#tests/torture/kill-account.ts';
import { chooseKills, killFilm } from '#tests/torture/kill-film.ts';
import { chooseVendorKill, killVendorWork, type KillOutcome } from '#tests/torture/kill-vendor-work.ts';
import { sendRequests } from '#tests/torture/send-requests.ts';
import { spendCoins } from '#tests/torture/spend-coins.ts';

/** Runs the scenario once with a seed. Throws when its invariant is broken. */
type RunSeed = (seed: number) => Promise<void>;

/** A scenario with an invariant that holds for every seed. */
export interface Torture {
  /** Lends the shared dependencies to all runs, and closes them afterwards. */
  prepare(work: (run: RunSeed) => Promise<void>): Promise<void>;
  /** A short description of what this seed does. */
  describe(seed: number): string;
  /** How many runs where none are asked for, if not the usual number. */
  runs?: number;
}

/** Number of different films; few, so that most of a run's time goes into the variation under test. */
const FILMS = 5;

/** The scenarios by name; `crowds` is whom `fairness` makes a film beside. */
export const listTortures = ({ crowds }: { crowds: readonly Crowd[] }): Readonly<Record<string, Torture>> => ({
  kill: {
    prepare: overDatabase((database, seed) =>
      withTemporaryFolder((folder) => killFilm(database, folder, { filmSeed: seed % FILMS, kills: chooseKills(seed) })),
    ),
    describe: (seed) =>
      chooseKills(seed)
        .map(({ point, visit }) => `${point}:${visit}`)
        .join(', '),
  },
  vendors: {
    prepare: tortureVendors,
    runs: 50,
    describe: (seed) => {
      const { point, visit } = chooseVendorKill(seed);
      return `${point}:${visit}`;
    },
  },
  account: {
    prepare: overDatabase((database, seed) =>
      withTemporaryFolder((folder) => killAccount(database, folder, chooseAccountKills(seed))),
    ),
    describe: (seed) => Object.values(chooseAccountKills(seed)).flat().join(', '),
  },
  coins: {
    prepare: overDatabase((database, seed) => spendCoins(database, { seed, operations: 200, callers: 16 })),
    describe: () => '200 operations, 16 callers',
  },
  requests: {
    prepare: overDatabase(async (database, seed) => void (await sendRequests(database, { seed, requests: 1000 }))),
    describe: () => '1000 requests to endpoints of /openapi.json',
  },
  media: {
    prepare: (work) => withTemporaryFolder((folder) => tortureMedia(folder, work)),
    describe: () => 'a damaged clip or sound',
  },
  fairness: {
    prepare: overDatabase((database, seed) =>
      withTemporaryFolder((folder) => crowdFilms(database, folder, { seed, crowds })),
    ),
    runs: 1,
    describe: () => crowds.map(({ accounts, films }) => `${accounts} × ${films} films`).join(', '),
  },
});

/** Every run has its own empty database, all on one server. */
function overDatabase(run: (database: OpenDatabase, seed: number) => Promise<void>): Torture['prepare'] {
  return async (work) => {
    const server = await startTestServer();
    try {
      await work(async (seed) => {
        const database = await copyDatabase(server.url);
        try {
          await run(database, seed);
        } finally {
          await database.close();
        }
      });
    } finally {
      await server.close();
    }
  };
}

async function tortureVendors(work: (run: RunSeed) => Promise<void>): Promise<void> {
  const sum: KillOutcome = { completed: 0, unknown: 0, submits: 0 };
  await overDatabase((database, seed) =>
    withTemporaryFolder(async (folder) => {
      const { completed, unknown, submits } = await killVendorWork(database, folder, chooseVendorKill(seed));
      sum.completed += completed;
      sum.unknown += unknown;
      sum.submits += submits;
    }),
  )(work);
  process.stdout.write(`completed ${sum.completed}, unknown ${sum.unknown}, submits ${sum.submits}\n`);
}

async function tortureMedia(folder: string, work: (run: RunSeed) => Promise<void>): Promise<void> {
  const outcomes = new Map<string, number>();
  await withMediaTrap(await findFfmpeg(), folder, async (trap) => {
    await work(async (seed) => {
      const outcome = await feedMutation(trap, seed);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const left = await listScratch(trap);
      if (left.length > 0) {
        throw new Error(`left in the scratch folder: ${left.join(', ')}`);
      }
    });
  });
  process.stdout.write(`${[...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(', ')}\n`);
}
