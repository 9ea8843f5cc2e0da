import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ROUTES } from '../routes.ts';

/** The pages of whoever is signed in, in the order of the routes. */
const PAGES = ROUTES.filter(({ path }) => path.startsWith('/my/'));

/** What all of these pages have in common: the way from each to the others. */
export function MyFrame() {
  const t = useTranslations('shell');
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a phone the list is wider than the page. Newer browsers answer with a promise, which is no way to undo an effect.
    void list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[184px_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={t('yours')} className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:border-0 lg:px-0">
        <ul ref={list} className="flex gap-1 lg:sticky lg:top-20 lg:flex-col">
          {PAGES.map(({ path, title }) => (
            <li key={path} className="shrink-0">
              <NavLink
                to={path}
                className={({ isActive }) => `control flex items-center px-2.5 whitespace-nowrap transition-colors duration-[90ms] -outline-offset-2 max-lg:border-b-2 lg:rounded-control lg:whitespace-normal ${isActive ? 'text-text-1 max-lg:border-select lg:bg-surface-3 lg:font-semibold' : 'border-transparent text-text-2 hover:text-text-1 lg:hover:bg-surface-2'}`}
              >
                {t(`titles.${title}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0"><Outlet /></div>
    </div>
  );
}
