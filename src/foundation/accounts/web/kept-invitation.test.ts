import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCKED_STORAGE, createMemoryStorage } from '#tests/build/memory-storage.ts';
import { forgetInvitation, keepInvitation } from './kept-invitation.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('[INV-01] a code of a link is there on later pages, until it was used', () => {
  expect(keepInvitation(' AB2C-DE3F ')).toBe('AB2C-DE3F');
  expect([keepInvitation(null), keepInvitation(' ')]).toEqual(['AB2C-DE3F', 'AB2C-DE3F']);
  forgetInvitation();
  expect(keepInvitation(null)).toBe('');
});

test('[INV-01] the code of a second link replaces that of the first', () => {
  keepInvitation('AB2CDE3F');
  expect([keepInvitation('ZZZZZZZZ'), keepInvitation(null)]).toEqual(['ZZZZZZZZ', 'ZZZZZZZZ']);
});

test('[INV-01] of a long text in the place of a code forty signs are kept', () => {
  expect(keepInvitation('x'.repeat(500))).toHaveLength(40);
});

test('[INV-01] without storage the code of the address is used', () => {
  vi.stubGlobal('sessionStorage', BLOCKED_STORAGE);
  expect([keepInvitation(` ${'x'.repeat(50)}`), keepInvitation(null)]).toEqual(['x'.repeat(40), '']);
  forgetInvitation();
});
