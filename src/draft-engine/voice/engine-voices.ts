import type { VoiceId, VoicePerson } from '#src/shared/catalogue/voices.ts';

/** How a catalogue voice is produced: its engine, and the processing of its sound. */
export interface EngineVoice {
  engine: 'espeak' | 'flite';
  engineVoice: string;
  accent: string;
  /** Median pitch of the result, hertz. */
  hertz: number;
  /** Pitch range; 1 is the engine's default. */
  range: number;
  /** Lower limit of the pitch range for emotions; the tones of a tonal language must stay audible. */
  leastRange: number;
  /** Pace; 1 is the engine's default. */
  rate: number;
  /** Vocal tract size: factor on the formants, above 1 smaller and younger. */
  formants: number;
  tremorSemitones: number;
  breath: number;
  rasp: number;
  machine: number;
}

const PLAIN: EngineVoice = {
  engine: 'espeak',
  engineVoice: '',
  accent: '',
  hertz: 110,
  range: 1,
  leastRange: 0.2,
  rate: 1,
  formants: 1,
  tremorSemitones: 0,
  breath: 0,
  rasp: 0,
  machine: 0,
};

function flite(engineVoice: string, rest: Partial<EngineVoice>): EngineVoice {
  return { ...PLAIN, engine: 'flite', engineVoice, ...rest };
}

/** The nine voices of a language that espeak speaks. */
function formantPeople(base: Partial<EngineVoice>): Record<VoicePerson, EngineVoice> {
  const range = base.range ?? 1;
  const of = (engineVoice: string, rest: Partial<EngineVoice>): EngineVoice => ({
    ...PLAIN,
    ...base,
    engineVoice,
    ...rest,
  });
  return {
    narrator: of('m3', { hertz: 104, formants: 0.97, breath: 0.08 }),
    woman: of('f2', { hertz: 196, breath: 0.12 }),
    man: of('', { hertz: 122, formants: 1.02, breath: 0.06 }),
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

const ENGLISH: Record<VoicePerson, EngineVoice> = {
  narrator: flite(MAN, { hertz: 108, formants: 0.95, rate: 1 }),
  woman: flite('slt', { hertz: 184 }),
  man: flite(MAN, { hertz: 134, formants: 1.03, rate: 1.07 }),
  elderly_woman: flite('slt', { hertz: 164, formants: 0.93, rate: 0.86, tremorSemitones: 0.3, breath: 0.25 }),
  elderly_man: flite(MAN, { hertz: 118, formants: 0.91, rate: 0.84, tremorSemitones: 0.3, breath: 0.2, rasp: 0.12 }),
  girl: flite('slt', { hertz: 272, formants: 1.17, rate: 1.06, range: 1.2 }),
  boy: flite('slt', { hertz: 226, formants: 1.1, rate: 1.02 }),
  creature: flite(MAN, { hertz: 70, formants: 0.77, rate: 0.9, rasp: 0.6, breath: 0.15 }),
  machine: flite('kal16', { hertz: 108, range: 0.05, leastRange: 0, machine: 1 }),
};

/** Mandarin needs a wider pitch range than espeak's default, and emotions must not flatten its tones. */
const CHINESE = formantPeople({ range: 1.5, leastRange: 1 });

export const ENGINE_VOICES: Readonly<Record<VoiceId, EngineVoice>> = {
  ...named('en', ENGLISH),
  ...named('cn', CHINESE),
  ...named('ko', formantPeople({})),
  ...named('ja', formantPeople({})),
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
  'en-british_woman': { ...PLAIN, engineVoice: 'f2', accent: 'en-gb-x-rp', hertz: 190, breath: 0.12 },
  'en-scottish_man': { ...PLAIN, engineVoice: 'm3', accent: 'en-gb-scotland', hertz: 112, breath: 0.08 },
};

function named<const Name extends 'en' | 'cn' | 'ko' | 'ja'>(
  language: Name,
  people: Record<VoicePerson, EngineVoice>,
): Record<`${Name}-${VoicePerson}`, EngineVoice> {
  return Object.fromEntries(Object.entries(people).map(([who, voice]) => [`${language}-${who}`, voice])) as Record<
    `${Name}-${VoicePerson}`,
    EngineVoice
  >;
}
