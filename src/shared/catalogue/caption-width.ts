import type { Language } from '../language/languages.ts';
import { WRITING } from '../language/writing.ts';
import type { AspectRatio } from './shots.ts';

/** Columns of a caption line in a picture of this shape: upright ones have shorter lines, so that letters stay large. */
export const captionColumnsOf = (language: Language, aspect: AspectRatio): number =>
  WRITING[language].captionColumns[aspect === '9:16' ? 'upright' : 'wide'];

/** Width of the longest caption line, in em. */
export const emOfWidestCaption = (language: Language, aspect: AspectRatio): number =>
  captionColumnsOf(language, aspect) * WRITING[language].emPerColumn;
