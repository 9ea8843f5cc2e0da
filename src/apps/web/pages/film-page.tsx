import { FilmScreen } from '#src/features/film/web/film/film-screen.tsx';
import { screen } from '../shell/load-screen.ts';

const guide = screen(
  ['filmGuide'],
  () => import('#src/features/film/web/guide/film-guide.tsx'),
  (module) => module.FilmGuide,
);

const share = screen(
  ['film', 'filmShare'],
  () => import('#src/features/film/web/film/share-dialog.tsx'),
  (module) => module.ShareDialog,
);

const finalCut = screen(
  ['filmCut', 'filmPage'],
  () => import('#src/features/film/web/editor/final-cut/final-cut-dialog.tsx'),
  (module) => module.FinalCutDialog,
);

const exports = screen(
  ['filmExport'],
  () => import('#src/features/film/web/film/export-dialog.tsx'),
  (module) => module.ExportDialog,
);

const further = screen(
  ['filmFurther'],
  () => import('#src/features/film/web/film/film-further.tsx'),
  (module) => module.FilmFurther,
);

const DIALOGS = { share, finalCut, exports, further };

/** A film's page with its guide and its larger dialogs, whose texts are loaded on demand. */
export function FilmPage() {
  return <FilmScreen guide={guide} dialogs={DIALOGS} />;
}
