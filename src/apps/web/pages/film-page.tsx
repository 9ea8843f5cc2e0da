import { FilmScreen } from '#src/features/film/web/film/film-screen.tsx';
import { screen } from '../shell/load-screen.ts';

const guide = screen(
  ['film', 'filmGuide'],
  () => import('#src/features/film/web/guide/film-guide.tsx'),
  (module) => module.FilmGuide,
);

/** A film's page with its guide, whose texts are loaded on demand. */
export function FilmPage() {
  return <FilmScreen guide={guide} />;
}
