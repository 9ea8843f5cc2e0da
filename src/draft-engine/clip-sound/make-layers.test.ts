import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { readSoundDescription } from '../sound/description/read-description.ts';
import { measureSound } from '../sound/measure-sound.ts';
import { makeLayers, type MadeStem } from './make-layers.ts';
import { planClipSound } from './plan-clip-sound.ts';

const { signal } = new AbortController();

function make(text: string, levels: Record<string, number | null> = {}, durationSeconds = 4): Promise<MadeStem[]> {
  const layers = planClipSound(readSoundDescription(text), { cuts: [2], durationSeconds });
  return makeLayers({ layers, levels, durationSeconds, seed: 7, signal });
}

test('[AUD-01] the same layers give the same sound in two ears, each kind in its stem, as long as the clip', async () => {
  const [one, other] = [await make('wind, thunder'), await make('wind, thunder')];
  expect(one).toEqual(other);
  expect(one.map(({ stem }) => stem)).toEqual(['ambience', 'effects']);
  const [wind] = one;
  expect(wind?.sides.map(({ length }) => length)).toEqual([4 * SAMPLE_RATE, 4 * SAMPLE_RATE]);
  expect(wind?.sides[0]).not.toEqual(wind?.sides[1]);
});

test('[AUD-01] a level moves its layer beside the others of its kind, or the whole stem; null takes it out', async () => {
  const [quiet] = await make('rain', { '~rain': -12 });
  const [usual] = await make('rain');
  expect([quiet?.volume, usual?.volume].map((volume) => volume?.toFixed(2))).toEqual(['0.25', '1.00']);
  expect(quiet?.sides).toEqual(usual?.sides);
  const [raised] = await make('rain, birds', { '~birds': 6 });
  expect(raised?.volume).toBeCloseTo(2, 1);
  expect(await make('rain, a bell', { '~rain': null, bell: null })).toEqual([]);
  expect((await make('rain, a bell', { '~rain': null })).map(({ stem }) => stem)).toEqual(['effects']);
});

test('[AUD-01] one stroke of a bell is heard where one is named', async () => {
  const [bell] = await make('a bell at 1 s', {}, 3);
  const { envelope } = measureSound(bell?.sides[0] ?? new Float32Array());
  const loudestBetween = (from: number, until: number): number => Math.max(...envelope.slice(from * 100, until * 100));
  expect(loudestBetween(0, 0.95)).toBe(0);
  expect(loudestBetween(1.5, 1.7)).toBeLessThan(loudestBetween(1.3, 1.5));
});

test('[AUD-01] places change around the cut', async () => {
  const [places] = await make('sea, then birds');
  const side = places?.sides[0] ?? new Float32Array();
  const [before, after] = [side.slice(0, 1.5 * SAMPLE_RATE), side.slice(2.5 * SAMPLE_RATE)].map(measureSound);
  expect(after?.centroidHertz).toBeGreaterThan(1.5 * (before?.centroidHertz ?? 0));
});

test('[AUD-01] a place lasts through a long clip, without a gap where it begins again', async () => {
  const [sea] = await make('wind', {}, 64);
  const { envelope } = measureSound(sea?.sides[0] ?? new Float32Array());
  const around = (seconds: number): number => {
    const part = envelope.slice(seconds * 100 - 50, seconds * 100 + 50);
    return part.reduce((sum, level) => sum + level, 0) / part.length;
  };
  const usual = envelope.reduce((sum, level) => sum + level, 0) / envelope.length;
  for (const seconds of [57, 59, 61, 63]) {
    expect(around(seconds)).toBeGreaterThan(usual / 4);
  }
});
