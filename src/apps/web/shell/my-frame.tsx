import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageFrame } from '#src/platform/browser/ui/page-frame.tsx';
import { ROUTES } from '../routes.ts';
import { useWorks } from './menus/use-works.ts';

/** The pages of one's own account, in the order of the routes. */
const PAGES = ROUTES.filter(({ path }) => path.startsWith('/my/'));

/** The common frame of these pages, with links between them. */
export function MyFrame() {
  const t = useTranslations('shell');
  const works = useWorks();
  const pages = PAGES.filter(({ path }) => works(path));
  return (
    <PageFrame label={t('yours')} links={pages.map(({ path, title }) => ({ to: path, label: t(`titles.${title}`) }))}>
      <Outlet />
    </PageFrame>
  );
}
