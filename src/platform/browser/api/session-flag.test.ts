import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCKED_STORAGE, createMemoryStorage } from '#tests/build/memory-storage.ts';
import { FLAG, readEnd, readFlag, UNKNOWN, writeEnd, writeFlag } from './session-flag.ts';

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('[AUTH-06] a browser knows who is signed in, and how the last session ended', () => {
  expect([readFlag(), readEnd()]).toEqual([null, null]);
  writeFlag('one');
  writeEnd('expired');
  expect([readFlag(), readEnd(), localStorage.getItem(FLAG)]).toEqual(['one', 'expired', 'one']);
  writeFlag(null);
  writeEnd(null);
  expect([readFlag(), readEnd()]).toEqual([null, null]);
});

test('[AUTH-06] an end that no version of the program wrote is none', () => {
  localStorage.setItem('kinora-session-end', 'stolen');
  expect(readEnd()).toBeNull();
});

test('[AUTH-06] without storage nobody knows at first, and the page remembers what happens on it', () => {
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  writeFlag(UNKNOWN);
  writeEnd(null);
  expect([readFlag(), readEnd()]).toEqual([UNKNOWN, null]);
  writeFlag('one');
  writeEnd('signed_out');
  expect([readFlag(), readEnd()]).toEqual(['one', 'signed_out']);
});
