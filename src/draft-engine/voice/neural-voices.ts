import type { VoiceId, VoicePerson } from '#src/shared/catalogue/voices.ts';
import { UNCHANGED, type NeuralVoice } from './engine-voice.ts';
import type { StyleMix } from './neural/voice-styles.ts';
import { peopleOf } from './people-of.ts';

const PLAIN = { ...UNCHANGED, engine: 'neural', semitones: 0, leastRange: 0.4 } as const;

/** A voice with the sound and manner of the same speakers unless `rest` says otherwise. */
function of(sound: StyleMix, rest: Partial<NeuralVoice> = {}): NeuralVoice {
  return { ...PLAIN, sound, manner: sound, ...rest };
}

const OLD = { rate: 0.86, formants: 0.94, tremorSemitones: 0.35 } as const;
const CREATURE = { formants: 0.8, semitones: -4, rate: 0.9, rasp: 0.5, breath: 0.1 } as const;
const MACHINE = { range: 0.25, leastRange: 0.2, machine: 1 } as const;

const ENGLISH: Record<VoicePerson, NeuralVoice> = {
  narrator: of({ am_fenrir: 0.6, am_onyx: 0.4 }, { rate: 0.96, semitones: -1.5, formants: 0.98 }),
  woman: of({ af_heart: 1 }),
  young_woman: of({ af_bella: 0.8, af_sky: 0.2 }, { semitones: 1.5, formants: 1.03 }),
  man: of({ am_michael: 1 }),
  young_man: of({ am_puck: 1 }, { semitones: 1, formants: 1.03 }),
  elderly_woman: of({ bf_emma: 0.6, af_kore: 0.4 }, { ...OLD, semitones: -2, breath: 0.15 }),
  elderly_man: of({ am_onyx: 0.5, bm_lewis: 0.5 }, { ...OLD, rasp: 0.1, breath: 0.1 }),
  girl: of({ af_sky: 0.5, af_bella: 0.5 }, { formants: 1.16, semitones: 4, rate: 1.02 }),
  boy: of({ af_nova: 0.7, af_sky: 0.3 }, { formants: 1.1, semitones: 1.5, rate: 1.02 }),
  creature: of({ am_onyx: 1 }, CREATURE),
  machine: of({ am_adam: 1 }, MACHINE),
};

/** Emotions must not flatten the tones. */
const TONES = { leastRange: 0.9 } as const;
const CHINESE: Record<VoicePerson, NeuralVoice> = {
  narrator: of({ zm_yunyang: 1 }, { ...TONES, rate: 0.96, semitones: -1 }),
  woman: of({ zf_xiaoxiao: 1 }, TONES),
  young_woman: of({ zf_xiaoyi: 1 }, { ...TONES, formants: 1.03, semitones: 1 }),
  man: of({ zm_yunjian: 1 }, TONES),
  young_man: of({ zm_yunxi: 1 }, { ...TONES, semitones: 1 }),
  elderly_woman: of({ zf_xiaobei: 1 }, { ...TONES, ...OLD, semitones: -2, breath: 0.15 }),
  elderly_man: of({ zm_yunjian: 0.5, zm_yunyang: 0.5 }, { ...TONES, ...OLD, rasp: 0.1, breath: 0.1 }),
  girl: of({ zf_xiaoni: 0.6, zf_xiaoyi: 0.4 }, { ...TONES, formants: 1.16, semitones: 4 }),
  boy: of({ zm_yunxia: 1 }, { ...TONES, formants: 1.08, semitones: 3 }),
  creature: of({ zm_yunjian: 1 }, { ...TONES, ...CREATURE }),
  machine: of({ zm_yunyang: 1 }, { ...MACHINE, range: 0.7, leastRange: 0.7 }),
};

/** The model knows one Japanese man: others have his manner and the sound of another speaker. */
const KUMO: StyleMix = { jm_kumo: 1 };
const JAPANESE: Record<VoicePerson, NeuralVoice> = {
  narrator: of({ jm_kumo: 0.6, am_fenrir: 0.4 }, { manner: KUMO, rate: 0.96, semitones: -1.5, formants: 0.98 }),
  woman: of({ jf_alpha: 1 }),
  young_woman: of({ jf_tebukuro: 0.7, jf_nezumi: 0.3 }, { formants: 1.03, semitones: 1 }),
  man: of(KUMO),
  young_man: of({ jm_kumo: 0.6, am_puck: 0.4 }, { manner: KUMO, formants: 1.04, semitones: 2 }),
  elderly_woman: of({ jf_gongitsune: 1 }, { ...OLD, semitones: -3, breath: 0.15 }),
  elderly_man: of({ jm_kumo: 0.6, am_onyx: 0.4 }, { manner: KUMO, ...OLD, rasp: 0.1, breath: 0.1 }),
  girl: of({ jf_nezumi: 0.6, jf_alpha: 0.4 }, { formants: 1.16, semitones: 4 }),
  boy: of({ jf_tebukuro: 0.7, jm_kumo: 0.3 }, { manner: { jf_tebukuro: 1 }, formants: 1.1, semitones: 1 }),
  creature: of(KUMO, CREATURE),
  machine: of(KUMO, MACHINE),
};

/** The neural engine's voices. It was never taught Korean, and knows no dialects of Chinese. */
export const NEURAL_VOICES: Readonly<Partial<Record<VoiceId, NeuralVoice>>> = {
  ...peopleOf('en', ENGLISH),
  ...peopleOf('cn', CHINESE),
  ...peopleOf('ja', JAPANESE),
  'en-warm_woman': of({ af_sarah: 0.6, af_aoede: 0.4 }, { rate: 0.95, semitones: -0.5 }),
  'en-bright_woman': of({ af_nova: 1 }, { semitones: 1 }),
  'en-deep_man': of({ am_onyx: 1 }, { semitones: -1, formants: 0.97 }),
  'en-lively_man': of({ am_liam: 0.6, am_echo: 0.4 }, { semitones: 1, range: 1.15 }),
  'en-british_woman': of({ bf_isabella: 0.5, bf_emma: 0.5 }),
  'en-british_man': of({ bm_george: 0.6, bm_fable: 0.4 }),
  'cn-gentle_woman': of({ zf_xiaoni: 1 }, { ...TONES, rate: 0.92, breath: 0.1 }),
  'cn-passionate_man': of({ zm_yunjian: 0.6, zm_yunxi: 0.4 }, { ...TONES, rate: 1.06, semitones: 1.5, range: 1.15 }),
  'cn-storyteller': of({ zm_yunyang: 0.5, zm_yunjian: 0.5 }, { ...TONES, semitones: -0.5, range: 1.2, rasp: 0.08 }),
  'ja-gentle_woman': of({ jf_gongitsune: 0.6, jf_alpha: 0.4 }, { rate: 0.94, breath: 0.08 }),
  'ja-deep_man': of({ jm_kumo: 0.5, am_onyx: 0.5 }, { manner: KUMO, semitones: -2.5, formants: 0.96 }),
};
