import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#src/shared/language/languages.ts';

const LINK =
  'inline-flex min-h-7 items-center rounded-control py-0.5 text-text-2 hover:text-text-1 hover:underline pointer-coarse:min-h-11';

const COLUMNS = [
  {
    key: 'studio',
    links: [
      { key: 'newFilm', to: '/dashboard/film/idea' },
      { key: 'allTools', to: '/dashboard/all' },
      { key: 'community', to: '/community' },
      { key: 'series', to: '/drama-channel' },
      { key: 'guide', to: '/tutorial' },
      { key: 'pricing', to: '/pricing' },
    ],
  },
  {
    key: 'about',
    links: [
      { key: 'business', to: '/business' },
      { key: 'terms', to: '/terms' },
      { key: 'privacy', to: '/privacy' },
    ],
  },
] as const;

/** Left out while the community is closed. */
const OF_COMMUNITY: ReadonlySet<string> = new Set(['/community', '/drama-channel']);

/** The footer of the home page: links, the agreements and the languages. */
export function HomeFooter() {
  const t = useTranslations('home');
  const { language, setLanguage } = useLanguage();
  const isClosed = useSettings().data?.community === 'closed';
  return (
    <footer className="border-t border-line bg-surface-1">
      <div className="mx-auto grid w-full max-w-[1440px] grid-cols-2 gap-x-8 gap-y-9 px-4 py-10 sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:px-10 lg:py-12">
        <p className="max-w-[46ch] text-pretty text-text-2 max-lg:col-span-full">{t('footer')}</p>
        {COLUMNS.map(({ key, links }) => (
          <Column key={key} heading={t(`footerColumns.${key}`)}>
            {links
              .filter(({ to }) => !(isClosed && OF_COMMUNITY.has(to)))
              .map((link) => (
                <li key={link.key}>
                  <Link to={link.to} className={LINK}>
                    {t(link.key)}
                  </Link>
                </li>
              ))}
          </Column>
        ))}
        <Column heading={t('footerColumns.language')}>
          {LANGUAGES.map((value) => (
            <li key={value}>
              <button
                type="button"
                lang={LANGUAGE_TAGS[value]}
                aria-pressed={value === language}
                onClick={() => setLanguage(value)}
                className={`${LINK} aria-pressed:font-semibold aria-pressed:text-text-1 pointer-coarse:min-w-11`}
              >
                {LANGUAGE_NAMES[value]}
              </button>
            </li>
          ))}
        </Column>
      </div>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="edge text-text-3">{heading}</h2>
      <ul className="flex flex-col">{children}</ul>
    </div>
  );
}
