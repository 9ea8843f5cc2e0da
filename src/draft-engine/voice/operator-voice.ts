import type { ChosenVoice } from '#src/shared/catalogue/voice-choice.ts';
import type { VoicePerson } from '#src/shared/catalogue/voices.ts';
import type { VoiceSpec } from '../story/voice-spec.ts';
import { UNCHANGED, type OperatorVoice } from './engine-voice.ts';

/** What makes a person of a voice that was not chosen for just this person. */
const PERSONS: Readonly<Partial<Record<VoicePerson, Partial<OperatorVoice>>>> = {
  young_woman: { formants: 1.04, rate: 1.03 },
  young_man: { formants: 1.04, rate: 1.03 },
  elderly_woman: { formants: 0.95, rate: 0.9, breath: 0.15 },
  elderly_man: { formants: 0.94, rate: 0.9, rasp: 0.1, breath: 0.1 },
  girl: { formants: 1.18 },
  boy: { formants: 1.14 },
};
/** No recording sounds like these by itself. */
const BEINGS: Readonly<Partial<Record<VoicePerson, Partial<OperatorVoice>>>> = {
  creature: { formants: 0.8, rate: 0.95, rasp: 0.4, breath: 0.1 },
  machine: { machine: 1 },
};

/** Share of a character's pitch shift: the formants move with the pitch, so the whole of it would be too much. */
const SHIFT_SHARE = 0.5;

/**
 * The operator's voice for a person. Pace and formants are changed where it stands for several persons, so that they
 * can be told apart. Pitch and formants are shifted together, by playing faster or slower.
 */
export function operatorVoice({ name, isOwn }: ChosenVoice, who: VoicePerson, spec: VoiceSpec): OperatorVoice {
  const voice: OperatorVoice = {
    ...UNCHANGED,
    engine: 'operator',
    name,
    leastRange: 0,
    ...(isOwn ? {} : PERSONS[who]),
    ...BEINGS[who],
  };
  return { ...voice, formants: voice.formants * 2 ** ((spec.pitchShift * SHIFT_SHARE) / 12) };
}
