import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** Figures of a cut-out; more would be too small. */
export const CUT_OUT_FIGURES = 3;

/** A single picture that somebody wants. Equal requests give equal pictures. */
export interface SceneRequest {
  /** In any of the four languages. */
  text: string;
  /** The language of words that the picture shows. */
  language: Language;
  look: LookId;
  /** The look was chosen by hand: one that the text names does not count. */
  isLookChosen?: boolean;
  aspect: PictureAspect;
  seed: number;
  /** It moves for so many seconds: what the text tells one after another is seen so. */
  seconds?: number;
  /** Only whom or what it is about is drawn, on clear ground: whole, or the head alone. */
  cutOut?: 'whole' | 'head';
}

/** A picture that can be drawn, and what of the text is not in it. */
export interface PlannedScene {
  drawing: ShotDrawing;
  look: LookId;
  /** Words of the text that the picture does not show. */
  notDrawn: string[];
}
