import { fileURLToPath } from 'node:url';

/** Photographs of others in packages under the MIT licence, by what they show. */
const PHOTOGRAPHS = {
  chair: 'startbootstrap-creative/dist/assets/img/bg-masthead.jpg',
  letters: 'startbootstrap-creative/dist/assets/img/portfolio/fullsize/1.jpg',
  prints: 'startbootstrap-creative/dist/assets/img/portfolio/fullsize/2.jpg',
  cameras: 'startbootstrap-creative/dist/assets/img/portfolio/fullsize/3.jpg',
  kitchen: 'startbootstrap-creative/dist/assets/img/portfolio/fullsize/4.jpg',
  brushes: 'startbootstrap-creative/dist/assets/img/portfolio/fullsize/5.jpg',
  workshop: 'startbootstrap-creative/dist/assets/img/portfolio/fullsize/6.jpg',
  man: 'startbootstrap-resume/dist/assets/img/profile.jpg',
} as const;
export type PhotographName = keyof typeof PHOTOGRAPHS;

/** All of them. */
export const PHOTOGRAPH_NAMES = Object.keys(PHOTOGRAPHS) as readonly PhotographName[];

/** Path of a photograph. */
export function photograph(name: PhotographName): string {
  return fileURLToPath(new URL(`../../node_modules/${PHOTOGRAPHS[name]}`, import.meta.url));
}
