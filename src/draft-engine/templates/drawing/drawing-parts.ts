import type { Language } from '#src/shared/language/languages.ts';
import type { DrawingContext, Surface, SurfaceFactory } from '../../picture/drawing-surface.ts';

/** A photo that a person has given, opened. */
export interface GivenPhoto {
  whole: Surface;
  /** Whoever stands out of it, without clear edges around; undefined where nobody does. */
  cutOut?: Surface | undefined;
  /** Where the face is, or what else should be seen, as shares of its sides. */
  focus: { x: number; y: number };
}

/** What a template is drawn with. */
export interface TemplateParts {
  surfaces: SurfaceFactory;
  /** The value of a context's `font` for a text in a language. */
  font: (language: Language, sizePixels: number, weight: number) => string;
  /** Of the page: what a text that shows no language of its own is in. */
  language: Language;
  photo?: GivenPhoto | undefined;
  /** What the person has written; the samples of the template elsewhere. */
  texts: { title: string; line: string };
  seed: number;
}

/** The frame, in pixels and units. */
export interface FrameSize {
  width: number;
  height: number;
  /** Pixels of a unit. */
  unit: number;
}

/** Draws a layer around its centre, in units. */
export type Draw = (context: DrawingContext, moment: { seconds: number; share: number }) => void;

/** A drawing that does not change, made once at the size at which it is seen. */
export function drawnOnce(
  { surfaces }: Pick<TemplateParts, 'surfaces'>,
  [width, height]: readonly [number, number],
  pixels: number,
  paint: (context: DrawingContext) => void,
): Draw {
  const surface = surfaceOf(surfaces, [width, height], pixels, paint);
  return (context) => context.drawImage(surface, -width / 2, -height / 2, width, height);
}

/** Its surface: units around its middle, `pixels` for each. */
export function surfaceOf(
  surfaces: SurfaceFactory,
  [width, height]: readonly [number, number],
  pixels: number,
  paint: (context: DrawingContext) => void,
): Surface {
  const [across, down] = [Math.max(1, Math.ceil(width * pixels)), Math.max(1, Math.ceil(height * pixels))];
  const surface = surfaces(across, down);
  const context = surface.getContext('2d');
  context.translate(across / 2, down / 2);
  context.scale(across / width, down / height);
  paint(context);
  context.resetTransform();
  return surface;
}
