import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCKED_STORAGE, createMemoryStorage } from '#tests/build/memory-storage.ts';
import { rememberReminded, wasReminded } from './reminded-accounts.ts';

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('[BOOT-06] each account is reminded for itself', () => {
  rememberReminded('one');
  rememberReminded('two');
  expect(['one', 'two', 'three'].map(wasReminded)).toEqual([true, true, false]);
});

test('[BOOT-06] a browser remembers the last twenty accounts, also when one of them is reminded twice', () => {
  for (let number = 0; number <= 20; number++) {
    rememberReminded(`${number}`);
  }
  rememberReminded('20');
  expect(['0', '1', '20'].map(wasReminded)).toEqual([false, true, true]);
});

test.each(['no JSON', 'null'])('[BOOT-06] %s in the storage counts as nobody reminded', (kept) => {
  localStorage.setItem('low-balance-reminded', kept);
  expect(wasReminded('one')).toBe(false);
  rememberReminded('one');
  expect(wasReminded('one')).toBe(true);
});

test('[BOOT-06] with blocked storage nobody counts as reminded, and nothing fails', () => {
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  rememberReminded('one');
  expect(wasReminded('one')).toBe(false);
});
