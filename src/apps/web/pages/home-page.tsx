import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { spokenLanguage, useIdeaForm } from '#src/features/film/web/idea/idea-form.ts';
import { IdeaSlate } from '#src/features/film/web/idea/idea-slate.tsx';
import type { HeroCaption } from '#src/features/film/web/live-preview/hero-frame.tsx';
import { type HomeChoice } from '#src/features/home/web/home-choice.ts';
import { HomeScreen } from '#src/features/home/web/home-screen.tsx';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';

/** Visitors have no films, so the list is loaded only when somebody is signed in. */
const NewestFilms = lazy(async () => ({
  default: (await import('#src/features/film/web/list/film-list-newest.tsx')).NewestFilms,
}));
/** Far below the first picture: it comes late, and moves nothing that is seen. */
const HomeFilms = lazy(async () => ({
  default: (await import('#src/features/community/web/home-films.tsx')).HomeFilms,
}));
/** The live preview is loaded when somebody is about to type. */
const HeroFrame = lazy(async () => ({
  default: (await import('#src/features/film/web/live-preview/hero-frame.tsx')).HeroFrame,
}));

/** Delay before a stored idea is drawn after the page has loaded, milliseconds. */
const KEPT_IDEA_WAITS = 1500;

/** The home page, composed of parts of films and home. */
export function HomePage() {
  const { data: me } = useMe();
  const settings = useSettings();
  const { language } = useLanguage();
  const ideaForm = useIdeaForm();
  const { form, change } = ideaForm;
  const box = useRef<HTMLTextAreaElement>(null);
  const [draws, setDraws] = useState(false);
  const [caption, setCaption] = useState<HeroCaption | null>(null);
  const kept = useRef(form.idea.trim() !== '');
  useEffect(() => {
    if (!kept.current) {
      return;
    }
    const timer = setTimeout(() => setDraws(true), KEPT_IDEA_WAITS);
    return () => clearTimeout(timer);
  }, []);
  const choose = (choice: HomeChoice): void => {
    change(choice);
    setDraws(true);
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  };
  const signedIn = Boolean(me);
  const { idea, type, style, aspect, shots, seed, deep, characters } = form;
  return (
    <HomeScreen
      claim={settings.data?.claims[language] ?? null}
      creators={settings.data?.creatorsClaim ?? null}
      slate={<IdeaSlate signedIn={signedIn} ideaForm={ideaForm} box={box} onFocus={() => setDraws(true)} />}
      drawn={{
        picture: draws && (
          <Suspense fallback={null}>
            <HeroFrame
              input={{
                idea,
                type,
                style,
                aspect,
                shots,
                seed,
                deep,
                characters,
                language: spokenLanguage(form, language),
              }}
              onShow={setCaption}
            />
          </Suspense>
        ),
        caption: caption ?? undefined,
      }}
      onChoose={choose}
      films={
        signedIn ? (
          <Suspense fallback={null}>
            <NewestFilms />
          </Suspense>
        ) : undefined
      }
      community={
        <Suspense fallback={null}>
          <HomeFilms signedIn={signedIn} />
        </Suspense>
      }
    />
  );
}
