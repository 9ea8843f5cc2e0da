import { bell, filterInPlace, highPass, highShelf } from '../audio/biquad.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { DeliveryShape } from './delivery-sound.ts';
import type { Prosody } from './emotion-prosody.ts';
import type { EngineVoice } from './engine-voice.ts';
import { addAirInPlace } from './signal/air.ts';
import { addBreathInPlace, addMachineInPlace, addRaspInPlace } from './signal/character-effects.ts';
import { compressInPlace, deEssInPlace, limitInPlace } from './signal/dynamics.ts';
import { TONE_BANDS_HERTZ } from './voice-tones.ts';

/** Loudness of a calm voice, LUFS; emotions change it by a few decibels. */
const VOICE_LOUDNESS = -20;

const PEAK_CEILING = 10 ** (-1.5 / 20);
const FLITE_END_HERTZ = 8_000;

const TONE_QUALITY = 1.1;

export interface Treatment {
  voice: EngineVoice;
  /** Decibels in each band of `TONE_BANDS_HERTZ`. */
  tone: readonly number[];
  prosody: Prosody;
  delivery: DeliveryShape;
  /** Median pitch of the samples; 0 where no rasp is added. */
  hertz: number;
  seed: number;
}

/** Processes a raw synthetic voice up to the room reflections: in place, at 48 kHz. */
export function treatVoice(
  samples: Float32Array,
  { voice, tone, prosody, delivery, hertz, seed }: Treatment,
): Float32Array {
  const isFlite = voice.engine === 'flite';
  const deep = voice.formants < 0.85;
  filterInPlace(samples, highPass(SAMPLE_RATE, deep ? 45 : 75));
  setLoudness(samples, VOICE_LOUDNESS);
  const rasp = Math.min(0.8, voice.rasp + prosody.rasp);
  const breath = Math.min(0.6, voice.breath + prosody.breath);
  if (rasp > 0) {
    addRaspInPlace(samples, hertz, rasp, seed);
  }
  if (breath > 0) {
    addBreathInPlace(samples, breath, seed + 1);
  }
  if (voice.machine > 0) {
    addMachineInPlace(samples, voice.machine);
  }
  if (isFlite) {
    addAirInPlace(samples, FLITE_END_HERTZ * voice.formants, 0.5);
  }
  tone.forEach((decibels, band) => {
    if (decibels !== 0) {
      filterInPlace(samples, bell(SAMPLE_RATE, TONE_BANDS_HERTZ[band]!, decibels, TONE_QUALITY));
    }
  });
  const brightness = prosody.brightnessDecibels + delivery.brightnessDecibels;
  if (brightness !== 0) {
    filterInPlace(samples, highShelf(SAMPLE_RATE, 2_000, brightness));
  }
  setLoudness(samples, VOICE_LOUDNESS);
  deEssInPlace(samples, -33);
  compressInPlace(samples, { thresholdDecibels: -21, ratio: 2.2, attackSeconds: 0.008, releaseSeconds: 0.14 });
  delivery.arrive(samples);
  setLoudness(samples, VOICE_LOUDNESS + prosody.loudnessDecibels + delivery.loudnessDecibels);
  return limitInPlace(samples, PEAK_CEILING);
}

function setLoudness(samples: Float32Array, lufs: number): void {
  const measured = measureLoudness([samples]);
  if (!Number.isFinite(measured)) {
    return;
  }
  const gain = 10 ** ((lufs - measured) / 20);
  for (let index = 0; index < samples.length; index++) {
    samples[index]! *= gain;
  }
}
