import { lazy, Suspense, useState } from 'react';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { IdeaSlate } from '#src/features/film/web/idea-slate.tsx';
import { HomeScreen } from '#src/features/home/web/home-screen.tsx';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';

/** Visitors have no films, so what shows them comes only when somebody is signed in. */
const NewestFilms = lazy(async () => ({ default: (await import('#src/features/film/web/film-list-newest.tsx')).NewestFilms }));

/** The home page, put together from what films and home bring. */
export function HomePage() {
  const { data: me } = useMe();
  const signedIn = Boolean(me);
  // A new object with each click, so that the same look can be taken twice.
  const [chosen, setChosen] = useState<{ look: LookId }>();
  return (
    <HomeScreen
      slate={<IdeaSlate signedIn={signedIn} chosen={chosen} />}
      onLook={(look) => setChosen({ look })}
      films={signedIn ? <Suspense fallback={null}><NewestFilms /></Suspense> : undefined}
    />
  );
}
