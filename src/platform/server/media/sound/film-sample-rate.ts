/** Sample rate of all sound in a film, hertz. */
export const FILM_SAMPLE_RATE = 48_000;
