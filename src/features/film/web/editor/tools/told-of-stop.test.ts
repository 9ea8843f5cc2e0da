import { expect, test } from 'vitest';
import { toldOfStop } from './told-of-stop.ts';

test('[COIN-04] of takes that were to be stopped it is told how many cost nothing and how many go on, also that there was none', () => {
  expect(toldOfStop({ stopped: 2, goingOn: 2 })).toEqual([
    { what: 'stopped', count: 2 },
    { what: 'goingOn', count: 2 },
  ]);
  expect(toldOfStop({ stopped: 4, goingOn: 0 })).toEqual([{ what: 'stopped', count: 4 }]);
  expect(toldOfStop({ stopped: 0, goingOn: 1 })).toEqual([{ what: 'goingOn', count: 1 }]);
  expect(toldOfStop({ stopped: 0, goingOn: 0 })).toEqual([{ what: 'nothingToStop', count: 0 }]);
});
