import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageFrame } from '#src/platform/browser/ui/page-frame.tsx';
import { WrongBooks } from './wrong-books.tsx';

const PLACES = [
  ['users', '/admin/user-management'],
  ['suspicious', '/admin/suspicious_accounts'],
  ['codes', '/admin/redeem-codes'],
  ['messages', '/admin/messages'],
  ['cloud', '/admin/cloud-service'],
  ['movies', '/admin/movie_management'],
  ['memes', '/admin/meme_management'],
  ['partners', '/admin/partners'],
  ['payments', '/admin/payments'],
  ['audit', '/admin/audit'],
  ['outbox', '/admin/outbox'],
  ['site', '/admin/site'],
  ['security', '/admin/security'],
] as const;

/** The frame of the admin area: the ways between its pages, and the page. */
export function AdminFrame() {
  const t = useTranslations('administration.navigation');
  return (
    <PageFrame label={t('label')} links={PLACES.map(([key, to]) => ({ to, label: t(key) }))}>
      <WrongBooks />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
