import { inject } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { copyDatabase } from './test-server.ts';

/** A new migrated database for one test file or one test. Closing it drops it. */
export async function createTestDatabase(): Promise<OpenDatabase> {
  return copyDatabase(inject('testServerUrl'));
}
