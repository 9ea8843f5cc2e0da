import { useTranslations } from 'use-intl';
import { SectionLink } from '#src/platform/browser/ui/section-link.tsx';
import type { MenuLink } from './menu-entries.ts';

/** A list of links of one kind. */
export function LinkList({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const t = useTranslations('menus');
  return (
    <nav aria-label={label}>
      <ul className="-mx-2 grid [grid-template-columns:repeat(auto-fill,minmax(150px,1fr))]">
        {links.map(({ key, to }) => (
          <li key={key}>
            <SectionLink
              to={to}
              className={(isShown) =>
                `control flex items-center rounded-control px-2 text-text-1 hover:bg-surface-3 ${isShown ? 'font-semibold' : ''}`
              }
            >
              {t(`entries.${key}`)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
