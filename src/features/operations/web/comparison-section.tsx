import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { ComparisonAnswer } from '../contract.ts';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures.ts';
import { RANGES, type Range } from '../ranges.ts';
import { Plot } from './plots/plot.tsx';
import type { Look } from './plots/series.tsx';
import { useComparison } from './use-operations.ts';
import { useQuantities } from './use-quantities.ts';

const MODEL_LOOKS: readonly Look[] = ['first', 'second', 'plain', 'bad', 'quiet'];

/** Models side by side over time, by one measure of the reader's choice. */
export function ComparisonSection({ range, vendor }: { range: Range; vendor: string | undefined }) {
  const t = useTranslations('operations.comparison');
  const [measure, choose] = useState<Measure>('coins');
  const { data, error } = useComparison({ range, measure, ...(vendor === undefined ? {} : { vendor }) });
  return (
    <div className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <RadioChips
        label={t('measure')}
        value={measure}
        options={MEASURE_NAMES.map((value) => ({ value, label: t(`measures.${value}.name`) }))}
        onChange={choose}
      />
      {error && <Notice>{error.message}</Notice>}
      {data ? (
        <ComparisonPlot data={data} measure={measure} step={RANGES[range].step} />
      ) : (
        !error && <Skeleton className="h-64" />
      )}
    </div>
  );
}

function ComparisonPlot({
  data: { times, models },
  measure,
  step,
}: {
  data: ComparisonAnswer;
  measure: Measure;
  step: 'hour' | 'day';
}) {
  const t = useTranslations('operations.comparison');
  const { count, shortCount, time } = useQuantities();
  const { isAmount } = MEASURES[measure];
  return (
    <Plot
      times={times.map((at) => new Date(at))}
      step={step}
      kind={isAmount ? 'bars' : 'lines'}
      title={t(`measures.${measure}.title`)}
      axis={t(`measures.${measure}.axis`)}
      empty={t(`measures.${measure}.empty`)}
      say={isAmount ? count : time}
      sayTick={isAmount ? shortCount : time}
      series={models.map(({ label, values }, index) => ({
        key: label ?? '',
        label: label ?? t('others'),
        look: MODEL_LOOKS[index] ?? 'quiet',
        values,
      }))}
    />
  );
}
