import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import { DEFAULT_LOOK, type LookId } from '#src/shared/catalogue/looks.ts';

/** A picture of a look, made by our own engine (scripts/showcase.ts). */
export const lookPicture = (look: LookId | typeof BY_THE_STORY): string =>
  `/showcase/${look === BY_THE_STORY ? DEFAULT_LOOK : look}.avif`;
