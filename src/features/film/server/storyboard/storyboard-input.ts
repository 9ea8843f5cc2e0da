import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** What the thread that writes a storyboard is given. */
export interface StoryboardInput {
  /** Where the PDF is written. */
  path: string;
  title: string;
  logline: string;
  /** The language of the film's texts, and that of the labels. */
  language: Language;
  labelLanguage: Language;
  aspect: AspectRatio;
  heading: string;
  /** With `{page}` and `{pages}`. */
  page: string;
  unfinished: string;
  panels: StoryboardPanel[];
}

export interface StoryboardPanel {
  label: string;
  /** Length, framing and camera. */
  facts: string;
  /** Path of the shot's picture; null before it is drawn. */
  picturePath: string | null;
  script: string;
  speech: string;
}
