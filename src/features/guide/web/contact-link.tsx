import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A way to reach who runs the site: the address that they gave, else the form of this site. */
export function ContactLink({ contact, children }: { contact: string | null; children: ReactNode }) {
  if (contact === null)
    return (
      <Link to="/business" className="link">
        {children}
      </Link>
    );
  return (
    <a href={contact.includes('://') ? contact : `mailto:${contact}`} rel="noopener" className="link">
      {children}
    </a>
  );
}
