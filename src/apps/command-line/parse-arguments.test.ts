import { expect, test } from 'vitest';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { parseArguments } from './parse-arguments.ts';

/** The reason for which a command line is refused; 'accepted' when it is not. */
function refusal(...words: string[]): unknown {
  try {
    parseArguments(words);
    return 'accepted';
  } catch (error) {
    return isAppError(error, 'INVALID_DATA') ? error.details?.['reason'] : error;
  }
}
const YEAR_AGO = new Date(Date.now() - 365 * 86_400_000).toISOString();
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000);

test('[OPS-05] a time that is past, or no time, is refused for maintenance and for codes', () => {
  for (const until of [YEAR_AGO, new Date(Date.now() - 1000).toISOString(), 'tomorrow', '']) {
    expect(refusal('maintenance', 'on', '--until', until), until).toContain('--until is a time to come');
    expect(refusal('codes', 'make', '2', '--until', until), until).toContain('--until is a time to come');
  }
  const until = ['--until', IN_A_YEAR.toISOString()];
  expect(parseArguments(['maintenance', 'on', ...until])).toEqual({
    kind: 'maintenance',
    isOn: true,
    until: IN_A_YEAR,
  });
  expect(parseArguments(['codes', 'make', '2', ...until])).toMatchObject({ count: 2, expiresAt: IN_A_YEAR });
});

test('[OPS-05] maintenance is turned on or off, with an end only where it begins', () => {
  expect(parseArguments(['maintenance', 'off'])).toEqual({ kind: 'maintenance', isOn: false, until: null });
  expect(refusal('maintenance', 'off', '--until', IN_A_YEAR.toISOString())).toBe('--until goes with on');
  for (const words of [[], ['of'], ['on', 'now']]) {
    expect(refusal('maintenance', ...words)).toBe('maintenance is on or off');
  }
});

test('[OPS-05] from 1 to 1000 codes are made at once, under a name', () => {
  for (const number of ['1', '1000']) {
    expect(parseArguments(['codes', 'make', number])).toMatchObject({ count: Number(number), name: 'command line' });
  }
  for (const number of ['0', '1001', '-1', '1.5', 'many']) {
    expect(refusal('codes', 'make', '--', number), number).toBe('codes is make NUMBER, from 1 to 1000');
  }
  expect(parseArguments(['codes', 'make', '3', '--name', ' Fair ', '--'])).toMatchObject({ name: 'Fair' });
});

test('[OPS-05] an admin command with a word too few or too many is refused, never guessed', () => {
  const email = 'owner@film.example';
  expect(parseArguments(['admin', 'make', email])).toEqual({ kind: 'admin', act: 'make', email });
  expect(parseArguments(['admin', 'address', email, 'new@film.example'])).toMatchObject({ next: 'new@film.example' });
  for (const words of [
    [],
    ['make'],
    ['make', email, 'x'],
    ['address', email],
    ['address', email, 'x', 'y'],
    ['ban', email],
  ]) {
    expect(refusal('admin', ...words), words.join(' ')).toMatch(/^admin is make EMAIL/);
  }
});

test('[OPS-05] a seed is a whole number below 2 to the 32nd, a resolution from 90p to 1080p', () => {
  const film = (...words: string[]) => parseArguments(['film', 'A', 'fox', ...words]);
  expect(film('--seed', '4294967295', '--resolution', '1080p')).toMatchObject({
    idea: 'A fox',
    seed: 0xffff_ffff,
    shortSidePixels: 1080,
  });
  expect(film('--seed', '0', '--resolution', '90p')).toMatchObject({ seed: 0, shortSidePixels: 90 });
  for (const seed of ['4294967296', '1.5', 'x']) {
    expect(refusal('film', 'A fox', '--seed', seed), seed).toMatch(/^--seed is a whole number/);
  }
  for (const resolution of ['89p', '1081p', '1080']) {
    expect(refusal('film', 'A fox', '--resolution', resolution), resolution).toMatch(
      /^--resolution is from 90p to 1080p/,
    );
  }
});
