import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ProfileFields } from '../contract.ts';
import { PROFILE_FIELDS, type ProfileField } from './profile-draft.ts';
import type { ProfileEdits } from './use-profile-draft.ts';

/** Fields that were changed here and elsewhere: both versions side by side, and a choice (REL-05). */
export function ClashList({ edits: { fields, clashes, settle } }: { edits: ProfileEdits }) {
  const t = useTranslations('profile');
  const say = useFieldWords();
  const place = useRef<HTMLDivElement>(null);
  const clashing = PROFILE_FIELDS.filter((field) => field in clashes);
  const isClashing = clashing.length > 0;
  // Focused after an attempt to save.
  useEffect(() => {
    if (isClashing) {
      place.current?.focus();
    }
  }, [isClashing]);
  if (!isClashing) {
    return null;
  }
  const theirs = { ...fields, ...clashes };
  return (
    <div ref={place} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      <Notice kind="warning">
        <span className="flex flex-col gap-1">
          <strong className="font-semibold">{t('clash.heading')}</strong>
          <span>{t('clash.note')}</span>
        </span>
      </Notice>
      {clashing.map((field) => (
        <section
          key={field}
          aria-label={t(`fields.${field}`)}
          className="flex flex-col gap-3 rounded-panel border border-line-strong p-4"
        >
          <h2 className="font-semibold">{t(`fields.${field}`)}</h2>
          <div className="grid gap-4 sm:grid-cols-2">
            <Version
              label={t('clash.mine')}
              text={say(field, fields)}
              action={t('clash.keepMine')}
              onChoose={() => settle(field, 'mine')}
            />
            <Version
              label={t('clash.theirs')}
              text={say(field, theirs)}
              action={t('clash.takeTheirs')}
              onChoose={() => settle(field, 'theirs')}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

function Version({
  label,
  text,
  action,
  onChoose,
}: {
  label: string;
  text: string;
  action: string;
  onChoose: () => void;
}) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p className="text-note text-text-2">{label}</p>
      <p className="w-full flex-1 rounded-control bg-surface-2 px-3 py-2 wrap-anywhere whitespace-pre-line">{text}</p>
      <Button onClick={onChoose}>{action}</Button>
    </div>
  );
}

/** A field's value as text. */
function useFieldWords(): (field: ProfileField, fields: ProfileFields) => string {
  const t = useTranslations('profile');
  const colon = useColon();
  const format = useFormatter();
  return (field, fields) => {
    const words = {
      username: () => fields.username,
      description: () => fields.description,
      phone: () => fields.phone ?? '',
      phone_hidden: () => `${t('contact.hidePhone')}${colon}${t(fields.phone_hidden ? 'clash.yes' : 'clash.no')}`,
      social_accounts: () =>
        fields.social_accounts.map(({ network, name }) => `${t(`networks.${network}`)}${colon}${name}`).join('\n'),
      social_accounts_hidden: () =>
        `${t('contact.hideNetworks')}${colon}${t(fields.social_accounts_hidden ? 'clash.yes' : 'clash.no')}`,
      job_type: () => (fields.job_type ? t(`jobTypes.${fields.job_type}`) : ''),
      job_style: () => (fields.job_style ? t(`jobStyles.${fields.job_style}`) : ''),
      job: () => fields.job,
      reasons: () =>
        format.list(
          fields.reasons.map((reason) => t(`reasons.${reason}`)),
          { type: 'unit' },
        ),
      use_cases: () =>
        format.list(
          fields.use_cases.map((useCase) => t(`useCases.${useCase}`)),
          { type: 'unit' },
        ),
      allow_contact: () => `${t('contact.allow')}${colon}${t(fields.allow_contact ? 'clash.yes' : 'clash.no')}`,
    };
    return words[field]() || t('clash.nothing');
  };
}
