/** Film types (CAT-01), in the order in which they are offered. */
export const FILM_TYPES = [
  'ads', 'drama', 'comedy', 'romance', 'martial_arts', 'fantasy', 'scifi', 'suspense', 'horror', 'action',
  'history', 'war', 'documentary', 'animation', 'crime', 'adventure', 'biography', 'disaster', 'youth', 'family',
  'art', 'road', 'western', 'detective', 'education', 'travel', 'nature', 'variety', 'news',
] as const;
export type FilmType = (typeof FILM_TYPES)[number];
