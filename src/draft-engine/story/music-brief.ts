import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { WorldId } from './worlds/worlds.ts';

/** What a composer is told of a film; when things happen is told by cues. */
export interface MusicBrief {
  /** In the film's language, for a person or a paid model to read. */
  description: string;
  /** The description is a person's, and says how the music is to be. */
  byDescription?: true;
  type: FilmType;
  mood: MusicMood;
  /** The world of the film's first place. */
  world?: WorldId;
  /** Who has a theme, the hero first. */
  themes?: MusicTheme[];
}

/** A character as its theme sounds. */
export interface MusicTheme {
  /** The character's key. */
  key: string;
  name: string;
  nature: CharacterNature;
}

/** How somebody moves and is voiced in music. */
export const CHARACTER_NATURES = [
  'child',
  'young',
  'adult',
  'old',
  'small_animal',
  'large_animal',
  'machine',
  'spirit',
  'giant',
  'thing',
] as const;
export type CharacterNature = (typeof CHARACTER_NATURES)[number];

/** What music marks in a shot. */
export const MUSIC_ACCENTS = ['discovery', 'shock', 'blow', 'death', 'triumph', 'meeting', 'parting'] as const;
export type MusicAccent = (typeof MUSIC_ACCENTS)[number];

export const MUSIC_MOODS = [
  'warm',
  'wistful',
  'playful',
  'tense',
  'dark',
  'epic',
  'tender',
  'mysterious',
  'bright',
  'solemn',
  'driving',
  'dreamy',
] as const;
export type MusicMood = (typeof MUSIC_MOODS)[number];
