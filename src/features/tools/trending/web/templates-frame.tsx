import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { useTemplatePaths } from './use-template-paths.ts';

/** A page of templates. They have no bar (NAV-06): what leads on is here. */
export function TemplatesFrame({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('toolTrending');
  const paths = useTemplatePaths();
  const { pathname } = useLocation();
  const isInZone = !paths.explore.startsWith('/dashboard');
  const look =
    'control inline-flex items-center gap-1.5 text-dense text-text-2 hover:text-text-1 aria-[current=page]:text-select';
  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-col gap-6">
      <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-x-5 border-b border-line">
        {!isInZone && (
          <Link to="/dashboard/all" className={look}>
            <ArrowLeft className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {t('allTools')}
          </Link>
        )}
        <Link to={paths.explore} aria-current={pathname === paths.explore ? 'page' : undefined} className={look}>
          {t('explore')}
        </Link>
        <Link to={paths.mine} aria-current={pathname === paths.mine ? 'page' : undefined} className={look}>
          {t('mine')}
        </Link>
      </nav>
      <PageHead heading={heading} lead={lead} />
      {children}
    </div>
  );
}
