import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSealer } from '#src/platform/server/secrets/sealer.ts';
import { createVendors } from '#src/vendors/create-vendors.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { keepOwnKey, removeOwnKey } from './keep-own-key.ts';
import { createLiveOwnKeys } from './live-own-keys.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.close();
});

test("a vendor with a member's key keeps its memory until the key is replaced or removed", async () => {
  const config = readConfig({});
  const sealer = createSealer(['a master key of at least thirty-two signs']);
  const keys = createLiveOwnKeys({
    db: database.db,
    sealer,
    accesses: config.vendors,
    createVendors: (accesses) => createVendors(accesses, { config, ffmpeg: {} as never }),
    isOn: async () => true,
    isClosed: () => false,
  });
  const [anna, ben] = [await buildAccount(database), await buildAccount(database)];
  const keep = (accountId: string, key: string): Promise<void> =>
    keepOwnKey(database.db, sealer, { accountId, vendor: 'fal', key });
  await keep(anna, 'one-key');
  await keep(ben, 'one-key');
  const first = await keys.vendorFor(anna, 'fal');
  expect(first).toBeDefined();
  expect(await keys.vendorFor(anna, 'fal')).toBe(first);
  expect(await keys.vendorFor(ben, 'fal')).not.toBe(first);
  await keep(anna, 'another-key');
  const second = await keys.vendorFor(anna, 'fal');
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  await removeOwnKey(database.db, { accountId: anna, vendor: 'fal' });
  expect(await keys.vendorFor(anna, 'fal')).toBeUndefined();
});
