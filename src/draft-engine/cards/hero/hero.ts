import type { Colour } from '../../picture/colour.ts';
import type { Easel } from '../art.ts';
import { drawArms, drawBody, drawCapeBehind, drawLegs } from './body.ts';
import { drawFace, drawHead } from './face.ts';
import { drawHairBehind, drawHairBefore } from './hair.ts';
import { drawHeadgear, drawHeadgearBehind } from './headgear.ts';
import { drawProp } from './props.ts';

export const MOODS = ['happy', 'grin', 'wink', 'fierce', 'cool', 'calm', 'awe', 'shy'] as const;
export type Mood = (typeof MOODS)[number];
export const HERO_HAIR = ['short', 'spiky', 'bob', 'long', 'twin_tails', 'ponytail', 'buns', 'swept', 'curls'] as const;
export type HeroHair = (typeof HERO_HAIR)[number];
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
export type HeroOutfit =
  | 'sailor'
  | 'hoodie'
  | 'dress'
  | 'armour'
  | 'robe'
  | 'coat'
  | 'suit'
  | 'poncho'
  | 'vest'
  | 'wrap';
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

/** Draws a hero in a square of 1000 units. */
export function drawHero(easel: Easel, hero: Hero): void {
  const { painter } = easel;
  const lean = hero.pose === 'leap' ? -0.14 : 0;
  painter.at({ scaleX: hero.isFlipped ? -1 : 1, rotation: lean, y: hero.pose === 'leap' ? -30 : 0 }, () => {
    drawCapeBehind(easel, hero);
    drawHeadgearBehind(easel, hero);
    drawHairBehind(easel, hero);
    drawLegs(easel, hero);
    drawArms(easel, hero, 'far');
    drawBody(easel, hero);
    drawHead(easel, hero);
    drawFace(easel, hero);
    drawHairBefore(easel, hero);
    drawHeadgear(easel, hero);
    drawProp(easel, hero);
    drawArms(easel, hero, 'near');
  });
}
