import type { AmbienceKind, SoundEventKind } from '../../story/sound-kinds.ts';

/** A sound that a word names: an ambience after `~`, otherwise a single sound. */
export type NamedSound = `~${AmbienceKind}` | SoundEventKind;

/** How a language speaks of sounds. Words are separated by commas; the longest that fits is taken. */
export interface SoundWords {
  sounds: Readonly<Partial<Record<NamedSound, string>>>;
  /** What comes after what stands before. */
  later: string;
  quieter: string;
  louder: string;
  /** What turns what follows, or what stands before, into something not wanted. */
  notBefore: string;
  notAfter: string;
  /** How often a single sound is heard. */
  counts: Readonly<Record<number, string>>;
  /** Says that a sound falls on the cuts of a clip. */
  onCuts: string;
  /** Names music: what is said around it describes the music. */
  music: string;
  /** Joins what is named: music is described from one of these to the next. */
  joins: string;
  /** Words that say nothing of a sound. */
  idle: string;
  /** Words stand apart and take endings. */
  isSpaced: boolean;
}
