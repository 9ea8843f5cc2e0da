import type { EffectKind, Pose } from '#src/draft-engine/story/film-plan.ts';
import type { TimeOfDay, Weather } from '#src/draft-engine/story/place-spec.ts';
import type { CameraAngle, CameraMovement, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { ItemPlace } from '../../../timeline/place-item.ts';

/**
 * The words of a language for what a prompt can change of a shot. Each text lists alternatives between bars; in English
 * an asterisk stands for any ending of a word.
 */
export interface ChangeWords {
  timeOfDay: Readonly<Record<TimeOfDay, string>>;
  weather: Readonly<Record<Weather, string>>;
  framing: Readonly<Record<Framing, string>>;
  angle: Readonly<Record<CameraAngle, string>>;
  camera: Readonly<Record<CameraMovement, string>>;
  emotion: Readonly<Record<Emotion, string>>;
  pose: Readonly<Partial<Record<Pose, string>>>;
  effect: Readonly<Partial<Record<EffectKind, string>>>;
  /** One step nearer or farther than now, and two. */
  step: Readonly<Record<'1' | '2' | '-1' | '-2', string>>;
  mirror: string;
  /** Where a thing is to be, in the same part of a sentence as the thing. */
  place: Readonly<Record<ItemPlace, string>>;
  /** All who are in the picture. */
  everyone: string;
  /** Takes away what is named beside it. */
  not: string;
  /** On which side of what is taken away it stands. */
  notStands: 'before' | 'after' | 'either';
  /** Words that say nothing by themselves. */
  filler: string;
}
