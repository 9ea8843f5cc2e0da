import type { HarmonyName } from './harmonies.ts';
import type { InstrumentName } from './instruments.ts';

/** Places in an arrangement. The second voice takes the melody over in contrasting sections and answers it. */
export const ROLES = ['melody', 'second', 'harmony', 'figure', 'bass', 'pad'] as const;
export type Role = (typeof ROLES)[number];

/** Instruments that may fill each place; one of them is chosen by the seed. */
export type Ensemble = Partial<Record<Role, readonly InstrumentName[]>>;

/** How a kind of music is written. */
export interface Style {
  /** Beats per minute, slowest and fastest. */
  tempo: readonly [number, number];
  beatsPerBar: 2 | 3 | 4;
  harmony: HarmonyName;
  figure: FigureName;
  bass: BassName;
  drums: DrumName;
  /** How late the second half of each beat comes: 0 even to 0.33 triplets. */
  swing: number;
  /** MIDI note around which the melody lies. */
  centre: number;
  /** Length of the notes of figures: 0.5 short to 1.2 ringing on. */
  touch: number;
  /** Reverberation, 0 dry to 1 cathedral. */
  space: number;
  ensemble: Ensemble;
}

export type FigureName =
  | 'arpeggio'
  | 'alberti'
  | 'broken'
  | 'ostinato'
  | 'sixteenths'
  | 'pulse'
  | 'offbeat'
  | 'waltz'
  | 'stride'
  | 'strum'
  | 'travis'
  | 'comping'
  | 'bossa'
  | 'montuno'
  | 'tango'
  | 'sparse'
  | 'plucks'
  | 'gallop'
  | 'drone'
  | 'none';
export type BassName =
  | 'hold'
  | 'halves'
  | 'alternating'
  | 'walking'
  | 'eighths'
  | 'pedal'
  | 'waltz'
  | 'bossa'
  | 'tango'
  | 'offbeat'
  | 'sparse';
export type DrumName =
  | 'none'
  | 'soft'
  | 'brushes'
  | 'rock'
  | 'pop'
  | 'lofi'
  | 'four_floor'
  | 'hip_hop'
  | 'march'
  | 'samba'
  | 'bossa'
  | 'tango'
  | 'reggae'
  | 'taiko'
  | 'war_drums'
  | 'heartbeat'
  | 'ticking'
  | 'shaker'
  | 'waltz'
  | 'frame_drum'
  | 'claps'
  | 'gallop'
  | 'metal'
  | 'chip';
