import type { Colour } from '../../picture/colour.ts';

export type Mood = 'happy' | 'grin' | 'wink' | 'fierce' | 'cool' | 'calm' | 'awe' | 'shy';
export type HeroHair = 'short' | 'spiky' | 'bob' | 'long' | 'twin_tails' | 'ponytail' | 'buns' | 'swept' | 'curls';
export type Headgear =
  | 'none'
  | 'bow'
  | 'cat_ears'
  | 'band'
  | 'ninja_hood'
  | 'visor'
  | 'tricorn'
  | 'bandana'
  | 'horns'
  | 'circlet'
  | 'wizard_hat'
  | 'cowboy_hat'
  | 'crown'
  | 'sun_crown'
  | 'hood';
type HeroOutfit = 'sailor' | 'hoodie' | 'dress' | 'armour' | 'robe' | 'coat' | 'suit' | 'poncho' | 'vest' | 'wrap';
export type HeroProp =
  | 'none'
  | 'katana'
  | 'shuriken'
  | 'sabre'
  | 'blaster'
  | 'sword'
  | 'spear'
  | 'staff'
  | 'orb'
  | 'book'
  | 'lasso'
  | 'guitar'
  | 'sceptre'
  | 'planet'
  | 'daggers'
  | 'star_wand'
  | 'cake';
export type HeroPose = 'stand' | 'raise' | 'ready' | 'hip' | 'leap';

/** Somebody small with a large head, as on stickers. */
export interface Hero {
  skin: Colour;
  hair: HeroHair;
  hairColour: Colour;
  eyes: Colour;
  mood: Mood;
  headgear: Headgear;
  outfit: HeroOutfit;
  /** Cloth, trimming, and what shines. */
  colours: readonly [Colour, Colour, Colour];
  prop: HeroProp;
  pose: HeroPose;
  /** The lower half of the face is covered. */
  isMasked?: boolean;
  hasPatch?: boolean;
  hasBeard?: boolean;
  /** A cape behind, of this colour. */
  cape?: Colour;
  /** Of a hat. */
  felt?: Colour;
  /** Eyes that shine, with no white and no iris. */
  glow?: Colour;
  isFlipped?: boolean;
}
