import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to the operator: their address, else the contact form. */
export function ContactLink({ contact, children }: { contact: string | null; children: ReactNode }) {
  if (contact === null) {
    return (
      <Link to="/business" className="link">
        {children}
      </Link>
    );
  }
  return (
    <a href={contact.includes('://') ? contact : `mailto:${contact}`} rel="noopener" className="link">
      {children}
    </a>
  );
}
