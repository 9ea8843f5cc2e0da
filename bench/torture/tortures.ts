import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { chooseAccountKills, killAccount } from '#tests/torture/kill-account.ts';
import { chooseKills, killFilm } from '#tests/torture/kill-film.ts';
import { spendCoins } from '#tests/torture/spend-coins.ts';

/** Something that must hold whatever the seed. */
export interface Torture {
  /** Does it once over an empty database. Throws when it did not hold. */
  run(database: OpenDatabase, seed: number): Promise<void>;
  /** What this seed does, in a few words. */
  describe(seed: number): string;
}

/** Films differ too, but only a few, so that most of a run's time goes into what is new about it. */
const FILMS = 5;

export const TORTURES: Readonly<Record<string, Torture>> = {
  kill: {
    run: (database, seed) =>
      withTemporaryFolder((folder) => killFilm(database, folder, { filmSeed: seed % FILMS, kills: chooseKills(seed) })),
    describe: (seed) =>
      chooseKills(seed)
        .map(({ point, visit }) => `${point}:${visit}`)
        .join(', '),
  },
  account: {
    run: (database, seed) => withTemporaryFolder((folder) => killAccount(database, folder, chooseAccountKills(seed))),
    describe: (seed) => Object.values(chooseAccountKills(seed)).flat().join(', '),
  },
  coins: {
    run: (database, seed) => spendCoins(database, { seed, operations: 200, callers: 16 }),
    describe: () => '200 operations, 16 callers',
  },
};
