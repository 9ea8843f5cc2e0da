import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { DEFAULT_LOOK, type LookId } from '#src/shared/catalogue/looks.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { WorldId } from '../worlds/worlds.ts';
import { wishedLook } from './style-wishes.ts';

const WORLD_LOOKS: Readonly<Partial<Record<WorldId, readonly LookId[]>>> = {
  old_china: ['ink', 'gouache'],
  joseon: ['ink', 'watercolour'],
  edo: ['woodblock', 'gouache'],
  medieval_europe: ['oil', 'storybook'],
  twenties: ['noir', 'oil'],
  tale: ['storybook', 'watercolour'],
};
const TYPE_LOOKS: Readonly<Partial<Record<FilmType, readonly LookId[]>>> = {
  ads: ['gouache', 'golden_hour'],
  horror: ['gouache', 'noir'],
  detective: ['noir'],
  crime: ['noir', 'gouache'],
  suspense: ['gouache', 'noir'],
  romance: ['watercolour', 'golden_hour'],
  fantasy: ['storybook', 'gouache'],
  family: ['storybook', 'gouache'],
  animation: ['cel', 'storybook'],
  scifi: ['cel', 'gouache'],
  youth: ['cel', 'golden_hour'],
  western: ['golden_hour', 'gouache'],
  history: ['oil', 'gouache'],
  war: ['gouache', 'oil'],
  art: ['watercolour', 'oil'],
  nature: ['watercolour', 'gouache'],
  education: ['papercut', 'gouache'],
};

/** The look that an idea asks for, else one that suits the film's type and world; another seed may choose another. */
export function chooseLook(
  text: string,
  { type, world, seed }: { type: FilmType; world: WorldId; seed: number },
): LookId {
  const wished = wishedLook(text);
  if (wished) {
    return wished;
  }
  const looks = WORLD_LOOKS[world] ?? TYPE_LOOKS[type] ?? [DEFAULT_LOOK];
  return createRandom(deriveSeed('look', type, world, seed)).pick(looks);
}
