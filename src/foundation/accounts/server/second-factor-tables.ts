import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';

export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  /** See platform/server/secrets/sealer.ts. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Null until the first right code; only then codes are required. */
  enrolledAt: time('enrolled_at'),
  /** Time step of the last accepted code; it and earlier ones are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  codeSha256: bytes('code_sha256').primaryKey(),
  accountId: uuid('account_id').notNull(),
  usedAt: time('used_at'),
});
