import type { FilmModels } from './tables.ts';

/** The models of a film that the draft engine makes alone, for nothing. */
export const DRAFT_FILM_MODELS: FilmModels = {
  text: 'draft-text',
  image: 'draft-image',
  video: 'draft-video',
  voice: 'draft-voice',
  music: 'draft-music',
  sound: 'draft-sound',
};
