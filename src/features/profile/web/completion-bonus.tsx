import { useTranslations } from 'use-intl';
import { CoinGlyph } from '#src/platform/browser/ui/coin-glyph.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { missingFields, type ProfileFacts } from '#src/shared/catalogue/profile-choices.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';

/** The bonus for a complete profile, and what is missing: a frame for each field, lit when it is filled in. */
export function CompletionBonus({ fields }: { fields: ProfileFacts }) {
  const t = useTranslations('profile');
  const missing = missingFields(fields);
  const frames = missingFields({
    description: '',
    job_type: null,
    job_style: null,
    job: '',
    reasons: [],
    use_cases: [],
  });
  return (
    <Slate
      as="section"
      aria-label={t('bonus.title', { coins: REWARDS.completedProfile })}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4"
    >
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <p className="flex items-center gap-2 font-semibold">
          <CoinGlyph />
          {t('bonus.title', { coins: REWARDS.completedProfile })}
        </p>
        <p className="text-text-2">
          {missing.length > 0
            ? t('bonus.missing', { fields: missing.map((field) => t(`fields.${field}`)).join(' · ') })
            : t('bonus.ready')}
        </p>
      </div>
      <span aria-hidden="true" className="flex gap-1">
        {frames.map((field) => (
          <span
            key={field}
            className={`h-4 w-6 rounded-frame border ${missing.includes(field) ? 'border-line-strong' : 'border-select bg-select'}`}
          />
        ))}
      </span>
    </Slate>
  );
}
