import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MOJI_PATHS } from './moji-paths.ts';

const PAGES = ['cards', 'stickers', 'canvas'] as const;

/** The heading of MojiMagic's own pages, with the way to the others. */
export function MojiHead({ lead }: { lead: string }) {
  const t = useTranslations('mojiMagic');
  return (
    <header className="flex flex-col gap-6">
      <MojiNav />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h1 className="display text-title">{t('heading')}</h1>
        <p className="max-w-prose text-text-2">{lead}</p>
      </div>
    </header>
  );
}

/** The way between MojiMagic's pages. */
export function MojiNav() {
  const t = useTranslations('mojiMagic');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('pages.label')} className="flex gap-1">
      {PAGES.map((page) => {
        const isHere = pathname === MOJI_PATHS[page];
        return (
          <Link
            key={page}
            to={MOJI_PATHS[page]}
            aria-current={isHere ? 'page' : undefined}
            className={clsx(
              'control inline-flex items-center border-b-2 px-3 pointer-coarse:min-w-11',
              isHere ? 'border-select text-select' : 'border-transparent text-text-2 hover:text-text-1',
            )}
          >
            {t(`pages.${page}`)}
          </Link>
        );
      })}
    </nav>
  );
}
