/** Status of a film (PIPE-02), in the order in which a film goes through them; FAILED can come at any point. */
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

/** Stages that make something, in order (PIPE-02); after the last one a film is complete. */
export const FILM_STAGES = ['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie'] as const;
export type FilmStage = (typeof FILM_STAGES)[number];

/** The status a film shows while it is in a stage. */
export const STAGE_STATUSES: Readonly<Record<FilmStage, FilmStatus>> = {
  story: 'GENERATING_STORY',
  characters: 'GENERATING_CHARACTERS',
  scripts: 'GENERATING_SCRIPTS',
  scenes: 'GENERATING_SCENES',
  video: 'GENERATING_VIDEO',
  music: 'GENERATING_MUSIC',
  movie: 'GENERATING_MOVIE',
};

/** State of one asset (PIPE-02). Only sound may be `not_generated`: pictures and clips are always made. */
export const ASSET_STATUSES = ['not_generated', 'generating', 'generated', 'failed'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];
