import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import type { en } from '../texts/en.ts';
import { ContactLink } from './contact-link.tsx';
import { GUIDE_NUMBERS } from './guide-numbers.ts';

const link = (to: string) => (words: ReactNode) => (
  <Link to={to} className="link">
    {words}
  </Link>
);

/** Formats a text of the guide, with its numbers and links. */
export function useGuideText(): (key: keyof (typeof en)['texts']) => ReactNode {
  const t = useTranslations('guide.texts');
  const contact = useSettings().data?.contact ?? null;
  const values = {
    ...GUIDE_NUMBERS,
    home: link('/'),
    idea: link('/dashboard/film/idea'),
    films: link('/my/movies'),
    pricing: link('/pricing'),
    terms: link('/terms'),
    contact: (words: ReactNode) => <ContactLink contact={contact}>{words}</ContactLink>,
  };
  return (key) => t.rich(key, values);
}
