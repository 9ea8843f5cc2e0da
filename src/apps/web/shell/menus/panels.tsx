import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { IDENTITIES, wearsCrown } from '#src/shared/catalogue/identities.ts';
import { LinkList } from './link-list.tsx';
import { accountLinks, ADMIN_LINKS, featureLinks } from './menu-entries.ts';
import { Preferences } from './preferences.tsx';
import { SignOut } from './sign-out.tsx';

/** What can be made (NAV-02). */
export function FeaturesPanel() {
  const t = useTranslations('menus');
  const { language } = useLanguage();
  return <LinkList label={t('features')} links={featureLinks(language)} />;
}

/** Where an admin looks after the site (NAV-04). */
export function AdminPanel() {
  const t = useTranslations('menus');
  return <LinkList label={t('admin')} links={ADMIN_LINKS} />;
}

/** Who is signed in, what is theirs, how the page speaks and looks, and the way out (NAV-03). */
export function AccountPanel() {
  const t = useTranslations('menus');
  const { language } = useLanguage();
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-2">
        <span className="min-w-0 truncate font-semibold">{me.username}</span>
        {wearsCrown(me.identity) && (
          <span className="inline-flex items-center gap-1 text-note font-semibold text-gold">
            <Crown className="size-3.5" strokeWidth={2} aria-hidden="true" />
            {t('member')}
          </span>
        )}
      </p>
      <LinkList label={t('yours')} links={accountLinks(language)} />
      <Preferences />
      <SignOut />
    </div>
  );
}

/** The way into the community, to read with a phone (NAV-01). */
export function CommunityPanel() {
  const t = useTranslations('menus');
  const address = useSettings().data?.communityLink;
  if (!address) return null;
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

/** Everything that the bar of a wide page has, for a phone (NAV-05). */
export function PhonePanel() {
  const t = useTranslations('menus');
  const { language } = useLanguage();
  const { data: me } = useMe();
  const { data: settings } = useSettings();
  const link = language === 'cn' ? settings?.communityLink : language === 'en' ? settings?.chatLink : null;
  return (
    <div className="flex flex-col gap-5">
      <Group heading={t('features')}>
        <FeaturesPanel />
      </Group>
      {me && (
        <Group heading={t('yours')}>
          <LinkList label={t('yours')} links={accountLinks(language)} />
        </Group>
      )}
      {me?.identity === IDENTITIES.admin && (
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

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-b border-line pb-3">
      <p className="edge text-text-3">{heading}</p>
      {children}
    </div>
  );
}
