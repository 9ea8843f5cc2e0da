import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { sendRequests } from './send-requests.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[SEC-18] two hundred spoilt requests over the whole API bring no fault', async () => {
  const statuses = await sendRequests(database, { seed: 1, requests: 200 });
  // They reach far enough to be accepted, refused as wrong, and refused as not allowed.
  for (const status of [200, 400, 401]) {
    expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
  }
});
