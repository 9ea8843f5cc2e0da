import { createHash, randomInt } from 'node:crypto';

/** Digits and letters of which none is taken for another, nor makes a word. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_SIGNS = 5;

/** A new code: a hundred random bits as four groups of five signs. */
export function createCodeWord(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');
}

/** A code as it was typed, read as it is meant: spaces, dashes, small letters, wide letters, O for 0, I and L for 1. */
function readCodeWord(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** What is kept of a code, and found again by what was typed; undefined where nothing was. */
export function hashCodeWord(typed: string): Buffer | undefined {
  if (typed.trim() === '') return undefined;
  return createHash('sha256').update(readCodeWord(typed)).digest();
}
