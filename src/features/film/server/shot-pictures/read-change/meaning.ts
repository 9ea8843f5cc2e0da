import type { ItemKind } from '#src/draft-engine/story/figure-spec.ts';
import type { EffectKind, PlannedShot, Pose } from '#src/draft-engine/story/film-plan.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ItemPlace } from '../../../timeline/place-item.ts';

/** What a word of a prompt says. */
export type Meaning =
  | { kind: 'set'; set: Partial<Pick<PlannedShot, 'timeOfDay' | 'framing' | 'angle' | 'camera' | 'placeKey'>> }
  | { kind: 'weather'; weather: PlannedShot['weather'] }
  | { kind: 'step'; nearer: number }
  | { kind: 'mirror' }
  | { kind: 'emotion'; emotion: Emotion }
  | { kind: 'pose'; pose: Pose }
  | { kind: 'effect'; effect: EffectKind }
  | { kind: 'character'; key: string }
  | { kind: 'item'; key: string }
  /** A kind of thing that the film may not have yet. */
  | { kind: 'thing'; item: ItemKind }
  /** Where a thing is to be. */
  | { kind: 'place'; place: ItemPlace }
  | { kind: 'everyone' }
  | { kind: 'not' }
  | { kind: 'filler' };

/** A word with what it says: alternatives between bars, as in `ChangeWords`. */
export interface Entry {
  words: string;
  meaning: Meaning;
}

/** A word that was found in a prompt. */
export interface Found {
  meaning: Meaning;
  /** Where it begins in the prompt, and where it ends. */
  from: number;
  to: number;
}
