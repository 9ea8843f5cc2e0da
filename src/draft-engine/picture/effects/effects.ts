import type { EffectKind } from '../../story/film-plan.ts';
import type { DrawEffect } from './effect.ts';
import { FALLING } from './falling.ts';
import { FIRE_AND_SMOKE } from './fire-and-smoke.ts';
import { LIGHT } from './light.ts';
import { SIGNS } from './signs.ts';
import { WATERY } from './water.ts';

/** Every effect; a kind without a drawing does not compile. */
export const EFFECT_DRAWINGS: Readonly<Record<EffectKind, DrawEffect>> = {
  ...FIRE_AND_SMOKE,
  ...LIGHT,
  ...WATERY,
  ...SIGNS,
  ...FALLING,
};
