import { ChevronDown, Menu } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { onRewardOrders, readRewardOrders } from '#src/features/rewards/web/reward-orders.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { NotificationBell } from '#src/foundation/notifications/web/notification-bell.tsx';
import { useUnreadCount } from '#src/foundation/notifications/web/use-notifications.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { LANGUAGE_NAMES } from '#src/shared/language/languages.ts';
import { BarMenu } from './bar-menu.tsx';
import { LANGUAGE_MENUS } from './language-menus.ts';
import { screen } from './load-screen.ts';
import { Logo } from './logo.tsx';

const QUIET =
  'control inline-flex items-center gap-1.5 rounded-control px-2.5 whitespace-nowrap text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 hover:text-text-1';
const ROUND = 'grid size-11 place-items-center rounded-full';
const DOWN = <ChevronDown className="size-4 text-text-3" strokeWidth={1.75} aria-hidden="true" />;

// The content of the menus is one file, loaded when the pointer reaches one of them.
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
const lowBalance = screen(
  ['rewards'],
  () => import('#src/features/rewards/web/low-balance-notice.tsx'),
  (module) => module.LowBalanceNotice,
);
const credit = screen(
  ['rewards'],
  () => import('#src/features/rewards/web/credit-menu.tsx'),
  (module) => module.CreditMenu,
);

/** Loads the content of the menus early. */
export function bringMenus(): void {
  for (const menu of [phone, preferences]) {
    void menu.load();
  }
}

/**
 * The bar at the top of a screen: navigation, coins and the account (NAV-01, NAV-05). `feature` is the name of the open
 * tool.
 */
export function TopBar({ feature }: { feature: string | undefined }) {
  const t = useTranslations('shell');
  const colon = useColon();
  const { data: me } = useMe();
  const mobile = useMobile();
  const { lowBalanceNotice } = useSyncExternalStore(onRewardOrders, readRewardOrders);
  return (
    <header className="sticky top-0 z-30 low:group-has-data-fills-window/shell:hidden max-sm:group-has-data-fills-window/shell:hidden flex h-14 items-center gap-2 border-b border-line bg-bg px-4 sm:px-6 lg:gap-3 lg:px-10">
      <Link to="/" aria-label={t('home')} className="-ml-1 rounded-control px-1 py-2 pointer-coarse:py-3">
        <Logo />
      </Link>
      {/* The smallest page has no room for it; its heading says the same. */}
      {feature && <p className="border-l border-line pl-3 font-semibold text-text-1 max-sm:hidden">{feature}</p>}
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
                <span className="sr-only">{`${t('balance')}${colon}`}</span>
                <CoinAmount coins={me.coins} />
              </>
            }
            content={credit}
            look={QUIET}
            wide={mobile}
          />
        )}
        {lowBalanceNotice && me && (
          <Suspense fallback={null}>
            <lowBalance.Screen />
          </Suspense>
        )}
        {mobile ? <PhoneEnd /> : <WideEnd />}
      </div>
    </header>
  );
}

function WideEnd() {
  const t = useTranslations('shell');
  const colon = useColon();
  const { language } = useLanguage();
  const { data: me } = useMe();
  const { data: settings } = useSettings();
  const { meeting } = LANGUAGE_MENUS[language];
  const member = siteRightsOf(me?.identity ?? IDENTITIES.ordinary).wearsCrown;
  return (
    <>
      {me && siteRightsOf(me.identity).administers && (
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
      {meeting === 'communityLink' && settings?.communityLink && (
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
      {meeting === 'chatLink' && settings?.chatLink && (
        <a href={settings.chatLink} target="_blank" rel="noreferrer" className={QUIET}>
          {t('chat')}
        </a>
      )}
      {me && <Notifications />}
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
            label={`${t('languageAndTheme')}${colon}${LANGUAGE_NAMES[language]}`}
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

function Notifications() {
  const t = useTranslations('shell');
  return (
    <NotificationBell
      label={(count) => t('unread', { count })}
      className="grid size-11 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text-1"
    />
  );
}

function PhoneEnd() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const { data: me } = useMe();
  const unread = useUnreadCount(Boolean(me));
  const member = siteRightsOf(me?.identity ?? IDENTITIES.ordinary).wearsCrown;
  return (
    <>
      {me === null && (
        <Link to="/login" className={`${buttonLook('outline')} whitespace-nowrap`}>
          {t('signIn')}
        </Link>
      )}
      <BarMenu
        wide
        label={
          me
            ? format.list(
                [
                  t('menu'),
                  t(member ? 'accountOfMember' : 'account', { name: me.username }),
                  ...(unread > 0 ? [t('unread', { count: unread })] : []),
                ],
                { type: 'unit' },
              )
            : t('menu')
        }
        trigger={
          me ? (
            <span className="relative">
              <Avatar name={me.username} picture={me.avatarPath} member={member} />
              {unread > 0 && (
                <span
                  className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-bg bg-action"
                  aria-hidden="true"
                />
              )}
            </span>
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
