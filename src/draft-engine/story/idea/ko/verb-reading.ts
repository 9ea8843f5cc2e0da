import type { Ending } from './endings.ts';
import type { StemShape } from './stems.ts';

/** A verb as one word may be read. */
export interface VerbReading {
  base: string;
  shape: StemShape;
  ending: Ending;
  score: number;
  /** 이다 behind this noun: 소방관인. */
  copulaOf?: string;
}
