import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { killVendorWork } from '#tests/torture/kill-vendor-work.ts';

/** Which step, at which visit, and how many of four orders nobody can tell the outcome of afterwards. */
const KILLS = [
  ['generation-held', 2, 0],
  ['generation-submitting', 1, 1],
  ['generation-received', 1, 0],
  ['generation-started', 1, 1],
  ['generation-started', 2, 0],
  ['generation-checked', 3, 0],
  ['generation-stored', 2, 0],
  ['generation-before-settle', 4, 0],
] as const;

test.each(KILLS)(
  '[REL-02] [REL-06] [COIN-02] killed at %s, visit %i: each paid request is sent once, %i is of unknown outcome',
  async (point, visit, unknown) => {
    const database = await createTestDatabase();
    try {
      await withTemporaryFolder(async (folder) => {
        const outcome = await killVendorWork(database, folder, { point, visit });
        expect(outcome).toMatchObject({ completed: 4 - unknown, unknown });
      });
    } finally {
      await database.close();
    }
  },
);
