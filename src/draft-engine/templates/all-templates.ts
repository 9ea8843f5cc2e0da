import { AppError } from '#src/shared/errors/app-error.ts';
import { birthdayCandles } from './entries/birthday-candles.ts';
import { curtainUp } from './entries/curtain-up.ts';
import type { Drawing, Layer, Template } from './template.ts';

/** Every template, in the order of the page. */
export const ALL_TEMPLATES: readonly Template[] = [birthdayCandles, curtainUp];

/** The template of an id. Throws NOT_FOUND. */
export function findTemplate(id: string): Template {
  const found = ALL_TEMPLATES.find((template) => template.id === id);
  if (!found) {
    throw new AppError('NOT_FOUND', { details: { template: id } });
  }
  return found;
}

/** How a template shows a photo: whole in a frame, cut out, both, or not at all. */
export function photoUseOf({ layers }: Pick<Template, 'layers'>): { takesPhoto: boolean; isCutOut: boolean } {
  const kinds = new Set(drawingsIn(layers).map(({ kind }) => kind));
  return { takesPhoto: kinds.has('photo') || kinds.has('person'), isCutOut: kinds.has('person') };
}

/** All drawings of layers, and of the groups among them. */
export function drawingsIn(layers: readonly Layer[]): Drawing[] {
  return layers.flatMap(({ draw }) => (draw.kind === 'group' ? [draw, ...drawingsIn(draw.layers)] : [draw]));
}
