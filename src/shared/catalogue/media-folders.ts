/** The folders of stored media. */
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

/** All storage folders: media, and the archives that people download. */
export const STORED_FOLDERS = [...MEDIA_FOLDERS, 'archive'] as const;
export type StoredFolder = (typeof STORED_FOLDERS)[number];
