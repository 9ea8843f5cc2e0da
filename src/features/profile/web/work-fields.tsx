import { useTranslations } from 'use-intl';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import {
  JOB_STYLES,
  JOB_TYPES,
  REASONS,
  USE_CASES,
  type JobStyle,
  type JobType,
} from '#src/shared/catalogue/profile-choices.ts';
import { ChoiceChips } from './choice-chips.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

/** The person's job, and their reasons for using the product. */
export function WorkFields({ form }: { form: ProfileFormState }) {
  const t = useTranslations('profile');
  const { values: fields, set: change } = form;
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
        {...form.field('job')}
        optional={false}
        label={t('fields.job')}
        autoComplete="organization-title"
        hint={t('hints.job')}
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
