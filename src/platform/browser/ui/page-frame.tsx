import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SectionLink } from './section-link.tsx';

/** The layout of related pages: navigation at the side of a wide page and above a narrow one, then the page. */
export function PageFrame({
  label,
  links,
  children,
}: {
  label: string;
  links: readonly { to: string; label: string }[];
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a narrow page the list overflows: scroll only the list, and only sideways.
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) {
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [pathname]);
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[184px_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={label} className="-mx-4 -mt-5 border-b border-line sm:-mx-6 lg:m-0 lg:border-0">
        <ul
          ref={list}
          data-scrolls
          className="relative flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:px-6 lg:sticky lg:top-20 lg:flex-col lg:overflow-visible lg:px-0"
        >
          {links.map((link) => (
            <li key={link.to} className="shrink-0">
              <SectionLink
                to={link.to}
                className={(isShown) =>
                  `control flex items-center px-2.5 whitespace-nowrap transition-colors duration-[90ms] -outline-offset-2 max-lg:border-b-2 lg:rounded-control lg:whitespace-normal ${isShown ? 'text-text-1 max-lg:border-select lg:bg-surface-3 lg:font-semibold' : 'border-transparent text-text-2 hover:text-text-1 lg:hover:bg-surface-2'}`
                }
              >
                {link.label}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
