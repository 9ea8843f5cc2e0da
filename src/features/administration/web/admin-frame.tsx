import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { PageFrame } from '#src/platform/browser/ui/page-frame.tsx';
import { WrongBooks } from './wrong-books.tsx';

const PLACES = [
  ['users', '/admin/user-management'],
  ['suspicious', '/admin/suspicious_accounts'],
  ['codes', '/admin/redeem-codes'],
  ['messages', '/admin/messages'],
  ['moderation', '/admin/moderation'],
  ['cloud', '/admin/cloud-service'],
  ['models', '/admin/models'],
  ['movies', '/admin/movie_management'],
  ['memes', '/admin/meme_management'],
  ['partners', '/admin/partners'],
  ['payments', '/admin/payments'],
  ['audit', '/admin/audit'],
  ['outbox', '/admin/outbox'],
  ['site', '/admin/site'],
  ['security', '/admin/security'],
] as const;

/** The frame of the admin area: links between its pages, and the page. */
export function AdminFrame() {
  const t = useTranslations('administration.navigation');
  const me = useMe();
  return (
    <PageFrame label={t('label')} links={PLACES.map(([key, to]) => ({ to, label: t(key) }))}>
      {/* Before the second factor is set up the server refuses these requests. */}
      {me.data?.hasSecondFactor && <WrongBooks />}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
