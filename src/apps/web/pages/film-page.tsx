import { FilmScreen } from '#src/features/film/web/film/film-screen.tsx';
import { screen } from '../shell/load-screen.ts';

const guide = screen(
  ['film', 'filmGuide'],
  () => import('#src/features/film/web/guide/film-guide.tsx'),
  (module) => module.FilmGuide,
);

const finalCut = screen(
  ['filmCut'],
  () => import('#src/features/film/web/editor/final-cut/final-cut-dialog.tsx'),
  (module) => module.FinalCutDialog,
);

/** A film's page with its guide and its final cut, whose texts are loaded on demand. */
export function FilmPage() {
  return <FilmScreen guide={guide} finalCut={finalCut} />;
}
