import { expect, test } from 'vitest';
import { escapeRegExp } from './escape-reg-exp.ts';

test.each(['', 'g', 'giu', 'v'])(
  'with the flags %j a pattern finds the text it was made of, and nothing else',
  (flags) => {
    for (const sign of '.*+?^${}()|[]\\/-,#&~:<>=!@%`\'" \n') {
      const text = `a${sign}b`;
      const found = new RegExp(`^(?:${escapeRegExp(text)})$`, flags);
      expect(text.replace(found, 'found'), text).toBe('found');
      expect(
        ['ab', 'aab', 'axb', 'a', 'b', ''].filter((other) => other.search(found) >= 0),
        text,
      ).toEqual([]);
    }
  },
);
