import { useTranslations } from 'use-intl';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import {
  JOB_STYLES,
  JOB_TYPES,
  PROFILE_LIMITS,
  REASONS,
  USE_CASES,
  type JobStyle,
  type JobType,
} from '#src/shared/catalogue/profile-choices.ts';
import { ChoiceChips } from './choice-chips.tsx';
import type { ProfileForm } from './use-profile-draft.ts';

/** What a person does, and what for. */
export function WorkFields({ form: { fields, change } }: { form: ProfileForm }) {
  const t = useTranslations('profile');
  const unchosen = { value: '' as const, label: t('work.choose') };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<JobType | ''>
          label={t('fields.job_type')}
          value={fields.job_type ?? ''}
          onChange={(value) => change({ job_type: value === '' ? null : value })}
          options={[unchosen, ...JOB_TYPES.map((value) => ({ value, label: t(`jobTypes.${value}`) }))]}
        />
        <SelectField<JobStyle | ''>
          label={t('fields.job_style')}
          value={fields.job_style ?? ''}
          onChange={(value) => change({ job_style: value === '' ? null : value })}
          options={[unchosen, ...JOB_STYLES.map((value) => ({ value, label: t(`jobStyles.${value}`) }))]}
        />
      </div>
      <TextField
        label={t('fields.job')}
        autoComplete="organization-title"
        maxLength={PROFILE_LIMITS.jobCharacters}
        hint={t('hints.job')}
        value={fields.job}
        onChange={(event) => change({ job: event.target.value })}
      />
      <ChoiceChips
        label={t('fields.reasons')}
        values={fields.reasons}
        onChange={(reasons) => change({ reasons })}
        options={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <ChoiceChips
        label={t('fields.use_cases')}
        values={fields.use_cases}
        onChange={(useCases) => change({ use_cases: useCases })}
        options={USE_CASES.map((value) => ({ value, label: t(`useCases.${value}`) }))}
      />
    </>
  );
}
