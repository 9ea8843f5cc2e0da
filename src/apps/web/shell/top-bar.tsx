import { Menu } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { AccountPanel } from './account-panel.tsx';
import { BarMenu } from './bar-menu.tsx';
import { Logo } from './logo.tsx';
import { LANGUAGE_NAMES, Preferences } from './preferences.tsx';

const QUIET = 'control inline-flex items-center gap-2 rounded-control px-2.5 whitespace-nowrap text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 hover:text-text-1';

/** The bar at the top of every screen: where one can go, how it speaks and looks, and who is signed in. */
export function TopBar() {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const { data: me } = useMe();
  const links = [{ to: '/dashboard/film/idea', label: t('film') }];
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-bg px-4 sm:px-6 lg:gap-4 lg:px-10">
      <Link to="/" aria-label={t('home')} className="-ml-1 rounded-control px-1 py-2"><Logo /></Link>
      <nav aria-label={t('mainMenu')} className="hidden flex-1 lg:flex">
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} className={({ isActive }) => `${QUIET} ${isActive ? 'text-text-1' : ''}`}>{label}</NavLink>
        ))}
      </nav>
      <div className="ml-auto flex min-w-0 items-center gap-1.5 lg:gap-2">
        {me && <span title={t('balance')} className="px-1.5 text-text-2"><CoinAmount coins={me.coins} /></span>}
        <span className="hidden lg:block">
          <BarMenu label={`${t('languageAndTheme')}: ${LANGUAGE_NAMES[language]}`} trigger={LANGUAGE_NAMES[language]} look={QUIET}><Preferences /></BarMenu>
        </span>
        {me && (
          <span className="hidden lg:block">
            <BarMenu label={t('account', { name: me.username })} trigger={<Avatar name={me.username} member={me.identity === 2} />} look="grid size-11 place-items-center rounded-full">
              <AccountPanel name={me.username} coins={me.coins} />
            </BarMenu>
          </span>
        )}
        {me === null && (
          <>
            <Link to="/login" className={`${QUIET} max-lg:hidden`}>{t('signIn')}</Link>
            <Link to="/login" className={`${buttonLook('outline')} whitespace-nowrap lg:hidden`}>{t('signIn')}</Link>
            <Link to="/register" className={`${buttonLook('outline')} whitespace-nowrap max-lg:hidden`}>{t('tryNow')}</Link>
          </>
        )}
        <span className="lg:hidden">
          <BarMenu wide label={t('menu')} trigger={<Menu className="size-5" strokeWidth={1.75} aria-hidden="true" />} look="grid size-11 place-items-center rounded-control text-text-1">
            <div className="flex flex-col gap-5">
              <nav aria-label={t('mainMenu')} className="flex flex-col">
                {links.map(({ to, label }) => <NavLink key={to} to={to} className="control flex items-center rounded-control text-reading">{label}</NavLink>)}
                {me === null && <Link to="/register" className="control flex items-center rounded-control text-reading">{t('tryNow')}</Link>}
              </nav>
              <Preferences />
              {me && <div className="border-t border-line pt-4"><AccountPanel name={me.username} coins={me.coins} /></div>}
            </div>
          </BarMenu>
        </span>
      </div>
    </header>
  );
}
