import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '../story/sound-kinds.ts';
import { LASTING_MOST, LEVELS } from './events/sound-model.ts';
import { makeAmbience, makeSoundEvent } from './make-sound.ts';
import { fingerprint, measureSound } from './measure-sound.ts';
import { loudestStretch } from './signal.ts';
import { SOUND_EVENTS } from './sound-events.ts';

test('[DRAFT-05] every ambience is audible, even, finite, exactly as long as asked and the same for the same seed', () => {
  for (const kind of AMBIENCE_KINDS) {
    const sound = makeAmbience(kind, 1.5, 3);
    expect(sound.length, kind).toBe(1.5 * SAMPLE_RATE);
    const { rms, peak, offset } = measureSound(sound);
    expect(rms, kind).toBeGreaterThan(0.004);
    expect(peak, kind).toBeLessThan(0.96);
    expect(Math.abs(offset), kind).toBeLessThan(0.002);
    expect(makeAmbience(kind, 1.5, 3)).toEqual(sound);
  }
});

test('[DRAFT-05] every sound event is as loud as it is beside others, without clipping or offset', () => {
  for (const kind of SOUND_EVENT_KINDS) {
    const sound = makeSoundEvent(kind, 5);
    const { peak, offset, seconds } = measureSound(sound);
    const [level] = SOUND_EVENTS[kind];
    // What is limited at its peaks is a little quieter than meant.
    const wanted = LEVELS[level];
    const [blow, lasting] = [loudestStretch(sound, 0.1) / wanted, loudestStretch(sound, 0.4) / LASTING_MOST];
    expect(Math.max(blow, lasting), kind).toBeGreaterThan(0.6);
    expect(Math.max(blow, lasting), kind).toBeLessThan(1.05);
    expect(peak, kind).toBeLessThan(0.96);
    expect(Math.abs(offset), kind).toBeLessThan(0.003);
    expect(seconds, kind).toBeGreaterThan(0.03);
    expect(seconds, kind).toBeLessThan(10);
  }
});

/**
 * Share of sounds of another seed that are nearest to the mean of their own kind, each number weighed by how little it
 * varies within a kind.
 */
function toldApart<K extends string>(kinds: readonly K[], make: (kind: K, seed: number) => Float32Array) {
  const takes = kinds.map((kind) => [1, 2, 3].map((seed) => fingerprint(make(kind, seed))));
  const size = takes[0]?.[0]?.length ?? 0;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = takes.map((prints) =>
    Array.from({ length: size }, (_, at) => mean(prints.map((print) => print[at] ?? 0))),
  );
  const spreads = Array.from({ length: size }, (_, at) =>
    Math.sqrt(
      mean(takes.flatMap((prints, kind) => prints.map((print) => ((print[at] ?? 0) - (means[kind]?.[at] ?? 0)) ** 2))),
    ),
  );
  const mistaken = kinds.flatMap((kind) => {
    const print = fingerprint(make(kind, 11));
    const distances = means.map((known) =>
      Math.hypot(...known.map((value, at) => (value - (print[at] ?? 0)) / ((spreads[at] ?? 0) + 0.3))),
    );
    const nearest = kinds[distances.indexOf(Math.min(...distances))];
    return nearest === kind ? [] : [`${kind} as ${nearest}`];
  });
  return { share: 1 - mistaken.length / kinds.length, mistaken };
}

test('[DRAFT-05] ambiences of other seeds are told apart by their spectra and rhythms', () => {
  const { share, mistaken } = toldApart(AMBIENCE_KINDS, (kind, seed) => makeAmbience(kind, 12, seed));
  expect(share, mistaken.join(', ')).toBeGreaterThan(0.9);
});

test('[DRAFT-05] sound events of other seeds are told apart by their spectra and rhythms', () => {
  const { share, mistaken } = toldApart(SOUND_EVENT_KINDS, (kind, seed) =>
    makeSoundEvent(kind, seed).subarray(0, 4 * SAMPLE_RATE),
  );
  expect(share, mistaken.join(', ')).toBeGreaterThan(0.9);
});

test('another seed gives another take of the same sound', () => {
  expect(makeSoundEvent('steps', 1)).not.toEqual(makeSoundEvent('steps', 2));
});
