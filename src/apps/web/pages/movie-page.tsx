import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { MovieScreen } from '#src/features/community/web/movie/movie-screen.tsx';
import { useNoteViews } from '#src/features/community/web/movie/use-note-views.ts';
import { useFilmPaths } from '#src/features/film/web/film-paths.ts';
import { PublicFilmPlayer, PublicFilmStory } from '#src/features/film/web/film/public-film.tsx';
import { RemixButton } from '#src/features/film/web/film/remix-button.tsx';
import { usePlaysAtOnce } from '#src/features/film/web/film/use-plays-at-once.ts';
import { usePublicFilm } from '#src/features/film/web/film/use-public-film.ts';
import { screen } from '../shell/load-screen.ts';

/** Only the owner of a film has it. */
const ownBar = screen(
  ['film'],
  () => import('#src/features/film/web/film/own-film-bar.tsx'),
  (module) => module.OwnFilmBar,
);

const share = screen(
  ['film', 'filmShare'],
  () => import('#src/features/film/web/film/public-share-dialog.tsx'),
  (module) => module.PublicShareDialog,
);

/** The page of a public film, composed of parts of films and the community. */
export function MoviePage() {
  const { movieId = '' } = useParams();
  return <MovieOfId key={movieId} filmId={movieId} />;
}

function MovieOfId({ filmId }: { filmId: string }) {
  const film = usePublicFilm(filmId);
  const paths = useFilmPaths();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useNoteViews(filmId, video);
  usePlaysAtOnce(video);
  const leave = async (): Promise<void> => {
    await navigate(paths.film(filmId));
    queries.removeQueries({ queryKey: ['movie', filmId] });
    queries.removeQueries({ queryKey: ['public-film', filmId] });
  };
  return (
    <MovieScreen
      filmId={filmId}
      isReady={!film.isPending}
      renderPlayer={({ aspect }) => <PublicFilmPlayer filmId={filmId} aspect={aspect} film={film} onMedia={setVideo} />}
      renderStory={({ drafted }) => <PublicFilmStory film={film} isDrafted={drafted} />}
      renderShare={(movie, dialog) => <share.Screen film={movie} {...dialog} />}
      filmPath={paths.film}
      renderRemix={({ title, author }, signedIn) => (
        <RemixButton filmId={filmId} title={title} author={author.username} signedIn={signedIn} />
      )}
      video={video}
      ownBar={
        <Suspense fallback={<div className="h-14" />}>
          <ownBar.Screen filmId={filmId} onHidden={() => void leave()} />
        </Suspense>
      }
    />
  );
}
