/**
 * Sample rate of all sound of the draft engine, hertz; filters, delays and the loudness measure are made for it. A
 * film's is the same, so that its mix resamples nothing of the engine's.
 */
export const SAMPLE_RATE = 48_000;
