import type { FigureSpec } from './figure-spec.ts';
import type { PlaceSpec } from './place-spec.ts';
import type { VoiceSpec } from './voice-spec.ts';

/** Somebody of an earlier film, as they are called, look and sound. */
export interface KnownCharacter {
  name: string;
  figure: FigureSpec;
  voice: VoiceSpec;
}

/** A place of an earlier film. */
interface KnownPlace {
  name: string;
  place: PlaceSpec;
}

/** The people and places of an earlier film, which are in this one again where its idea leaves room for them. */
export interface KnownCast {
  /** The hero first. */
  characters: KnownCharacter[];
  places: KnownPlace[];
}
