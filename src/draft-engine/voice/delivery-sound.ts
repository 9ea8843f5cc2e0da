import type { Delivery } from '#src/shared/catalogue/shots.ts';
import { filterInPlace, highPass, lowPass } from '../audio/biquad.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { addHallInPlace } from './signal/hall.ts';

/** What a way of delivering a line changes: how it is spoken, and how it arrives. */
export interface DeliveryShape {
  /** Pace, as a factor. */
  rate: number;
  semitones: number;
  /** Pitch range, as a factor. */
  range: number;
  /** Pressure of a neural voice, in its own unit. */
  energy: number;
  /** Breath instead of a voice. */
  whispered: boolean;
  /** Gain above 2 kHz. */
  brightnessDecibels: number;
  loudnessDecibels: number;
  /** Silence after the last sound in which its echo dies away. */
  tailSeconds: number;
  /**
   * The way from the mouth to the listener, as far as it is not the room of the place, which the mix of a film adds:
   * changes samples at 48 kHz in place.
   */
  arrive(samples: Float32Array): void;
}

const PLAIN: DeliveryShape = {
  rate: 1,
  semitones: 0,
  range: 1,
  energy: 0,
  whispered: false,
  brightnessDecibels: 0,
  loudnessDecibels: 0,
  tailSeconds: 0,
  arrive: () => {},
};

export const DELIVERY_SHAPES: Readonly<Record<Delivery, DeliveryShape>> = {
  spoken: PLAIN,
  narrated: { ...PLAIN, rate: 0.98, loudnessDecibels: 0.5 },
  whispered: {
    ...PLAIN,
    whispered: true,
    rate: 0.92,
    energy: -1,
    loudnessDecibels: -5,
    arrive: (samples) => void filterInPlace(samples, highPass(SAMPLE_RATE, 180)),
  },
  shouted: {
    ...PLAIN,
    semitones: 4,
    range: 1.2,
    energy: 2,
    rate: 0.95,
    brightnessDecibels: 3,
    loudnessDecibels: 4,
    tailSeconds: 0.25,
    arrive: (samples) => void addHallInPlace(samples, { seconds: 0.5, amount: 0.12 }),
  },
  telephone: { ...PLAIN, loudnessDecibels: -2, arrive: throughTelephone },
  far: {
    ...PLAIN,
    semitones: 1.5,
    energy: 0.8,
    rate: 0.96,
    loudnessDecibels: -7,
    tailSeconds: 0.5,
    arrive: (samples) => {
      filterInPlace(filterInPlace(samples, lowPass(SAMPLE_RATE, 3_200)), highPass(SAMPLE_RATE, 240));
      addHallInPlace(samples, { seconds: 1.1, amount: 0.5 });
    },
  },
  thought: {
    ...PLAIN,
    rate: 0.93,
    energy: -0.6,
    loudnessDecibels: -1.5,
    tailSeconds: 0.7,
    arrive: (samples) => void addHallInPlace(samples, { seconds: 1.6, amount: 0.35 }),
  },
};

/** The band of a telephone line (300 to 3,400 Hz), with the bite of a small loudspeaker. */
function throughTelephone(samples: Float32Array): void {
  for (const filter of [highPass(SAMPLE_RATE, 380), highPass(SAMPLE_RATE, 380), lowPass(SAMPLE_RATE, 3_300)]) {
    filterInPlace(samples, filter);
  }
  for (let index = 0; index < samples.length; index++) {
    samples[index] = Math.tanh(samples[index]! * 3) / 3;
  }
  filterInPlace(filterInPlace(samples, lowPass(SAMPLE_RATE, 3_300)), lowPass(SAMPLE_RATE, 3_600));
}
