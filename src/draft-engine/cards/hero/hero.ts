import type { Easel } from '../art.ts';
import { drawArms, drawBody, drawCapeBehind, drawLegs } from './body.ts';
import { drawFace, drawHead } from './face.ts';
import { drawHairBehind, drawHairBefore } from './hair.ts';
import { drawHeadgear, drawHeadgearBehind } from './headgear.ts';
import type { Hero } from './hero-design.ts';
import { drawProp } from './props.ts';

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
