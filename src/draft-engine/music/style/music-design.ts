import type { MusicMood } from '../../story/film-plan.ts';
import type { PartName } from '../music-request.ts';
import type { UnderstoodMusic } from '../understood-music.ts';
import type { InstrumentName } from './instruments.ts';
import type { Role, Style } from './style.ts';

/** Everything that is decided about a piece before a note is written. */
export interface MusicDesign extends Omit<Style, 'ensemble'> {
  mood: MusicMood;
  /** Pitch class of the home key, 0 for C. */
  tonic: number;
  /** Who plays what; a place without an instrument is not written. */
  instruments: Partial<Record<Role, InstrumentName>>;
  /** Parts that must not play. */
  without: ReadonlySet<PartName>;
  dynamics: UnderstoodMusic['dynamics'];
  /** Velocity of everything: -12 soft to 12 loud. */
  force: number;
  ending: 'usual' | 'quiet' | 'grand';
}
