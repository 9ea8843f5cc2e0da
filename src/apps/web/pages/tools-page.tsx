import { lazy, Suspense } from 'react';
import { useModels } from '#src/features/film/web/idea/idea-data.ts';
import { ToolsScreen } from '#src/features/home/web/tools-screen.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';

/** Below the main content, so loaded after it. */
const NewestFilms = lazy(async () => ({
  default: (await import('#src/features/film/web/list/film-list-newest.tsx')).NewestFilms,
}));

/** All tools, composed of parts of films and home. */
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
