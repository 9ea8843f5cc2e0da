import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageFrame } from '#src/platform/browser/ui/page-frame.tsx';
import { ROUTES } from '../routes.ts';

/** The pages of one's own account, in the order of the routes. */
const PAGES = ROUTES.filter(({ path }) => path.startsWith('/my/'));

/** The common frame of these pages, with links between them. */
export function MyFrame() {
  const t = useTranslations('shell');
  return (
    <PageFrame label={t('yours')} links={PAGES.map(({ path, title }) => ({ to: path, label: t(`titles.${title}`) }))}>
      <Outlet />
    </PageFrame>
  );
}
