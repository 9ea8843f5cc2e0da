import { clsx } from 'clsx';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSessionChanges } from '#src/foundation/accounts/web/use-session-changes.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useOnline } from '#src/platform/browser/device/use-online.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { afterLoad } from '#src/platform/browser/start/after-load.ts';
import { NoticeBar } from '#src/platform/browser/ui/notice-bar.tsx';
import { Toasts } from '#src/platform/browser/ui/toasts.tsx';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { onRetry, RETRIES, type LazyScreen } from './load-screen.ts';
import { RewardDialogs } from './reward-dialogs.tsx';
import { useRouteFacts, useRouteFocus, useRouteTitle, type RouteFacts } from './route-facts.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { bringMenus, TopBar } from './top-bar.tsx';
import { useMediaProtection, useStartUp } from './use-start-up.ts';

/** The frame around every screen. `bar` replaces the program's own bar; `foot` is the footer of pages that have one. */
export function Shell({
  routes,
  bar,
  foot,
}: {
  routes: readonly (RouteFacts & { screen: LazyScreen })[];
  bar?: ReactNode;
  foot: ReactNode;
}) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const facts = useRouteFacts(routes);
  const announcement = useSettings().data?.announcement;
  const online = useOnline();
  const [attempt, setAttempt] = useState<number | null>(null);
  useRouteTitle(facts);
  useRouteFocus();
  useScrollMemory();
  useSessionChanges();
  useStartUp(bringMenus);
  useMediaProtection();
  useEffect(() => onRetry(setAttempt), []);
  useEffect(() => {
    const bring = (): void => {
      for (const route of routes) {
        if (route.early) {
          void route.screen.load();
        }
      }
    };
    return afterLoad(bring, TIMINGS.preload);
  }, [routes]);
  const offline = online ? undefined : t('offline');
  const said = attempt === null ? offline : t('reconnecting', { attempt, attempts: RETRIES });
  return (
    <div className="group/shell flex min-h-dvh flex-col has-data-fills-window:h-[calc(100dvh-var(--foot,0px))] has-data-fills-window:min-h-80">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-action px-4 py-2.5 font-semibold text-on-action focus-visible:translate-y-0"
      >
        {t('skip')}
      </a>
      {facts?.bare !== true &&
        (bar ? (
          <Suspense fallback={null}>{bar}</Suspense>
        ) : (
          <TopBar feature={facts && pathname.startsWith('/dashboard/') ? t(`titles.${facts.title}`) : undefined} />
        ))}
      {announcement && (
        <aside
          lang={langOf(announcement)}
          className="border-b border-line bg-surface-2 px-4 py-2 text-center text-dense text-balance"
        >
          {announcement}
        </aside>
      )}
      <NoticeBar>{said}</NoticeBar>
      <main
        id="content"
        tabIndex={-1}
        className={clsx(
          'w-full flex-1 outline-none has-data-fills-window:flex has-data-fills-window:min-h-0 has-data-fills-window:flex-col',
          !facts?.bleed && 'mx-auto max-w-[1440px] px-4 py-6 sm:px-6 lg:px-10 lg:py-8',
        )}
      >
        <ScreenBoundary path={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      {facts?.foot && (
        <ScreenBoundary spare path={pathname}>
          <Suspense fallback={null}>{foot}</Suspense>
        </ScreenBoundary>
      )}
      <RewardDialogs />
      <Toasts />
    </div>
  );
}
