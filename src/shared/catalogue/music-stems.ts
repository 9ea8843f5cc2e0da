/** The groups of instruments of which a piece of music can be had as files of their own. */
export const MUSIC_STEMS = ['melody', 'harmony', 'bass', 'drums'] as const;
export type MusicStem = (typeof MUSIC_STEMS)[number];
