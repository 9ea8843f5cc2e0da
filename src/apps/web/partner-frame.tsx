import { Suspense, useLayoutEffect, useMemo } from 'react';
import { Link, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { FilmPathsContext } from '#src/features/film/web/film-paths.ts';
import type { PartnerZone } from '#src/features/partners/contract.ts';
import { partnerPath } from '#src/features/partners/partner-pages.ts';
import { usePartner } from '#src/features/partners/web/use-partner.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Logo } from './shell/logo.tsx';

/** The frame of a partner's zone: the partner's colours, and links between films that stay in the zone. */
export function PartnerFrame({ slug }: { slug: string }) {
  const t = useTranslations('partners');
  const shell = useTranslations('shell');
  const zone = usePartner(slug);
  usePalette(zone.data?.palette);
  const film = partnerPath(slug, 'film');
  const paths = useMemo(() => ({ idea: film, film: (filmId: string) => `${film}/${filmId}` }), [film]);
  if (zone.error && !zone.data) {
    return (
      <Notice
        action={
          <Button busy={zone.isFetching} onClick={() => void zone.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {zone.error.message}
      </Notice>
    );
  }
  if (!zone.data) {
    return <Skeleton className="h-64" />;
  }
  return (
    <FilmPathsContext value={paths}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <footer className="mt-14 border-t border-line pt-5 text-dense text-text-2">
        <Link to="/" className="inline-flex items-baseline gap-2 py-2 hover:text-text-1">
          {t('madeWith')} <Logo />
          <span className="sr-only" translate="no">
            {shell('product')}
          </span>
        </Link>
      </footer>
    </FilmPathsContext>
  );
}

/** Applies a partner's colours to the page while it is shown. */
function usePalette(palette: PartnerZone['palette'] | undefined): void {
  useLayoutEffect(() => {
    if (!palette) {
      return;
    }
    const text = `light-dark(${palette.actionTextLight}, ${palette.actionTextDark})`;
    const tokens = {
      '--action': palette.action,
      '--action-hover': palette.actionHover,
      '--action-press': palette.actionPress,
      '--on-action': palette.onAction,
      '--action-text': text,
      '--action-line': text,
    };
    const { style } = document.documentElement;
    for (const [name, colour] of Object.entries(tokens)) {
      style.setProperty(name, colour);
    }
    return () => {
      for (const name of Object.keys(tokens)) {
        style.removeProperty(name);
      }
    };
  }, [palette]);
}
