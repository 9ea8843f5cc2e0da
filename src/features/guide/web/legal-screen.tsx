import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { ContactLink } from './contact-link.tsx';
import { PageContents } from './page-contents.tsx';

/** The date from which the current agreements apply. */
const IN_FORCE = new Date('2026-11-23T12:00:00Z');
/** Days until a deleted account's data is gone (SEC-23), and days of notice before a change. */
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

/** The operator and their contact, as configured, and the numbers in the texts. */
function useLegalValues() {
  const t = useTranslations('legal');
  const { data } = useSettings();
  return {
    ...DAYS,
    browserDays: KEPT_DAYS.browsers,
    sessionDays: KEPT_DAYS.endedSessions,
    traceDays: KEPT_DAYS.traces,
    unusedDays: LIMITS.uploads.unusedDays,
    fileDays: data?.deletedFilesDays ?? LIMITS.deletedFilesDays,
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
            {/* Paragraphs are separated by an empty line in the text. */}
            <p className="max-w-[66ch] text-reading whitespace-pre-line text-text-2">{text}</p>
          </section>
        ))}
      </article>
    </div>
  );
}
