/** The folders that stored media are sorted into. */
export const MEDIA_FOLDERS = [
  'scene', 'location', 'item', 'character', 'movie', 'music', 'video', 'avatar', 'image', 'audio',
] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];
