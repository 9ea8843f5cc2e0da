/** What is done: English speech is written down, lines are begun by hand, or lines are drawn into the picture. */
export const SUBTITLE_WORKS = ['hear', 'begin', 'burn'] as const;

/** The model that writes English speech down, and the one that does the rest. */
export const HEARING_MODEL = 'draft-hearing';
export const WRITING_MODEL = 'draft-subtitles';
