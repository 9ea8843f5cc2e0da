import { createHash, randomInt } from 'node:crypto';

/** Digits and letters that are not easily confused and form no words. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_SIGNS = 5;

/** A new code: a hundred random bits as four groups of five characters. */
export function createCodeWord(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');
}

/** Normalises a typed code: spaces, dashes, lower case, full width, O for 0, I and L for 1. */
function readCodeWord(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** The stored hash of a code as typed; undefined for an empty one. */
export function hashCodeWord(typed: string): Buffer | undefined {
  if (typed.trim() === '') {
    return undefined;
  }
  return createHash('sha256').update(readCodeWord(typed)).digest();
}
