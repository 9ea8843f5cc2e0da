import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useUnreadCount } from '#src/foundation/notifications/web/use-notifications.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { LANGUAGE_MENUS } from '../language-menus.ts';
import { LinkList } from './link-list.tsx';
import { accountLinks, adminLinks, featureLinks } from './menu-entries.ts';
import { Preferences } from './preferences.tsx';
import { SignOut } from './sign-out.tsx';
import { useWorks } from './use-works.ts';

/** The features (NAV-02). */
export function FeaturesPanel() {
  const t = useTranslations('menus');
  const works = useWorks();
  const { language } = useLanguage();
  return <LinkList label={t('features')} links={featureLinks(language, works)} />;
}

/** The admin's pages (NAV-04). */
export function AdminPanel() {
  const t = useTranslations('menus');
  return <LinkList label={t('admin')} links={adminLinks()} />;
}

/** The account, its pages, language and theme, and signing out (NAV-03). */
export function AccountPanel() {
  const t = useTranslations('menus');
  const { language } = useLanguage();
  const { data: me } = useMe();
  const works = useWorks();
  if (!me) {
    return null;
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-2">
        <span translate="no" title={me.username} className="min-w-0 truncate font-semibold">
          {me.username}
        </span>
        {siteRightsOf(me.identity).wearsCrown && (
          <span className="inline-flex items-center gap-1 text-note font-semibold text-gold">
            <Crown className="size-3.5" strokeWidth={2} aria-hidden="true" />
            {t('member')}
          </span>
        )}
      </p>
      <LinkList label={t('yours')} links={accountLinks(language, works)} />
      <Preferences />
      <SignOut />
    </div>
  );
}

/** The community's QR code (NAV-01). */
export function CommunityPanel() {
  const t = useTranslations('menus');
  const address = useSettings().data?.communityLink;
  if (!address) {
    return null;
  }
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p className="font-semibold">{t('community.heading')}</p>
      <QrCode text={address} label={t('community.code')} />
      <p className="text-dense text-text-2">{t('community.note')}</p>
      <a href={address} target="_blank" rel="noreferrer" className={buttonLook()}>
        {t('community.join')}
      </a>
    </div>
  );
}

/** The content of the wide bar, for phones (NAV-05). */
export function PhonePanel() {
  const t = useTranslations('menus');
  const { language } = useLanguage();
  const { data: me } = useMe();
  const works = useWorks();
  const { data: settings } = useSettings();
  const { meeting } = LANGUAGE_MENUS[language];
  const link = meeting && settings?.[meeting];
  return (
    <div className="flex flex-col gap-5">
      <Group heading={t('features')}>
        <FeaturesPanel />
      </Group>
      {me && (
        <Group heading={t('yours')}>
          <LinkList label={t('yours')} links={accountLinks(language, works)} />
          <Notifications />
        </Group>
      )}
      {me && siteRightsOf(me.identity).administers && (
        <Group heading={t('admin')}>
          <AdminPanel />
        </Group>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonLook()}>
          {t('community.heading')}
        </a>
      )}
      {me === null && (
        <Link to="/register" className={buttonLook('outline')}>
          {t('tryNow')}
        </Link>
      )}
      <Preferences />
      {me && <SignOut />}
    </div>
  );
}

/** The link to the notifications, with the unread count. */
function Notifications() {
  const t = useTranslations('shell');
  return (
    <Link
      to="/my/notifications"
      className="control -mx-2 flex items-center rounded-control px-2 text-text-1 hover:bg-surface-3"
    >
      {t('unread', { count: useUnreadCount() })}
    </Link>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-b border-line pb-3">
      <p className="edge text-text-3">{heading}</p>
      {children}
    </div>
  );
}
