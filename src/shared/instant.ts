import * as z from 'zod';

const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A timestamp from a client, in ISO 8601 with Z or an offset, for every such input. It must be a valid calendar day
 * and, in UTC, in the years 1 to 9999: PostgreSQL rejects what JavaScript writes beyond them.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine(isInRange, 'is no moment of the years 1 to 9999');

/** True for a timestamp in the years 1 to 9999 in UTC. */
function isInRange(text: string): boolean {
  const moment = Date.parse(text);
  return moment >= EARLIEST && moment <= LATEST;
}
