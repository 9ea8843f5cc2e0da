import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

test('a UUID is recognised only whole and in lower case', () => {
  const id = '01234567-89ab-cdef-0123-456789abcdef';
  expect(isUuid(id)).toBe(true);
  for (const other of ['', id.toUpperCase(), `${id}\n`, ` ${id}`, id.replaceAll('-', ''), `{${id}}`, `${id}0`]) {
    expect(isUuid(other), other).toBe(false);
  }
});
