import { expect, test } from 'vitest';
import { formatTimecode } from './format-timecode.ts';

test('a length is shown as in the player: by the completed seconds', () => {
  expect([0, 7, 21.9, 59.96, 72.5, -1].map(formatTimecode)).toEqual([
    '00:00',
    '00:07',
    '00:21',
    '00:59',
    '01:12',
    '00:00',
  ]);
});
