import { randomInt } from 'node:crypto';

/** Without 0 O 1 I L U, which are taken for one another or for words. The table checks the same. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** A new code; some 650 thousand million are possible. */
export function createInviteCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * A code as it is kept, however it was typed: small letters, spaces and dashes are let pass. Undefined for what cannot
 * be one.
 */
export function readInviteCode(written: string | undefined): string | undefined {
  if (written === undefined || written.length > 40) return undefined;
  const code = written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '');
  return CODE.test(code) ? code : undefined;
}
