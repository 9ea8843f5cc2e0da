import type { DrumName } from '../style/style.ts';

/** General MIDI drums. */
export const DRUMS = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  low_tom: 41,
  hat: 42,
  high_floor_tom: 43,
  open_hat: 46,
  mid_tom: 47,
  crash: 49,
  high_tom: 50,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  bongo_high: 60,
  bongo_low: 61,
  conga_mute: 62,
  conga_high: 63,
  conga_low: 64,
  timbale: 65,
  agogo: 67,
  cabasa: 69,
  maracas: 70,
  claves: 75,
  block_high: 76,
  block_low: 77,
  triangle: 81,
} as const;
export type Drum = keyof typeof DRUMS;

/**
 * A bar of four and of three beats by drum: each character a part of the bar, digits its loudness from 1 to 9, a dot a
 * rest.
 */
export interface DrumPattern {
  four: Partial<Record<Drum, string>>;
  three?: Partial<Record<Drum, string>>;
}

export const DRUM_PATTERNS: Readonly<Record<Exclude<DrumName, 'none'>, DrumPattern>> = {
  soft: {
    four: { block_low: '6...6...', block_high: '..4..35.', triangle: '4.......' },
    three: { block_low: '6.....', block_high: '..4.4.' },
  },
  brushes: {
    four: { ride: '6.4.6.45', snare: '..3...3.', kick: '4.......' },
    three: { ride: '6.4.4.', snare: '..3.3.' },
  },
  rock: {
    four: { kick: '9....6..8.......', snare: '....9.......9..3', hat: '6.4.6.4.6.4.6.4.' },
    three: { kick: '9.....', snare: '..7.7.', hat: '645454' },
  },
  pop: {
    four: {
      kick: '9.....6.8.......',
      snare: '....8.......8...',
      hat: '5.3.5.3.5.3.5.4.',
      tambourine: '....3.......3...',
    },
    three: { kick: '8.....', snare: '..6.6.', hat: '535353' },
  },
  lofi: {
    four: { kick: '8......5..6.....', rim: '....7.......7...', hat: '4.324.3.4.324.3.' },
    three: { kick: '8.....', rim: '..6...', hat: '434343' },
  },
  four_floor: {
    four: { kick: '9...9...9...9...', clap: '....6.......6...', open_hat: '..5...5...5...5.', hat: '3.3.3.3.3.3.3.3.' },
    three: { kick: '9.9.9.', open_hat: '.5.5.5' },
  },
  hip_hop: {
    four: { kick: '9.....5..88.....', snare: '....9.......9...', hat: '5.5.5.5.5.5.5.53' },
    three: { kick: '9.....', snare: '..8...', hat: '535353' },
  },
  march: {
    four: { snare: '6.346.346.346634', kick: '7.......7.......', crash: '................' },
    three: { snare: '6.4455', kick: '7.....' },
  },
  samba: {
    four: {
      low_tom: '5.......9...8...',
      conga_high: '..5..55...5..55.',
      maracas: '6464646464646464',
      agogo: '7.5..5.5.7..5.5.',
    },
    three: { low_tom: '5...8.', maracas: '646464' },
  },
  bossa: {
    four: { rim: '6..6...6..6..6..', kick: '6..46...6..46...', hat: '3.3.3.3.3.3.3.3.' },
    three: { rim: '6..6..', hat: '3.3.3.' },
  },
  tango: { four: { rim: '6.....4.6...4...', kick: '6.......5.......' }, three: { rim: '6...4.' } },
  reggae: {
    four: { kick: '........8.......', rim: '........7.......', hat: '4.5.4.5.4.5.4.5.', cabasa: '..3...3...3...3.' },
    three: { kick: '....7.', hat: '454545' },
  },
  taiko: {
    four: { low_tom: '9.....5.7.......', high_floor_tom: '.....4......6.54', block_high: '................' },
    three: { low_tom: '9...5.', high_floor_tom: '...454' },
  },
  war_drums: {
    four: {
      low_tom: '9..5..5.8..5..5.',
      high_floor_tom: '....4.....4.6.66',
      kick: '8.......8.......',
      tambourine: '..3...3...3...3.',
    },
    three: { low_tom: '9..5.5', kick: '8.....', high_floor_tom: '..4.64' },
  },
  heartbeat: { four: { kick: '7.5.............' }, three: { kick: '7.5.........' } },
  ticking: { four: { block_high: '4.3.4.3.4.3.4.3.', rim: '....3.......3..3' }, three: { block_high: '434343' } },
  shaker: {
    four: { cabasa: '4343434343434343', tambourine: '....5.......5...', kick: '6.......6.......' },
    three: { cabasa: '434343', tambourine: '..4.4.' },
  },
  waltz: { four: { rim: '..4.4.4.' }, three: { kick: '6..', rim: '.44' } },
  frame_drum: {
    four: { low_tom: '8.......6.......', conga_mute: '..4.5...3.4.5.4.' },
    three: { low_tom: '8.....5.....', conga_mute: '...4.45..4.4' },
  },
  claps: {
    four: { kick: '7.......7.......', clap: '....6.......6..3', cabasa: '3.4.3.4.3.4.3.4.' },
    three: { kick: '7.....', clap: '..6.64' },
  },
  gallop: {
    four: { block_low: '7.346.346.346.34', tambourine: '....4.......4...' },
    three: { block_low: '7.346.346.34' },
  },
  metal: {
    four: { kick: '9.779.779.779.77', snare: '....9.......9...', open_hat: '6...6...6...6...' },
    three: { kick: '977977', snare: '..9...' },
  },
  chip: {
    four: { kick: '9...5...9...5...', snare: '....8.......8...', hat: '4.4.4.4.4.4.4.44' },
    three: { kick: '9.....', snare: '..7.7.' },
  },
};
