import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageFrame } from '#src/platform/browser/ui/page-frame.tsx';
import { ROUTES } from '../routes.ts';

/** The pages of whoever is signed in, in the order of the routes. */
const PAGES = ROUTES.filter(({ path }) => path.startsWith('/my/'));

/** What all of these pages have in common: the way from each to the others. */
export function MyFrame() {
  const t = useTranslations('shell');
  return (
    <PageFrame label={t('yours')} links={PAGES.map(({ path, title }) => ({ to: path, label: t(`titles.${title}`) }))}>
      <Outlet />
    </PageFrame>
  );
}
