import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { spokenLanguage, useWish } from '#src/features/film/web/idea-draft.ts';
import { IdeaSlate } from '#src/features/film/web/idea-slate.tsx';
import type { HeroCaption } from '#src/features/film/web/live-preview/hero-frame.tsx';
import { HomeScreen, type HomeChoice } from '#src/features/home/web/home-screen.tsx';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';

/** Visitors have no films, so what shows them comes only when somebody is signed in. */
const NewestFilms = lazy(async () => ({
  default: (await import('#src/features/film/web/film-list-newest.tsx')).NewestFilms,
}));
/** What draws while one types comes when somebody is about to type. */
const HeroFrame = lazy(async () => ({
  default: (await import('#src/features/film/web/live-preview/hero-frame.tsx')).HeroFrame,
}));

/** How long after the page stands an idea that was kept from before is drawn, milliseconds. */
const KEPT_IDEA_WAITS = 1500;

/** The home page, put together from what films and home bring. */
export function HomePage() {
  const { data: me } = useMe();
  const settings = useSettings();
  const { language } = useLanguage();
  const wishing = useWish();
  const { wish, change } = wishing;
  const box = useRef<HTMLTextAreaElement>(null);
  const [draws, setDraws] = useState(false);
  const [caption, setCaption] = useState<HeroCaption | null>(null);
  const kept = useRef(wish.idea.trim() !== '');
  useEffect(() => {
    if (!kept.current) return;
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
  const { idea, type, style, aspect, shots, seed, characters } = wish;
  return (
    <HomeScreen
      creators={settings.data?.creatorsClaim ?? null}
      slate={<IdeaSlate signedIn={signedIn} wishing={wishing} box={box} onFocus={() => setDraws(true)} />}
      drawn={{
        picture: draws && (
          <Suspense fallback={null}>
            <HeroFrame
              wish={{ idea, type, style, aspect, shots, seed, characters, language: spokenLanguage(wish, language) }}
              onShow={setCaption}
            />
          </Suspense>
        ),
        caption: caption ? { ...caption, look: style } : undefined,
      }}
      onChoose={choose}
      films={
        signedIn ? (
          <Suspense fallback={null}>
            <NewestFilms />
          </Suspense>
        ) : undefined
      }
    />
  );
}
