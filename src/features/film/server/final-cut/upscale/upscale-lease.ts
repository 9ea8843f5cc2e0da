import { eq } from 'drizzle-orm';
import { createRowLease } from '#src/platform/server/database/row-lease.ts';
import { filmUpscales } from '../../tables.ts';

/** The lease of a run on a cut that is made larger. */
export const upscaleLease = createRowLease(filmUpscales, {
  isOpen: eq(filmUpscales.state, 'making'),
  deadAfterSeconds: 15,
  prolongEveryMilliseconds: 4_000,
});
