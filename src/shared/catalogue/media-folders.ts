/** The folders that stored media are sorted into. */
export const MEDIA_FOLDERS = [
  'scene',
  'location',
  'item',
  'character',
  'movie',
  'music',
  'video',
  'avatar',
  'image',
  'audio',
] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

/** The folders of everything that is stored: media, and the archives in which people take all of theirs away. */
export const STORED_FOLDERS = [...MEDIA_FOLDERS, 'archive'] as const;
export type StoredFolder = (typeof STORED_FOLDERS)[number];
