/** What an instrument can do in a piece: m melody, f figure, h held or struck chords, b bass. */
type Ability = 'm' | 'f' | 'h' | 'b';

/** General MIDI program, lowest and highest note that sound good, abilities, how the tone lives, level in decibels. */
type InstrumentRow = readonly [
  program: number,
  low: number,
  high: number,
  abilities: string,
  tone: 'bowed' | 'blown' | 'plucked' | 'struck' | 'sung' | 'held',
  level: number,
];

const ROWS = {
  piano: [0, 33, 98, 'mfhb', 'struck', 0],
  honky_tonk: [3, 36, 96, 'mfhb', 'struck', -1],
  electric_piano: [4, 36, 96, 'mfhb', 'struck', 0],
  harpsichord: [6, 36, 88, 'mfhb', 'plucked', -2],
  clavinet: [7, 36, 84, 'fmh', 'plucked', -2],
  celesta: [8, 60, 105, 'mf', 'struck', 1],
  glockenspiel: [9, 72, 105, 'mf', 'struck', -4],
  music_box: [10, 60, 103, 'mf', 'struck', 1],
  vibraphone: [11, 53, 91, 'mfh', 'struck', 1],
  marimba: [12, 45, 96, 'mfb', 'struck', 2],
  xylophone: [13, 60, 103, 'mf', 'struck', -1],
  bells: [14, 53, 84, 'mh', 'struck', -2],
  dulcimer: [15, 48, 88, 'mf', 'plucked', 0],
  organ: [16, 36, 91, 'mhb', 'held', -3],
  church_organ: [19, 33, 91, 'mhb', 'held', -3],
  accordion: [21, 53, 88, 'mh', 'held', -2],
  harmonica: [22, 58, 89, 'm', 'blown', -2],
  bandoneon: [23, 48, 86, 'mh', 'held', -2],
  guitar: [24, 40, 81, 'mfhb', 'plucked', 1],
  steel_guitar: [25, 40, 84, 'mfh', 'plucked', 1],
  jazz_guitar: [26, 40, 82, 'mfh', 'plucked', 1],
  electric_guitar: [27, 40, 84, 'mfh', 'plucked', 0],
  muted_guitar: [28, 40, 79, 'f', 'plucked', 0],
  overdriven_guitar: [29, 40, 86, 'mfh', 'held', -4],
  distorted_guitar: [30, 40, 86, 'mfh', 'held', -5],
  upright_bass: [32, 28, 60, 'b', 'plucked', 2],
  bass_guitar: [33, 28, 60, 'b', 'plucked', 2],
  fretless_bass: [35, 28, 60, 'bm', 'plucked', 2],
  slap_bass: [36, 28, 60, 'b', 'plucked', 1],
  synth_bass: [38, 28, 60, 'bf', 'held', 0],
  violin: [40, 55, 96, 'm', 'bowed', -1],
  viola: [41, 48, 84, 'm', 'bowed', 0],
  cello: [42, 36, 76, 'mb', 'bowed', 0],
  contrabass: [43, 28, 60, 'b', 'bowed', 1],
  tremolo_strings: [44, 36, 91, 'h', 'bowed', -2],
  pizzicato: [45, 36, 91, 'fb', 'plucked', 2],
  harp: [46, 36, 98, 'mf', 'plucked', 2],
  timpani: [47, 36, 57, 'b', 'struck', 2],
  strings: [48, 33, 93, 'mhfb', 'bowed', -1],
  slow_strings: [49, 33, 91, 'hb', 'bowed', 0],
  synth_strings: [50, 36, 91, 'h', 'held', -1],
  choir: [52, 43, 81, 'hm', 'sung', -1],
  voices: [53, 48, 81, 'hm', 'sung', -1],
  solo_voice: [85, 55, 84, 'm', 'sung', -2],
  trumpet: [56, 54, 84, 'm', 'blown', -2],
  trombone: [57, 40, 72, 'mb', 'blown', -2],
  tuba: [58, 29, 58, 'b', 'blown', 0],
  muted_trumpet: [59, 54, 82, 'm', 'blown', -2],
  horn: [60, 41, 77, 'mh', 'blown', 0],
  brass: [61, 40, 84, 'hm', 'blown', -3],
  soprano_saxophone: [64, 56, 86, 'm', 'blown', -2],
  alto_saxophone: [65, 50, 80, 'm', 'blown', -2],
  saxophone: [66, 45, 76, 'm', 'blown', -2],
  oboe: [68, 58, 88, 'm', 'blown', -2],
  english_horn: [69, 52, 81, 'm', 'blown', -1],
  bassoon: [70, 34, 72, 'mb', 'blown', 0],
  clarinet: [71, 50, 89, 'm', 'blown', 0],
  piccolo: [72, 74, 105, 'm', 'blown', -3],
  flute: [73, 60, 96, 'm', 'blown', 0],
  recorder: [74, 60, 93, 'm', 'blown', 0],
  pan_flute: [75, 60, 93, 'm', 'blown', 0],
  shakuhachi: [77, 55, 88, 'm', 'blown', -1],
  whistle: [78, 67, 98, 'm', 'blown', -3],
  ocarina: [79, 60, 93, 'm', 'blown', -1],
  square_wave: [80, 36, 98, 'mfhb', 'held', -5],
  saw_wave: [81, 36, 98, 'mfhb', 'held', -5],
  synth_pad: [89, 36, 91, 'h', 'held', 0],
  poly_synth: [90, 36, 96, 'mfh', 'held', -2],
  space_voice: [91, 43, 88, 'hm', 'sung', 0],
  glass_pad: [92, 43, 91, 'h', 'held', 0],
  metal_pad: [93, 36, 88, 'h', 'held', -1],
  halo_pad: [94, 40, 88, 'h', 'held', 0],
  sweep_pad: [95, 36, 88, 'h', 'held', 0],
  crystal: [98, 48, 96, 'mf', 'struck', 0],
  atmosphere: [99, 40, 91, 'fh', 'plucked', 0],
  goblin_pad: [101, 36, 84, 'h', 'held', -1],
  sitar: [104, 43, 81, 'mf', 'plucked', 0],
  banjo: [105, 48, 86, 'mf', 'plucked', 0],
  shamisen: [106, 48, 84, 'mf', 'plucked', 1],
  koto: [107, 43, 91, 'mf', 'plucked', 1],
  kalimba: [108, 55, 91, 'mf', 'plucked', 2],
  bagpipe: [109, 58, 81, 'm', 'held', -4],
  fiddle: [110, 55, 91, 'm', 'bowed', -1],
  shawm: [111, 55, 84, 'm', 'blown', -3],
  steel_drums: [114, 52, 88, 'mf', 'struck', 0],
  taiko: [116, 36, 60, '', 'struck', 0],
} as const satisfies Readonly<Record<string, InstrumentRow>>;

export type InstrumentName = keyof typeof ROWS;

export interface Instrument {
  name: InstrumentName;
  /** General MIDI program, 0 to 127. */
  program: number;
  /** Lowest and highest MIDI note that sound good. */
  low: number;
  high: number;
  tone: InstrumentRow[4];
  /** Decibels that bring it to the loudness of the others. */
  level: number;
}

export function findInstrument(name: InstrumentName): Instrument {
  const [program, low, high, , tone, level] = ROWS[name];
  return { name, program, low, high, tone, level };
}

/** Whether an instrument can do this in a piece. */
export function isAble(name: InstrumentName, ability: Ability): boolean {
  return (ROWS[name][3] as string).includes(ability);
}

/** True for tones that last as long as they are played, false for those that die away. */
export function isSustained({ tone }: Instrument): boolean {
  return tone !== 'plucked' && tone !== 'struck';
}

/** Instruments that the sound font lacks, each with the nearest that it has. */
export const SUBSTITUTES = {
  guzheng: 'koto',
  guqin: 'guitar',
  pipa: 'shamisen',
  erhu: 'fiddle',
  dizi: 'pan_flute',
  xiao: 'shakuhachi',
  suona: 'shawm',
  yangqin: 'dulcimer',
  gayageum: 'koto',
  geomungo: 'shamisen',
  haegeum: 'fiddle',
  daegeum: 'shakuhachi',
  piri: 'english_horn',
  biwa: 'shamisen',
  shinobue: 'pan_flute',
  theremin: 'solo_voice',
  ukulele: 'guitar',
  mandolin: 'steel_guitar',
  lute: 'guitar',
  oud: 'sitar',
  fanfare: 'trumpet',
  synthesizer: 'poly_synth',
  lyre: 'harp',
  balalaika: 'steel_guitar',
  toy_piano: 'music_box',
} as const satisfies Readonly<Record<string, InstrumentName>>;
export type SubstitutedName = keyof typeof SUBSTITUTES;
