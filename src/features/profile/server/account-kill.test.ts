import { test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { killAccount } from '#tests/torture/kill-account.ts';

test('[REL-06] [ACC-06] [ACC-05] [SEC-23] after kills at any point an archive is packed once and an account fully deleted', async () => {
  const database = await createTestDatabase();
  try {
    await withTemporaryFolder((folder) =>
      killAccount(database, folder, {
        archive: ['archive-written', 'storage-after-rename', 'archive-kept'],
        deletion: ['payment-subscription-cancelled', 'deletion-stopped', 'deletion-forgotten', 'deletion-done'],
      }),
    );
  } finally {
    await database.close();
  }
});
