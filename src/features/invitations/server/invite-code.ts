import { randomInt } from 'node:crypto';

/** Without 0 O 1 I L U, which are easily confused or form words. The table has the same check. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** A new code, out of some 650 billion. */
export function createInviteCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** Normalises a typed code: lower case, spaces and dashes are accepted. Undefined when it cannot be a code. */
export function readInviteCode(written: string | undefined): string | undefined {
  if (written === undefined || written.length > 40) {
    return undefined;
  }
  const code = written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '');
  return CODE.test(code) ? code : undefined;
}
