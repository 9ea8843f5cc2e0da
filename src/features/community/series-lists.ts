/** What series can be sorted by: their hottest episode, or their newest one. */
export const SERIES_SORTS = ['hottest', 'latest'] as const;
export type SeriesSort = (typeof SERIES_SORTS)[number];
