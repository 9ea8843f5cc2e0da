import { SeriesScreen } from '#src/features/community/web/series/series-screen.tsx';
import { NextEpisodeButton } from '#src/features/film/web/film/next-episode-button.tsx';

/** The page of a series; its author begins the next film from here. */
export function SeriesPage() {
  return <SeriesScreen renderNextEpisode={(filmId) => <NextEpisodeButton filmId={filmId} />} />;
}
