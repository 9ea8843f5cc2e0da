import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { ModelOfTool } from '../../web/use-chosen-model.ts';

/** What the models are called here; a second provider's only shows where it is to be had. */
const GRADES = {
  'draft-video': 'draft',
  sora2: 'standard',
  sora2_pro: 'pro',
  sora2_second: 'standardSecond',
  sora2_pro_second: 'proSecond',
} as const;
const GRADE_IDS = Object.keys(GRADES) as (keyof typeof GRADES)[];

/** Standard or pro, each with its price for a second; or the draft engine, for nothing. */
export function GradeChoice({
  chosen: { models, model: chosen },
  onChange,
}: {
  chosen: ModelOfTool;
  onChange: (id: string) => void;
}) {
  const t = useTranslations('toolSora');
  const page = useTranslations('toolPage');
  const list = useList();
  if (models.error) {
    return (
      <Notice action={<Button onClick={() => void models.refetch()}>{page('tryAgain')}</Button>}>
        {models.error.message}
      </Notice>
    );
  }
  if (!models.data) {
    return <Skeleton className="control" />;
  }
  const options = GRADE_IDS.flatMap((id) => models.data.options.find((option) => option.id === id) ?? []).filter(
    ({ id, availability }) => !id.endsWith('_second') || availability.state === 'available',
  );
  const missing = options.filter(({ availability }) => availability.state !== 'available');
  const gone = missing.filter(({ availability }) => availability.state === 'retired').map(({ label }) => label);
  const reasons = missing.flatMap(({ availability, reason }) => (availability.state === 'retired' ? [] : reason));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-note text-text-2">{t('grade')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChipLabel key={option.id}>
            <input
              type="radio"
              name="grade"
              value={option.id}
              checked={option.id === chosen?.id}
              disabled={option.availability.state !== 'available'}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            {t(`grades.${GRADES[option.id as keyof typeof GRADES]}`)}
            <Price option={option} />
          </ChipLabel>
        ))}
      </div>
      {missing.length > 0 && (
        <p className="mt-1.5 text-note text-text-3">
          {[...(gone.length > 0 ? [t('gone', { models: list(gone) })] : []), ...new Set(reasons)].join(' ')}
        </p>
      )}
    </fieldset>
  );
}

function Price({ option: { coins, draft, billedBy } }: { option: ModelOption }) {
  const t = useTranslations('toolSora');
  const terms = useTranslations('modelTerms');
  if (billedBy !== null) {
    return <span className="text-note">{terms('billed', { vendor: billedBy })}</span>;
  }
  return draft ? (
    <span className="text-note">{t('free')}</span>
  ) : (
    <span className="flex items-baseline gap-1">
      <CoinAmount coins={coins} />
      <span className="text-note">{t('perSecond')}</span>
    </span>
  );
}
