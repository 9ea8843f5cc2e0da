import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** A link to a page of several, which says when this page or one below it is shown. */
export function SectionLink({
  to,
  className,
  children,
}: {
  to: string;
  className: (isShown: boolean) => string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const isShown = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isShown ? 'page' : undefined} className={className(isShown)}>
      {children}
    </Link>
  );
}
