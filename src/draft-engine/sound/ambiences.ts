import type { Random } from '#src/shared/random.ts';
import type { AmbienceKind } from '../story/sound-kinds.ts';
import { add, buzz, filter, hit, noise, shape, silence, struck, tone, wander } from './signal.ts';

/** Generates background sound of a length in seconds; its level is normalised afterwards. */
type Ambience = (seconds: number, random: Random) => Float32Array;

const wind =
  (low: number, high: number, restless: number): Ambience =>
  (seconds, random) => {
    const gust = wander(random, restless, seconds);
    return shape(
      filter(noise(seconds, random), 'band', (at) => low + (high - low) * gust(at), 1.4),
      (at) => 0.35 + 0.65 * gust(at),
    );
  };

const waves: Ambience = (seconds, random) => {
  const swell = wander(random, 0.22, seconds);
  const wash = filter(noise(seconds, random), 'low', (at) => 380 + 1500 * swell(at) ** 2, 0.7);
  return shape(wash, (at) => 0.25 + 0.75 * swell(at) ** 1.6);
};

const drops =
  (perSecond: number, low: number, high: number): Ambience =>
  (seconds, random) => {
    const bed = filter(filter(noise(seconds, random), 'high', 900), 'low', 7000);
    shape(bed, () => 0.22);
    for (let at = 0; at < seconds; at += random.between(0.2, 1.8) / perSecond) {
      add(
        bed,
        shape(filter(noise(0.03, random), 'band', random.between(low, high), 4), hit(0.001, 0.025)),
        at,
        random.between(0.2, 1),
      );
    }
    return bed;
  };

/** A low hum with partials, and noise above it. */
const hum =
  (frequency: number, noiseShare: number, corner: number): Ambience =>
  (seconds, random) => {
    const beat = wander(random, 0.4, seconds);
    const signal = shape(
      tone(seconds, () => frequency, buzz),
      (at) => 0.4 + 0.1 * beat(at),
    );
    return add(signal, filter(noise(seconds, random), 'low', corner), 0, noiseShare);
  };

/** Distant calls over quiet background sound: birds, insects, voices, hammers. */
const calls =
  (bed: Ambience, perSecond: number, call: (random: Random) => Float32Array, bedGain = 0.4): Ambience =>
  (seconds, random) => {
    const signal = shape(bed(seconds, random), () => bedGain);
    for (let at = random.between(0, 1 / perSecond); at < seconds; at += random.between(0.4, 1.8) / perSecond) {
      add(signal, call(random), at, random.between(0.25, 0.9));
    }
    return signal;
  };

const birdCall = (random: Random): Float32Array => {
  const notes = 2 + random.below(4);
  const start = random.between(2200, 4200);
  const signal = silence(notes * 0.14 + 0.2);
  for (let note = 0; note < notes; note++) {
    const [from, bend] = [start * random.between(0.85, 1.2), random.between(-900, 1200)];
    add(
      signal,
      shape(
        tone(0.11, (at) => from + bend * (at / 0.11)),
        (_, share) => Math.sin(Math.PI * share) ** 2,
      ),
      note * random.between(0.1, 0.16),
      0.5,
    );
  }
  return signal;
};

const cricket = (random: Random): Float32Array => {
  const pitch = random.between(4100, 4700);
  return shape(
    tone(0.5, () => pitch),
    (at, share) => (Math.sin(2 * Math.PI * 28 * at) > 0 ? 0.3 : 0) * Math.sin(Math.PI * share),
  );
};

const murmur = (random: Random): Float32Array => {
  const pitch = random.between(95, 230);
  const vowel = random.between(400, 900);
  const syllables = wander(random, 5, 1.2);
  return shape(
    filter(
      tone(random.between(0.5, 1.2), (at) => pitch * (1 + 0.08 * Math.sin(at * 7)), buzz),
      'band',
      (at) => vowel * (0.7 + 0.8 * syllables(at)),
      3,
    ),
    (at, share) => syllables(at) * Math.sin(Math.PI * share),
  );
};

const crackle = (random: Random): Float32Array =>
  shape(filter(noise(0.05, random), 'band', random.between(900, 5000), 2), hit(0.001, random.between(0.01, 0.04)));
const drip = (random: Random): Float32Array => {
  const from = random.between(700, 1500);
  return shape(
    tone(0.25, (at) => from * (1 + at * 2.5)),
    hit(0.002, 0.14),
  );
};
const clatter = (random: Random): Float32Array =>
  struck(0.4, [
    { frequency: random.between(1800, 4200), decaySeconds: 0.18, gain: 0.4 },
    { frequency: random.between(4300, 7200), decaySeconds: 0.1, gain: 0.25 },
  ]);
const passing = (random: Random): Float32Array => {
  const pitch = random.between(55, 95);
  return shape(
    filter(
      add(
        tone(3, (at) => pitch * (1.06 - at * 0.03), buzz),
        noise(3, random),
        0,
        0.8,
      ),
      'low',
      600,
    ),
    (_, share) => Math.sin(Math.PI * share) ** 2,
  );
};
const rails = (random: Random): Float32Array =>
  add(
    shape(filter(noise(0.3, random), 'band', 240, 2), hit(0.003, 0.12)),
    shape(filter(noise(0.15, random), 'band', 260, 2), hit(0.003, 0.1)),
    0.14,
    0.8,
  );
const bubbles = (random: Random): Float32Array => {
  const from = random.between(180, 520);
  return shape(
    tone(0.18, (at) => from * (1 + at * 4)),
    (_, share) => Math.sin(Math.PI * share) ** 2,
  );
};

const quietRoom = hum(60, 0.5, 260);

/** All background sounds with their level relative to speech (RMS). */
export const AMBIENCES: Readonly<Record<AmbienceKind, { make: Ambience; rms: number }>> = {
  sea: { make: waves, rms: 0.05 },
  wind: { make: wind(260, 900, 0.35), rms: 0.04 },
  rain: { make: drops(60, 1800, 6500), rms: 0.045 },
  storm: {
    make: (seconds, random) =>
      add(wind(180, 1100, 0.8)(seconds, random), drops(110, 1500, 6000)(seconds, random), 0, 0.7),
    rms: 0.07,
  },
  city: { make: calls(hum(70, 1.4, 420), 0.3, passing), rms: 0.035 },
  street: { make: calls(calls(hum(80, 1, 500), 0.35, passing), 0.8, murmur), rms: 0.035 },
  room: { make: quietRoom, rms: 0.012 },
  forest: { make: calls(wind(420, 1500, 0.25), 0.7, birdCall, 0.5), rms: 0.03 },
  birds: { make: calls(wind(500, 1200, 0.2), 1.6, birdCall, 0.3), rms: 0.03 },
  night: { make: calls(wind(200, 500, 0.15), 1.4, cricket, 0.4), rms: 0.022 },
  machine: {
    make: (seconds, random) =>
      shape(hum(48, 1.2, 900)(seconds, random), (at) => 0.7 + 0.3 * Math.sin(2 * Math.PI * 3 * at)),
    rms: 0.04,
  },
  crowd: { make: calls(hum(110, 0.6, 800), 9, murmur, 0.25), rms: 0.035 },
  space: {
    make: (seconds, random) =>
      add(
        hum(36, 0.3, 160)(seconds, random),
        shape(
          tone(seconds, () => 54),
          () => 0.4,
        ),
      ),
    rms: 0.03,
  },
  fire: { make: calls((seconds, random) => filter(noise(seconds, random), 'low', 380), 14, crackle, 0.5), rms: 0.035 },
  river: {
    make: (seconds, random) => add(calls(wind(700, 1600, 1.2), 8, bubbles, 0.7)(seconds, random), silence(seconds)),
    rms: 0.04,
  },
  market: { make: calls(calls(hum(120, 0.5, 900), 7, murmur, 0.3), 0.9, clatter, 0.9), rms: 0.035 },
  train: { make: calls(hum(52, 1.6, 500), 1.6, rails, 0.6), rms: 0.045 },
  underwater: {
    make: calls((seconds, random) => filter(noise(seconds, random), 'low', 240), 2.2, bubbles, 0.9),
    rms: 0.035,
  },
  snow: { make: wind(500, 800, 0.15), rms: 0.02 },
  desert: { make: wind(320, 620, 0.2), rms: 0.025 },
  kitchen: { make: calls(calls(quietRoom, 6, crackle, 0.5), 0.5, clatter, 0.9), rms: 0.022 },
  office: {
    make: calls(
      hum(100, 0.6, 500),
      2.2,
      (random) => shape(filter(noise(0.02, random), 'band', 3200, 2), hit(0.001, 0.015)),
      0.4,
    ),
    rms: 0.016,
  },
  cave: { make: calls(wind(120, 320, 0.2), 0.6, drip, 0.5), rms: 0.025 },
};
