/** The header with the client's time zone, as an IANA name. */
const TIME_ZONE_HEADER = 'kinora-time-zone';

/** The time zone of a request; UTC if it names none, or an unknown one. */
export function requestTimeZone(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const named = headers[TIME_ZONE_HEADER];
  if (typeof named !== 'string' || named === '' || named.length > 60) {
    return 'UTC';
  }
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The calendar day of a time in a time zone, as `2026-01-31`. */
export function dayInZone(moment: Date, timeZone: string): string {
  // Swedish formats dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}
