import { eq } from 'drizzle-orm';
import { createRowLease } from '#src/platform/server/database/row-lease.ts';
import { takes } from '../tables.ts';

/** A cut whose run has not prolonged its lease for this long counts as dead. */
export const CUT_DEAD_AFTER_SECONDS = 15;

/** The lease of a run on the take of a film's cut. */
export const cutLease = createRowLease(takes, {
  isOpen: eq(takes.state, 'generating'),
  deadAfterSeconds: CUT_DEAD_AFTER_SECONDS,
  prolongEveryMilliseconds: 4_000,
});
