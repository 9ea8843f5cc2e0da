import { expect, test } from 'vitest';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '../story/sound-kinds.ts';
import { makeAmbience, makeSoundEvent } from './make-sound.ts';
import { SAMPLE_RATE } from './signal.ts';

/** A simple fingerprint: the share of the energy in eight bands, from differences of a signal at growing distances. */
function print(signal: Float32Array): number[] {
  return [1, 2, 4, 8, 16, 32, 64, 128].map((lag) => {
    let product = 0;
    let power = 0;
    for (let index = lag; index < signal.length; index++) {
      product += (signal[index] ?? 0) * (signal[index - lag] ?? 0);
      power += (signal[index] ?? 0) ** 2;
    }
    return product / (power || 1);
  });
}

test('[DRAFT-05] every ambience is audible, even, finite, exactly as long as asked and the same for the same seed', () => {
  for (const kind of AMBIENCE_KINDS) {
    const sound = makeAmbience(kind, 1.5, 3);
    expect(sound.length, kind).toBe(1.5 * SAMPLE_RATE);
    let sum = 0;
    let peak = 0;
    for (const sample of sound) {
      sum += sample * sample;
      peak = Math.max(peak, Math.abs(sample));
    }
    expect(Number.isFinite(sum), kind).toBe(true);
    expect(Math.sqrt(sum / sound.length), kind).toBeGreaterThan(0.009);
    expect(peak, kind).toBeLessThan(1);
    expect(makeAmbience(kind, 1.5, 3)).toEqual(sound);
  }
});

test('[DRAFT-05] every sound event is audible, without clipping, and differs from the others', () => {
  const prints = new Map<string, string>();
  for (const kind of SOUND_EVENT_KINDS) {
    const sound = makeSoundEvent(kind, 5);
    const peak = sound.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    expect(peak, kind).toBeCloseTo(0.8, 2);
    const seconds = sound.length / SAMPLE_RATE;
    expect(seconds, kind).toBeGreaterThan(0.03);
    expect(seconds, kind).toBeLessThan(4.5);
    prints.set(
      print(sound)
        .map((value) => value.toFixed(2))
        .join(' ') + seconds.toFixed(2),
      kind,
    );
  }
  expect(prints.size).toBe(SOUND_EVENT_KINDS.length);
});

test('another seed gives another take of the same sound', () => {
  expect(makeSoundEvent('steps', 1)).not.toEqual(makeSoundEvent('steps', 2));
});
