import { lazy, Suspense } from 'react';
import { useModels } from '#src/features/film/web/idea-data.ts';
import { ToolsScreen } from '#src/features/home/web/tools-screen.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';

/** They stand below what one comes for, so they come after it. */
const NewestFilms = lazy(async () => ({
  default: (await import('#src/features/film/web/film-list-newest.tsx')).NewestFilms,
}));

/** All tools, put together from what films and home bring. */
export function ToolsPage() {
  const { language } = useLanguage();
  const models = useModels(language).data;
  const countPaid = (kind: 'language' | 'image' | 'video' | 'music'): number =>
    models?.[kind].options.filter(({ draft, availability }) => !draft && availability.state === 'available').length ??
    0;
  return (
    <ToolsScreen
      films={
        <Suspense fallback={null}>
          <NewestFilms />
        </Suspense>
      }
      models={
        models && {
          language: countPaid('language'),
          image: countPaid('image'),
          video: countPaid('video'),
          music: countPaid('music'),
        }
      }
    />
  );
}
