import type { ConceptId } from '../concepts/concept.ts';
import type { BeatId, LineBeat, NarrationBeat, SilentBeat } from '../shapes/beats.ts';
import type { Tone } from './tones.ts';

/** What a plot asks of the cast; left out means that anything will do. */
export interface PlotNeeds {
  /** What the hero or the second character is. A `creature` is an animal, a spirit, a robot or a thing with a face. */
  hero?: 'person' | 'creature';
  other?: 'person' | 'creature';
  /** How many the heroes are. */
  heroes?: 'one' | 'several';
  /**
   * What the verb is about: a thing that can be carried, something that stands (a carousel, a bridge), a place, the
   * second character, or nothing that can be seen.
   */
  target?: 'thing' | 'landmark' | 'place' | 'other' | 'idea';
  /** Whether the idea itself brings a thing that the verb is about: a parcel to deliver. */
  brings?: boolean;
}

export interface StepStaging {
  /**
   * What must be in the picture beside whom the beat shows: the verb's object, the second character, or one of the
   * plot's props.
   */
  shows?: 'target' | 'other' | ConceptId;
  /** Where it happens, where that is not where the beat usually does. */
  place?: 'here' | 'elsewhere';
  /** Left out when the film is too short: 2 goes first, then 1. Steps without it are what the story stands on. */
  spare?: 1 | 2;
}

/** One moment of a plot. */
export interface PlotStep extends StepStaging {
  /** How it is shot, and for lines who speaks. */
  beat: BeatId;
  /** What is said, in ways that all fit the steps around; one is chosen. Empty where nothing is said. */
  words: readonly string[];
  /** What is seen, one sentence in the present, where the beat's own would not say what happens here. */
  seen?: string;
}

/**
 * A course of events for one verb: each step follows from the one before, by therefore or but, and the end answers the
 * beginning.
 */
export interface Plot {
  /** Short English name, unique in its frame. */
  name: string;
  tones: readonly Tone[];
  needs?: PlotNeeds;
  /** Things that its words speak of and that have to be seen. At most two. */
  props?: readonly ConceptId[];
  /** Titles that only this plot may have; may hold slots. */
  titles?: readonly string[];
  /** In order; 9 to 12, of which 5 to 7 without `spare`. First and last are told and never spare. */
  steps: readonly PlotStep[];
}

/** A moment that the narrator tells. */
export const tell = (
  beat: NarrationBeat,
  words: string | readonly string[],
  staging: StepStaging & { seen?: string } = {},
): PlotStep => ({ beat, words: typeof words === 'string' ? [words] : words, ...staging });

/** A moment in which a character speaks: the beat says which. */
export const speak = (
  beat: LineBeat,
  words: string | readonly string[],
  staging: StepStaging & { seen?: string } = {},
): PlotStep => ({ beat, words: typeof words === 'string' ? [words] : words, ...staging });

/** A moment without words. */
export const show = (beat: SilentBeat, seen: string, staging: StepStaging = {}): PlotStep => ({
  beat,
  words: [],
  seen,
  ...staging,
});
