import { expect, test } from 'vitest';
import { formatTenths, formatTimecode } from './format-timecode.ts';

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

test('the length of a shot is shown with rounded tenths, so that 2.8 s and 2.98 s differ', () => {
  expect([2.79, 2.98, 59.96, 7.41666].map(formatTenths)).toEqual(['00:02.8', '00:03.0', '01:00.0', '00:07.4']);
});
