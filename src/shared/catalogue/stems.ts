/** The tracks of a film's sound, in the order in which they are mixed. */
export const STEMS = ['voice', 'music', 'effects', 'ambience'] as const;
/** A kind of sound that is levelled as a whole. */
export type Stem = (typeof STEMS)[number];
