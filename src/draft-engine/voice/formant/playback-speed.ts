import { createRandom } from '#src/shared/random.ts';
import type { Prosody } from '../emotion-prosody.ts';
import type { FormantVoice } from '../engine-voice.ts';
import type { SpokenSound } from '../spoken-sound.ts';

/**
 * The speed at which a sentence of a formant engine is played, as a factor at each of its seconds: the formants of the
 * voice, and what makes its melody alive, a slow random drift, tremor, and the ending.
 */
export function playbackSpeed(
  voice: FormantVoice,
  prosody: Prosody,
  spoken: SpokenSound,
  seed: number,
): (seconds: number) => number {
  const random = createRandom(seed);
  const tremor = voice.tremorSemitones + prosody.tremorSemitones;
  const drift = Array.from({ length: 64 }, () => random.between(-0.28, 0.28) * (voice.machine > 0 ? 0 : 1));
  const phase = random.between(0, 2 * Math.PI);
  const end = spoken.sounds.findLast((sound) => sound.phoneme !== '' && sound.phoneme !== 'pau')?.endSeconds ?? 0;
  const ending = voice.machine > 0 ? 0 : prosody.endSemitones;
  return (seconds) => {
    const place = seconds * 1.7;
    const left = drift[Math.floor(place) % drift.length]!;
    const right = drift[(Math.floor(place) + 1) % drift.length]!;
    const share = place % 1;
    let semitones = left + (right - left) * share * share * (3 - 2 * share);
    semitones += tremor * Math.sin(2 * Math.PI * 5.7 * seconds + phase);
    const toEnd = Math.min(1, Math.max(0, 1 - (end - seconds) / 0.34));
    semitones += ending * toEnd * toEnd;
    return voice.formants * 2 ** (semitones / 12);
  };
}
