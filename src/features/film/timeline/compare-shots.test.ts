import { expect, test } from 'vitest';
import { compareShots } from './compare-shots.ts';
import type { DocumentShot } from './film-document.ts';

const shot = (id: string, number: number, script = ''): DocumentShot =>
  ({ id, plan: { number, script }, drawn: false }) as unknown as DocumentShot;

test('[EDIT-18] a kept version tells how many shots it has more, fewer and others; a moved one is the same', () => {
  const now = [shot('one', 1), shot('two', 2), shot('three', 3), shot('four', 4)];
  expect(compareShots(now, now)).toEqual({ added: 0, removed: 0, changed: 0 });
  const kept = [shot('two', 1), shot('one', 2, 'Fog.'), shot('five', 3)];
  expect(compareShots(now, kept)).toEqual({ added: 1, removed: 2, changed: 1 });
});
