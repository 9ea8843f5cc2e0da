/** One way to measure films. */
export interface FilmCase {
  says: string;
  films: number;
  shots: number;
  shortSidePixels: number;
  /** The films are made twice; the second time their voices are played back from the first. */
  isSpokenBefore: boolean;
  changesShot: boolean;
}

const USUAL: FilmCase = {
  says: 'one film from nothing, with neural voices',
  films: 1,
  shots: 12,
  shortSidePixels: 720,
  isSpokenBefore: false,
  changesShot: false,
};

/** What `npm run bench film -- CASE` measures; the first without a name. */
export const FILM_CASES: Readonly<Record<string, FilmCase>> = {
  nothing: USUAL,
  spoken: {
    ...USUAL,
    says: 'the same film from nothing, its voices played back from a first run that is not counted',
    isSpokenBefore: true,
  },
  changed: {
    ...USUAL,
    shots: 8,
    says: "one film of eight shots from nothing, then one shot's picture changed and the film again",
    changesShot: true,
  },
  '1080p': { ...USUAL, says: 'one film of 1080p from nothing', shortSidePixels: 1080 },
  long: {
    ...USUAL,
    says: 'about ten minutes: three films of the most shots that a film may have, made at the same time',
    films: 3,
    shots: 40,
  },
};
