import { ChevronDown, Menu } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { IDENTITIES, wearsCrown } from '#src/shared/catalogue/identities.ts';
import { LANGUAGE_NAMES } from '#src/shared/language/languages.ts';
import { BarMenu } from './bar-menu.tsx';
import { screen } from './load-screen.ts';
import { Logo } from './logo.tsx';

const QUIET =
  'control inline-flex items-center gap-1.5 rounded-control px-2.5 whitespace-nowrap text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 hover:text-text-1';
const ROUND = 'grid size-11 place-items-center rounded-full';
const DOWN = <ChevronDown className="size-4 text-text-3" strokeWidth={1.75} aria-hidden="true" />;

// What the menus hold is one file of its own, loaded when somebody points at one of them.
const features = screen(
  ['menus'],
  () => import('./menus/panels.tsx'),
  (module) => module.FeaturesPanel,
);
const administration = screen(
  ['menus'],
  () => import('./menus/panels.tsx'),
  (module) => module.AdminPanel,
);
const account = screen(
  ['menus'],
  () => import('./menus/panels.tsx'),
  (module) => module.AccountPanel,
);
const community = screen(
  ['menus'],
  () => import('./menus/panels.tsx'),
  (module) => module.CommunityPanel,
);
const preferences = screen(
  ['menus'],
  () => import('./menus/preferences.tsx'),
  (module) => module.Preferences,
);
const phone = screen(
  ['menus'],
  () => import('./menus/panels.tsx'),
  (module) => module.PhonePanel,
);
const credit = screen(
  ['rewards'],
  () => import('#src/features/rewards/web/credit-menu.tsx'),
  (module) => module.CreditMenu,
);

/** Brings in what the menus hold, before anybody points at them. */
export function bringMenus(): void {
  for (const menu of [phone, preferences]) void menu.load();
}

/**
 * The bar at the top of a screen: where one can go, what one has, and who is signed in (NAV-01, NAV-05). `feature`
 * names the tool that is open.
 */
export function TopBar({ feature }: { feature: string | undefined }) {
  const t = useTranslations('shell');
  const { data: me } = useMe();
  const mobile = useMobile();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-bg px-4 sm:px-6 lg:gap-3 lg:px-10">
      <Link to="/" aria-label={t('home')} className="-ml-1 rounded-control px-1 py-2 pointer-coarse:py-3">
        <Logo />
      </Link>
      {feature && <p className="min-w-0 truncate border-l border-line pl-3 font-semibold text-text-1">{feature}</p>}
      {!mobile && (
        <BarMenu
          trigger={
            <>
              {t('features')}
              {DOWN}
            </>
          }
          content={features}
          look={QUIET}
        />
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1.5 lg:gap-2">
        {me && (
          <BarMenu
            trigger={
              <>
                <span className="sr-only">{t('balance')}: </span>
                <CoinAmount coins={me.coins} />
              </>
            }
            content={credit}
            look={QUIET}
            wide={mobile}
          />
        )}
        {mobile ? <PhoneEnd /> : <WideEnd />}
      </div>
    </header>
  );
}

function WideEnd() {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const { data: me } = useMe();
  const { data: settings } = useSettings();
  const member = wearsCrown(me?.identity ?? IDENTITIES.ordinary);
  return (
    <>
      {me?.identity === IDENTITIES.admin && (
        <BarMenu
          trigger={
            <>
              {t('administration')}
              {DOWN}
            </>
          }
          content={administration}
          look={QUIET}
        />
      )}
      {language === 'cn' && settings?.communityLink && (
        <BarMenu
          trigger={
            <>
              {t('community')}
              {DOWN}
            </>
          }
          content={community}
          look={QUIET}
        />
      )}
      {language === 'en' && settings?.chatLink && (
        <a href={settings.chatLink} target="_blank" rel="noreferrer" className={QUIET}>
          {t('chat')}
        </a>
      )}
      {me && (
        <BarMenu
          label={t(member ? 'accountOfMember' : 'account', { name: me.username })}
          trigger={<Avatar name={me.username} picture={me.avatarPath} member={member} />}
          content={account}
          look={ROUND}
        />
      )}
      {me === null && (
        <>
          <BarMenu
            label={`${t('languageAndTheme')}: ${LANGUAGE_NAMES[language]}`}
            trigger={
              <>
                {LANGUAGE_NAMES[language]}
                {DOWN}
              </>
            }
            content={preferences}
            look={QUIET}
          />
          <Link to="/login" className={QUIET}>
            {t('signIn')}
          </Link>
          <Link to="/register" className={`${buttonLook('outline')} whitespace-nowrap`}>
            {t('tryNow')}
          </Link>
        </>
      )}
    </>
  );
}

function PhoneEnd() {
  const t = useTranslations('shell');
  const { data: me } = useMe();
  const member = wearsCrown(me?.identity ?? IDENTITIES.ordinary);
  return (
    <>
      {me === null && (
        <Link to="/login" className={`${buttonLook('outline')} whitespace-nowrap`}>
          {t('signIn')}
        </Link>
      )}
      <BarMenu
        wide
        label={me ? `${t('menu')}, ${t(member ? 'accountOfMember' : 'account', { name: me.username })}` : t('menu')}
        trigger={
          me ? (
            <Avatar name={me.username} picture={me.avatarPath} member={member} />
          ) : (
            <Menu className="size-5" strokeWidth={1.75} aria-hidden="true" />
          )
        }
        content={phone}
        look={me ? ROUND : 'grid size-11 place-items-center rounded-control text-text-1'}
      />
    </>
  );
}
