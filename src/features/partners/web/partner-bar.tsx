import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { SectionLink } from '#src/platform/browser/ui/section-link.tsx';
import type { PartnerZone } from '../contract.ts';
import { PARTNER_PAGES, partnerPath } from '../partner-pages.ts';
import { PartnerMark } from './partner-mark.tsx';
import { usePartner } from './use-partner.ts';

/**
 * The bar of a partner's zone: the partner, and the existing pages of the zone. It shows nothing of an account
 * (NAV-06).
 */
export function PartnerBar({ slug }: { slug: string }) {
  const { data } = usePartner(slug);
  return data ? <Bar zone={data} /> : <div className="h-14 border-b border-line" />;
}

function Bar({ zone: { slug, name, logo, palette } }: { zone: PartnerZone }) {
  const t = useTranslations('partners');
  // The focus ring has the text's colour, which is always visible here.
  const look = { background: palette.bar, color: palette.onBar, '--focus': palette.onBar } as CSSProperties;
  return (
    <header
      style={look}
      className="sticky top-0 z-30 low:group-has-data-fills-window/shell:hidden max-sm:group-has-data-fills-window/shell:hidden flex flex-wrap items-center gap-x-6 px-4 sm:px-6 lg:h-14 lg:flex-nowrap lg:px-10"
    >
      <Link
        to={partnerPath(slug, 'film')}
        className="-ml-1 flex min-w-0 max-lg:w-full items-center rounded-control px-1 py-2 max-lg:h-13"
      >
        <PartnerMark name={name} logo={logo} />
      </Link>
      <nav aria-label={t('pages')} className="-mx-2 min-w-0 max-lg:w-[calc(100%+1rem)]">
        <ul data-scrolls className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {PARTNER_PAGES.map((page) => (
            <li key={page} className="shrink-0">
              <SectionLink
                to={partnerPath(slug, page)}
                className={(isShown) =>
                  `control flex items-center border-b-2 px-2 whitespace-nowrap -outline-offset-2 ${isShown ? 'border-current font-semibold' : 'border-transparent hover:border-current'}`
                }
              >
                {t(`names.${page}`)}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
