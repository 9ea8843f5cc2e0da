import { expect, test } from 'vitest';
import { networkLimits, sendCodeLimits, slowedSignInLimit } from './attempt-limits.ts';

const EACH = { allowed: 4, seconds: 60 };
const subjects = (address: string, of?: string): string[] =>
  networkLimits('kind', address, EACH, of).map(({ subject, allowed }) => `${subject} ${allowed}`);

test.each([
  ['203.0.113.9', ['203.0.113.9 4']],
  ['::ffff:203.0.113.9', ['203.0.113.9 4']],
  ['2001:db8:7:a1b2::9', ['2001:db8:7:a1b2 4', '2001:db8:7:a1/56 12', '2001:db8:7/48 40']],
  ['2001:db8::1', ['2001:db8:0:0 4', '2001:db8:0:0/56 12', '2001:db8:0/48 40']],
])('[AUTH-09] %s is counted in its network and in those around it, which may do more', (address, counted) => {
  expect(subjects(address)).toEqual(counted);
});

test('[AUTH-09] neighbours in one /56 share its limit, those in another one of the same /48 only the widest', () => {
  const shared = (one: string, other: string): number =>
    subjects(one).filter((each) => subjects(other).includes(each)).length;
  expect([
    shared('2001:db8:7:a1b2::1', '2001:db8:7:a1ff::1'),
    shared('2001:db8:7:a1b2::1', '2001:db8:7:a2b2::1'),
  ]).toEqual([2, 1]);
});

test('[AUTH-09] a count of one address in a network is not that of another address there', () => {
  expect(subjects('203.0.113.9', 'ann@gmail.com')).toEqual(['203.0.113.9 ann@gmail.com 4']);
});

test.each([
  [1, 2],
  [10, 2],
  [11, 4],
  [35, 16],
  [50, 32],
  [51, 60],
  [100_000, 60],
])('[AUTH-09] after %i failures too many the wait is %i seconds', (failures, seconds) => {
  expect(slowedSignInLimit('ann@gmail.com', '203.0.113.9', failures)).toMatchObject({ allowed: 1, seconds });
});

test('[AUTH-03] the pause between two codes is that of one purpose, one address and one network', () => {
  const pause = (email: string, purpose: 'register' | 'reset_password', address: string): string =>
    sendCodeLimits(email, purpose, address).again.subject;
  const pauses = [
    pause('ann@gmail.com', 'register', '203.0.113.9'),
    pause('ann@gmail.com', 'reset_password', '203.0.113.9'),
    pause('bob@gmail.com', 'register', '203.0.113.9'),
    pause('ann@gmail.com', 'register', '203.0.113.8'),
  ];
  expect(new Set(pauses).size).toBe(4);
});
