import { expect, test } from 'vitest';
import { showShot } from './show-shot.ts';

/** The shots that a player with this speed was sent to. */
function sentTo(id: string, rate: number): string[] {
  const sent: string[] = [];
  const seekToShot = (shotId: string): boolean => {
    sent.push(shotId);
    return true;
  };
  showShot({ state: { rate, isDrawnLive: false }, seekToShot }, id);
  return sent;
}

test('a selected shot is shown, unless the film plays', () => {
  expect(sentTo('second', 0)).toEqual(['second']);
  expect(sentTo('second', 1)).toEqual([]);
});
