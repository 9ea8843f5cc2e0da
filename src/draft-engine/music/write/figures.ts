import type { FigureName } from '../style/style.ts';

/**
 * A bar's figure in four and in three beats. Digits are notes of the held chord from below (0 to 3, then those an
 * octave higher), x is the whole chord, a dot is a rest. All characters are of one length.
 */
export interface FigurePattern {
  four: string;
  three: string;
  /** Octaves above the held chord. */
  octave: number;
}

export const FIGURES: Readonly<Record<Exclude<FigureName, 'none'>, FigurePattern>> = {
  arpeggio: { four: '01234321', three: '012343', octave: 0 },
  alberti: { four: '02120212', three: '021212', octave: 0 },
  broken: { four: '0.2.3.21', three: '0.2.31', octave: 0 },
  ostinato: { four: '00200120', three: '002001', octave: -1 },
  sixteenths: { four: '0020002000100010', three: '002000200010', octave: -1 },
  pulse: { four: '02.1021.', three: '021021', octave: 0 },
  offbeat: { four: '.x.x.x.x', three: '..x.x.', octave: 0 },
  waltz: { four: '..x.x.x.', three: '.xx', octave: 0 },
  stride: { four: '.x.x.x.x', three: '.xx', octave: 0 },
  strum: { four: 'x..xx.xx', three: 'x.xxx.', octave: 0 },
  travis: { four: '02130213', three: '021302', octave: 0 },
  comping: { four: '.x.....x..x.....', three: '.x...x......', octave: 0 },
  bossa: { four: 'x..x..x..x..x...', three: 'x..x..x.....', octave: 0 },
  montuno: { four: '02.3.2303.2.3203', three: '02.3.2303.2.', octave: 0 },
  tango: { four: 'x..xx.x.', three: 'x.xx.x', octave: 0 },
  sparse: { four: 'x.....2.', three: 'x...2.', octave: 0 },
  plucks: { four: '0..2.3.4', three: '0.2.34', octave: 0 },
  gallop: { four: '0.010.010.020.02', three: '0.010.010.02', octave: -1 },
  drone: { four: 'x...', three: 'x..', octave: -1 },
};
