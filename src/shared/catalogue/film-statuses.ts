/** Status of a film (PIPE-02), in order; FAILED can follow any of them. */
export const FILM_STATUSES = [
  'PENDING',
  'GENERATING_STORY',
  'GENERATING_CHARACTERS',
  'GENERATING_SCRIPTS',
  'GENERATING_SCENES',
  'GENERATING_VIDEO',
  'GENERATING_MUSIC',
  'GENERATING_MOVIE',
  'COMPLETED',
  'FAILED',
] as const;
export type FilmStatus = (typeof FILM_STATUSES)[number];

/** Whether nothing of a film is made any more, unless its owner asks for it. */
export const isOver = (status: FilmStatus): boolean => status === 'COMPLETED' || status === 'FAILED';

/** Stages that make something, in order (PIPE-02); after the last one a film is complete. */
export const FILM_STAGES = ['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie'] as const;
export type FilmStage = (typeof FILM_STAGES)[number];

/** The status of a film during each stage. */
export const STAGE_STATUSES: Readonly<Record<FilmStage, FilmStatus>> = {
  story: 'GENERATING_STORY',
  characters: 'GENERATING_CHARACTERS',
  scripts: 'GENERATING_SCRIPTS',
  scenes: 'GENERATING_SCENES',
  video: 'GENERATING_VIDEO',
  music: 'GENERATING_MUSIC',
  movie: 'GENERATING_MOVIE',
};
