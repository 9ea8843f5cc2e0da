import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { PersonFigure } from '../figure-spec.ts';

/** What an adjective means for a face and an age. */
export interface QualityConcept {
  emotion: Emotion;
  age?: PersonFigure['age'];
  build?: PersonFigure['build'];
  size?: 'small' | 'giant';
}

export const QUALITIES = {
  old: { emotion: 'neutral', age: 'old' },
  young: { emotion: 'excited', age: 'youth' },
  little: { emotion: 'neutral', size: 'small' },
  big: { emotion: 'neutral', size: 'giant', build: 'broad' },
  retired: { emotion: 'neutral', age: 'old' },
  shy: { emotion: 'fear' },
  brave: { emotion: 'neutral' },
  lonely: { emotion: 'sad' },
  lost: { emotion: 'sad' },
  last: { emotion: 'coldness' },
  first: { emotion: 'excited' },
  rival: { emotion: 'angry' },
  angry: { emotion: 'angry' },
  sad: { emotion: 'sad' },
  happy: { emotion: 'happy' },
  afraid: { emotion: 'fear' },
  blind: { emotion: 'neutral' },
  deaf: { emotion: 'neutral' },
  poor: { emotion: 'sad' },
  rich: { emotion: 'coldness' },
  famous: { emotion: 'happy' },
  forgotten: { emotion: 'sad' },
  broken: { emotion: 'sad' },
  new: { emotion: 'excited' },
  secret: { emotion: 'coldness' },
  magic: { emotion: 'surprised' },
  haunted: { emotion: 'fear' },
  abandoned: { emotion: 'sad' },
  flooded: { emotion: 'fear' },
  frozen: { emotion: 'coldness' },
  clumsy: { emotion: 'surprised' },
  lazy: { emotion: 'neutral' },
  clever: { emotion: 'happy' },
  wise: { emotion: 'neutral', age: 'old' },
  tired: { emotion: 'sad' },
  wounded: { emotion: 'sad' },
  young_at_heart: { emotion: 'happy' },
  hungry: { emotion: 'sad' },
  silent: { emotion: 'neutral' },
  beautiful: { emotion: 'happy' },
  ugly: { emotion: 'sad' },
  strange: { emotion: 'surprised' },
  tiny: { emotion: 'neutral', size: 'small' },
  giant: { emotion: 'neutral', size: 'giant', build: 'broad' },
  golden: { emotion: 'happy' },
} as const satisfies Record<string, QualityConcept>;
export type QualityId = keyof typeof QUALITIES;
