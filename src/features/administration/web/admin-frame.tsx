import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

const PLACES = [
  ['users', '/admin/user-management'], ['suspicious', '/admin/suspicious_accounts'], ['codes', '/admin/redeem-codes'], ['messages', '/admin/messages'], ['cloud', '/admin/cloud-service'],
  ['movies', '/admin/movie_management'], ['memes', '/admin/meme_management'], ['partners', '/admin/partners'], ['audit', '/admin/audit'], ['outbox', '/admin/outbox'], ['site', '/admin/site'], ['security', '/admin/security'],
] as const;

/** The frame of the admin area: the ways between its pages, and the page. */
export function AdminFrame() {
  return (
    <>
      <AdminNavigation />
      <Suspense fallback={null}><Outlet /></Suspense>
    </>
  );
}

/** Narrow screens move it sideways. */
function AdminNavigation() {
  const t = useTranslations('administration.navigation');
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Only sideways: the page itself stays where it is.
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={t('label')} className="mb-6 border-b border-line lg:mb-8">
      <ul ref={list} className="relative -mx-1 flex gap-1 overflow-x-auto px-1 [scrollbar-width:thin]">
        {PLACES.map(([key, to]) => (
          <li key={key} className="shrink-0">
            <NavLink
              to={to}
              className={({ isActive }) => `control flex items-center border-b-2 px-2 text-base whitespace-nowrap -outline-offset-2 transition-colors duration-[90ms] ${isActive ? 'border-select text-select' : 'border-transparent text-text-2 hover:text-text-1'}`}
            >
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
