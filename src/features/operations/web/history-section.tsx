import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FlowAnswer, ModelCounts, StepCounts } from '../contract.ts';
import { RANGE_NAMES, RANGES } from '../ranges.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { ModelTable } from './model-table.tsx';
import { Plot } from './plots/plot.tsx';
import { useFilter } from './use-filter.ts';
import { useCoinFlows, useResults, type Filter } from './use-operations.ts';
import { useQuantities } from './use-quantities.ts';
import { useVendorName } from './use-vendor-name.ts';

/** The plots over time, what they are filtered by, and the table of models. */
export function HistorySection() {
  const t = useTranslations('operations');
  const [filter, change] = useFilter();
  const results = useResults(filter);
  const coins = useCoinFlows(filter.range);
  const error = results.error ?? coins.error;
  const { step } = RANGES[filter.range];
  const models = results.data?.models ?? [];
  return (
    <div className="flex flex-col gap-6">
      <FilterBar filter={filter} models={models} onChange={change} />
      {error && (
        <Notice
          action={
            <Button
              size="dense"
              busy={results.isFetching || coins.isFetching}
              onClick={() => void Promise.all([results.refetch(), coins.refetch()])}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        {results.data ? <ResultPlots steps={results.data.steps} step={step} /> : <Skeleton className="h-64" />}
        {coins.data ? <CoinPlot steps={coins.data.steps} step={step} /> : <Skeleton className="h-64" />}
        {filter.model === undefined && <ComparisonSection range={filter.range} vendor={filter.vendor} />}
      </div>
      {results.data && <ModelTable models={models} filter={filter} onChoose={change} />}
    </div>
  );
}

function FilterBar({
  filter,
  models,
  onChange,
}: {
  filter: Filter;
  models: readonly ModelCounts[];
  onChange: ReturnType<typeof useFilter>[1];
}) {
  const t = useTranslations('operations.filter');
  const nameOf = useVendorName();
  const all = { value: '', label: t('everything') };
  // What is chosen stays among the choices, also where it was not used in this range.
  const vendors = new Set([...models.map(({ vendor }) => vendor), ...(filter.vendor ? [filter.vendor] : [])]);
  const labels = new Map([
    ...(filter.model ? [[filter.model, filter.model] as const] : []),
    ...models
      .filter(({ vendor }) => filter.vendor === undefined || vendor === filter.vendor)
      .map(({ model, label }) => [model, label] as const),
  ]);
  return (
    <section aria-label={t('label')} className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <RadioChips
        label={t('range')}
        value={filter.range}
        options={RANGE_NAMES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        onChange={(range) => onChange({ range })}
      />
      <div className="grid min-w-0 flex-1 basis-72 grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label={t('vendor')}
          value={filter.vendor ?? ''}
          options={[all, ...[...vendors].map((value) => ({ value, label: nameOf(value) }))]}
          onChange={(vendor) => onChange({ vendor })}
        />
        <SelectField
          label={t('model')}
          value={filter.model ?? ''}
          options={[all, ...[...labels].map(([value, label]) => ({ value, label }))]}
          onChange={(model) => onChange({ model })}
        />
      </div>
    </section>
  );
}

function ResultPlots({ steps, step }: { steps: readonly StepCounts[]; step: 'hour' | 'day' }) {
  const t = useTranslations('operations.plots');
  const { count, shortCount, time } = useQuantities();
  const times = steps.map(({ at }) => new Date(at));
  const of = (key: 'completed' | 'failed' | 'refused' | 'unknown' | 'coinsCharged') => steps.map((row) => row[key]);
  const shared = { times, step };
  return (
    <>
      <Plot
        {...shared}
        kind="bars"
        title={t('results.title')}
        axis={t('results.axis')}
        empty={t('results.empty')}
        say={count}
        sayTick={shortCount}
        series={[
          { key: 'completed', label: t('results.completed'), look: 'first', values: of('completed') },
          { key: 'refused', label: t('results.refused'), look: 'second', values: of('refused') },
          { key: 'failed', label: t('results.failed'), look: 'bad', values: of('failed') },
          { key: 'unknown', label: t('results.unknown'), look: 'quiet', values: of('unknown') },
        ]}
      />
      <Plot
        {...shared}
        kind="lines"
        title={t('latency.title')}
        axis={t('latency.axis')}
        empty={t('latency.empty')}
        say={time}
        sayTick={time}
        series={[
          {
            key: 'median',
            label: t('latency.median'),
            look: 'first',
            values: steps.map(({ medianSeconds }) => medianSeconds),
          },
          {
            key: 'slow',
            label: t('latency.slow'),
            look: 'second',
            values: steps.map(({ slowSeconds }) => slowSeconds),
          },
        ]}
      />
      <Plot
        {...shared}
        kind="bars"
        title={t('spend.title')}
        axis={t('spend.axis')}
        empty={t('spend.empty')}
        say={count}
        sayTick={shortCount}
        series={[{ key: 'charged', label: t('spend.charged'), look: 'plain', values: of('coinsCharged') }]}
      />
    </>
  );
}

function CoinPlot({ steps, step }: { steps: readonly FlowAnswer[]; step: 'hour' | 'day' }) {
  const t = useTranslations('operations.plots.coins');
  const { count, shortCount } = useQuantities();
  const of = (key: Exclude<keyof FlowAnswer, 'at'>) => ({ key, label: t(key), values: steps.map((row) => row[key]) });
  return (
    <Plot
      times={steps.map(({ at }) => new Date(at))}
      step={step}
      kind="bars"
      title={t('title')}
      axis={t('axis')}
      explain={t('explain')}
      empty={t('empty')}
      say={count}
      sayTick={shortCount}
      series={[
        { ...of('bought'), look: 'first' },
        { ...of('given'), look: 'plain' },
        { ...of('returned'), look: 'quiet' },
        { ...of('held'), look: 'second', isBelow: true },
        { ...of('deducted'), look: 'bad', isBelow: true },
      ]}
    />
  );
}
