import { expect, test } from 'vitest';
import { dayInZone, requestTimeZone } from './day-in-zone.ts';

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['asia/tokyo', 'Asia/Tokyo'],
  ['Mars/Olympus', 'UTC'],
])('[COIN-07] the time zone %s of a request is read as %s', (named, zone) => {
  expect(requestTimeZone({ 'kinora-time-zone': named })).toBe(zone);
});

test.each([
  ['Asia/Tokyo', '2026-03-02'],
  ['UTC', '2026-03-01'],
  ['Pacific/Honolulu', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-03-02'],
])('[COIN-07] at ten in the evening of 1 March UTC it is in %s %s', (zone, day) => {
  expect(dayInZone(new Date('2026-03-01T22:00:00Z'), zone)).toBe(day);
});
