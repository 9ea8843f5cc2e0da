import { expect, test } from 'vitest';
import { showShot } from './show-shot.ts';

/** Where a player that stands at ten seconds goes; the only shot of its video starts at four. */
function placeAfter(id: string, transition: 'cut' | 'dissolve', rate = 0): number {
  let seconds = 10;
  const player = {
    state: { rate, isDrawnLive: false },
    get seconds() {
      return seconds;
    },
    seek: (to: number) => {
      seconds = to;
    },
    seekToShot: (shotId: string) => {
      seconds = shotId === 'shown' ? 4 : seconds;
      return shotId === 'shown';
    },
  };
  showShot(player, id, transition);
  return seconds;
}

test('a selected shot is shown where it is seen alone, unless the film plays', () => {
  expect(placeAfter('shown', 'cut')).toBe(4);
  expect(placeAfter('shown', 'dissolve')).toBeCloseTo(4.6, 5);
  expect(placeAfter('shown', 'dissolve', 1)).toBe(10);
});

test('[EDIT-10] for a shot that is left out of the video the playhead stays', () => {
  expect(placeAfter('left out', 'dissolve')).toBe(10);
});
