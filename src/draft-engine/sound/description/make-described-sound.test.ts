import { expect, test } from 'vitest';
import { measureSound } from '../measure-sound.ts';
import { makeDescribedSound, planDescribedSound, type SoundPlan } from './make-described-sound.ts';

const layersOf = (
  description: string,
  durationSeconds = 12,
  notWanted = '',
): Extract<SoundPlan, { kind: 'layers' }> => {
  const plan = planDescribedSound({ description, notWanted, durationSeconds, seed: 4 });
  if (plan.kind !== 'layers') {
    throw new Error(`nothing is known of ${description}`);
  }
  return plan;
};

test('[DRAFT-05] what comes then is heard later, and what is counted as often', () => {
  const { events, ambiences } = layersOf('a dog barks twice, then footsteps in the forest');
  expect(events.map(({ event }) => event)).toEqual(['bark', 'bark', 'steps']);
  expect(events[2]?.startSeconds).toBeGreaterThanOrEqual(6);
  expect(ambiences).toMatchObject([{ ambience: 'forest', startSeconds: 6 }]);
  expect(layersOf('森林里的鸟叫和溪水', 12, '鸟').ambiences.map(({ ambience }) => ambience)).toEqual([
    'forest',
    'river',
  ]);
});

test('[DRAFT-05] a described sound has its length, is in two ears, is not clipped, and begins with its event', () => {
  const plan = layersOf('distant thunder, light rain', 8);
  const sides = makeDescribedSound(plan, { durationSeconds: 8, seed: 4 });
  for (const side of sides) {
    const { seconds, peak, rms } = measureSound(side);
    expect(seconds).toBe(8);
    expect(peak).toBeLessThan(0.96);
    expect(rms).toBeGreaterThan(0.01);
  }
  expect(sides[0]).not.toEqual(sides[1]);
  const peakOf = (description: string): number =>
    measureSound(makeDescribedSound(layersOf(description, 8), { durationSeconds: 8, seed: 4 })[0]).peak;
  expect(peakOf('thunder')).toBeGreaterThan(peakOf('distant thunder'));
});

test('[DRAFT-05] of what is not known nothing is made, and it is said', () => {
  const plan = planDescribedSound({ description: 'zorgblat', durationSeconds: 5, seed: 1 });
  expect(plan).toMatchObject({ kind: 'nothing_known', reading: { unknown: ['zorgblat'] } });
});
