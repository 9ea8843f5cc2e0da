import { inArray } from 'drizzle-orm';
import { createRowLease } from '#src/platform/server/database/row-lease.ts';
import { generations } from '../tables.ts';

/** A run that has not prolonged its lease for this long counts as dead. */
export const DEAD_AFTER_SECONDS = 10;

/** The lease of a run on its generation. */
export const generationLease = createRowLease(generations, {
  isOpen: inArray(generations.state, ['pending', 'submitting', 'processing']),
  deadAfterSeconds: DEAD_AFTER_SECONDS,
  prolongEveryMilliseconds: 3_000,
});
