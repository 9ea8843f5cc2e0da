import { bigint, customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  /** See platform/server/secrets/sealer.ts. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Absent until a first code was right; only then is a code asked for. */
  enrolledAt: time('enrolled_at'),
  /** The time step of the last code that was taken; it and earlier ones are spent. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  codeSha256: bytes('code_sha256').primaryKey(),
  accountId: uuid('account_id').notNull(),
  usedAt: time('used_at'),
});
