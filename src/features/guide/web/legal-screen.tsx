import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { ContactLink } from './contact-link.tsx';
import { PageContents } from './page-contents.tsx';

/** Since when the agreements hold as they stand. */
const IN_FORCE = new Date('2026-11-22T12:00:00Z');
/** Days within which what an account leaves behind is gone (SEC-23), and days of notice before something changes. */
const DAYS = { days: 30, notice: 30 } as const;

const TERMS = [
  'parties',
  'account',
  'works',
  'conduct',
  'machines',
  'others',
  'coins',
  'buying',
  'rewards',
  'suspension',
  'availability',
  'end',
] as const;
const PRIVACY = [
  'who',
  'stored',
  'purpose',
  'cookies',
  'recipients',
  'guarding',
  'duration',
  'rights',
  'children',
  'safety',
  'changes',
] as const;

/** The user agreement (AUTH-08). */
export function TermsScreen() {
  const t = useTranslations('legal');
  const values = useLegalValues();
  return (
    <LegalPage
      heading={t('termsHeading')}
      lead={t('termsLead')}
      sections={TERMS.map((key) => ({
        id: key,
        heading: t(`terms.${key}.heading`),
        text: t.rich(`terms.${key}.text`, values),
      }))}
    />
  );
}

/** The privacy policy (AUTH-08). */
export function PrivacyScreen() {
  const t = useTranslations('legal');
  const values = useLegalValues();
  return (
    <LegalPage
      heading={t('privacyHeading')}
      lead={t('privacyLead')}
      sections={PRIVACY.map((key) => ({
        id: key,
        heading: t(`privacy.${key}.heading`),
        text: t.rich(`privacy.${key}.text`, values),
      }))}
    />
  );
}

/** Who runs the site and how they are reached, as the operator has set it, and the numbers of the texts. */
function useLegalValues() {
  const t = useTranslations('legal');
  const { data } = useSettings();
  return {
    ...DAYS,
    operator: data?.operator ?? t('unnamed'),
    contact: (words: ReactNode) => <ContactLink contact={data?.contact ?? null}>{words}</ContactLink>,
  };
}

function LegalPage({
  heading,
  lead,
  sections,
}: {
  heading: string;
  lead: string;
  sections: readonly { id: string; heading: string; text: ReactNode }[];
}) {
  const t = useTranslations('legal');
  return (
    <div className="mx-auto grid max-w-[1104px] gap-x-14 gap-y-10 py-2 sm:py-6 lg:grid-cols-[220px_minmax(0,1fr)]">
      <header className="flex flex-col gap-3 lg:col-start-2">
        <h1 className="display text-title sm:text-[34px] sm:leading-tight">{heading}</h1>
        <p className="max-w-[60ch] text-lead text-text-2">{lead}</p>
        <p className="text-dense text-text-3">{t('updated', { date: IN_FORCE })}</p>
      </header>
      <PageContents label={t('contents')} entries={sections} />
      <article data-selectable="" className="flex min-w-0 flex-col gap-10">
        {sections.map(({ id, heading: name, text }) => (
          <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
            <h2 id={id} className="scroll-mt-20 text-lead font-semibold">
              {name}
            </h2>
            {/* Paragraphs stand apart by an empty line in the text itself. */}
            <p className="max-w-[66ch] text-reading whitespace-pre-line text-text-2">{text}</p>
          </section>
        ))}
      </article>
    </div>
  );
}
