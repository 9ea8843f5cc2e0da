import type { VoiceId, VoicePerson } from '#src/shared/catalogue/voices.ts';
import { UNCHANGED, type FormantVoice } from './engine-voice.ts';
import { peopleOf } from './people-of.ts';

const PLAIN: FormantVoice = {
  ...UNCHANGED,
  engine: 'espeak',
  engineVoice: '',
  accent: '',
  hertz: 110,
  leastRange: 0.2,
};

function flite(engineVoice: string, rest: Partial<FormantVoice>): FormantVoice {
  return { ...PLAIN, engine: 'flite', engineVoice, ...rest };
}

/** The voices of a language that espeak speaks. */
function formantPeople(base: Partial<FormantVoice>): Record<VoicePerson, FormantVoice> {
  const range = base.range ?? 1;
  const of = (engineVoice: string, rest: Partial<FormantVoice>): FormantVoice => ({
    ...PLAIN,
    ...base,
    engineVoice,
    ...rest,
  });
  return {
    narrator: of('m3', { hertz: 104, formants: 0.97, breath: 0.08 }),
    woman: of('f2', { hertz: 196, breath: 0.12 }),
    young_woman: of('f2', { hertz: 212, formants: 1.05, rate: 1.03 }),
    man: of('', { hertz: 122, formants: 1.02, breath: 0.06 }),
    young_man: of('', { hertz: 138, formants: 1.05, rate: 1.04 }),
    elderly_woman: of('f4', { hertz: 172, formants: 0.95, rate: 0.86, tremorSemitones: 0.3, breath: 0.3 }),
    elderly_man: of('m4', { hertz: 112, formants: 0.93, rate: 0.85, tremorSemitones: 0.3, breath: 0.22, rasp: 0.15 }),
    girl: of('f2', { hertz: 285, formants: 1.16, rate: 1.05, range: range * 1.15 }),
    boy: of('f1', { hertz: 240, formants: 1.1, rate: 1.03 }),
    creature: of('m1', { hertz: 72, formants: 0.78, rate: 0.88, rasp: 0.6, breath: 0.2 }),
    machine: of('', { hertz: 118, range: Math.max(0.05, (base.leastRange ?? 0) * 0.8), machine: 1 }),
  };
}

/** The only male voice of flite whose pitch can be set. */
const MAN = 'awb';

const ENGLISH: Record<VoicePerson, FormantVoice> = {
  narrator: flite(MAN, { hertz: 108, formants: 0.95, rate: 1 }),
  woman: flite('slt', { hertz: 184 }),
  young_woman: flite('slt', { hertz: 200, formants: 1.05, rate: 1.04 }),
  man: flite(MAN, { hertz: 134, formants: 1.03, rate: 1.07 }),
  young_man: flite(MAN, { hertz: 148, formants: 1.06, rate: 1.1 }),
  elderly_woman: flite('slt', { hertz: 164, formants: 0.93, rate: 0.86, tremorSemitones: 0.3, breath: 0.25 }),
  elderly_man: flite(MAN, { hertz: 118, formants: 0.91, rate: 0.84, tremorSemitones: 0.3, breath: 0.2, rasp: 0.12 }),
  girl: flite('slt', { hertz: 272, formants: 1.17, rate: 1.06, range: 1.2 }),
  boy: flite('slt', { hertz: 226, formants: 1.1, rate: 1.02 }),
  creature: flite(MAN, { hertz: 70, formants: 0.77, rate: 0.9, rasp: 0.6, breath: 0.15 }),
  machine: flite('kal16', { hertz: 108, range: 0.05, leastRange: 0, machine: 1 }),
};

/** Mandarin needs a wider pitch range than espeak's default, and emotions must not flatten its tones. */
const CHINESE = formantPeople({ range: 1.5, leastRange: 1 });
const KOREAN = formantPeople({});
const JAPANESE = formantPeople({});

/** The formant engines' voices, one for each of the catalogue's. */
export const FORMANT_VOICES: Readonly<Record<VoiceId, FormantVoice>> = {
  ...peopleOf('en', ENGLISH),
  ...peopleOf('cn', CHINESE),
  ...peopleOf('ko', KOREAN),
  ...peopleOf('ja', JAPANESE),
  'cn-gentle_woman': { ...CHINESE.woman, hertz: 182, rate: 0.9, breath: 0.35, range: 1.25 },
  'cn-passionate_man': { ...CHINESE.man, hertz: 140, rate: 1.1, range: 1.95, breath: 0 },
  'cn-storyteller': {
    ...CHINESE.man,
    engineVoice: 'm1',
    hertz: 128,
    rate: 1.02,
    range: 1.95,
    formants: 0.96,
    rasp: 0.18,
  },
  'cn-cantonese_woman': { ...CHINESE.woman, accent: 'yue', hertz: 204 },
  'cn-cantonese_man': { ...CHINESE.man, accent: 'yue', hertz: 118 },
  'en-warm_woman': { ...ENGLISH.woman, hertz: 176, rate: 0.95, breath: 0.2 },
  'en-bright_woman': { ...ENGLISH.young_woman, hertz: 214, range: 1.25 },
  'en-deep_man': { ...ENGLISH.man, hertz: 104, formants: 0.95, rate: 1 },
  'en-lively_man': { ...ENGLISH.young_man, hertz: 156, range: 1.25 },
  'en-british_woman': { ...PLAIN, engineVoice: 'f2', accent: 'en-gb-x-rp', hertz: 190, breath: 0.12 },
  'en-british_man': { ...PLAIN, engineVoice: 'm3', accent: 'en-gb-x-rp', hertz: 112, breath: 0.08 },
  'ja-gentle_woman': { ...JAPANESE.woman, hertz: 184, rate: 0.92, breath: 0.3 },
  'ja-deep_man': { ...JAPANESE.man, hertz: 100, formants: 0.96 },
  'ko-gentle_woman': { ...KOREAN.woman, hertz: 184, rate: 0.92, breath: 0.3 },
  'ko-deep_man': { ...KOREAN.man, hertz: 100, formants: 0.96 },
};
