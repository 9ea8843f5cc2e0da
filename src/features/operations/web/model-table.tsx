import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ModelCounts } from '../contract.ts';
import type { Filter } from './use-operations.ts';
import { useQuantities } from './use-quantities.ts';
import { useVendorName } from './use-vendor-name.ts';

const CELL = 'border-b border-line px-2 py-1.5 text-right tabular-nums';

/** What became of each model's requests in the range. Its name filters the plots. */
export function ModelTable({
  models,
  filter,
  onChoose,
}: {
  models: readonly ModelCounts[];
  filter: Filter;
  onChoose: (change: { vendor: string; model: string }) => void;
}) {
  const t = useTranslations('operations.models');
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-lead font-semibold">
        {t('heading')}
      </h2>
      <p className="max-w-prose text-text-2">{t('explain')}</p>
      {models.length === 0 ? (
        <p className="text-text-2">{t('empty')}</p>
      ) : (
        <table aria-labelledby={id} className="w-full text-dense">
          <thead className="text-note text-text-3">
            <tr>
              <th scope="col" className="border-b border-line px-2 py-1.5 text-left font-normal">
                {t('model')}
              </th>
              <th scope="col" className={clsx(CELL, 'font-normal max-md:hidden')}>
                {t('calls')}
              </th>
              <th scope="col" className={clsx(CELL, 'font-normal')}>
                {t('failed')}
              </th>
              <th scope="col" className={clsx(CELL, 'font-normal max-md:hidden')}>
                {t('refused')}
              </th>
              <th scope="col" className={clsx(CELL, 'font-normal max-md:hidden')}>
                {t('latency')}
              </th>
              <th scope="col" className={clsx(CELL, 'font-normal')}>
                {t('coins')}
              </th>
            </tr>
          </thead>
          <tbody>
            {models.map((row) => (
              <ModelRow
                key={`${row.vendor} ${row.model}`}
                row={row}
                isChosen={row.vendor === filter.vendor && row.model === filter.model}
                onChoose={() => onChoose({ vendor: row.vendor, model: row.model })}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ModelRow({ row, isChosen, onChoose }: { row: ModelCounts; isChosen: boolean; onChoose: () => void }) {
  const { count, time } = useQuantities();
  const nameOf = useVendorName();
  const all = row.completed + row.failed + row.refused + row.unknown;
  const share = (part: number): string => `${count(part)} / ${count(all)}`;
  const { medianSeconds, slowSeconds } = row;
  return (
    <tr className={clsx(isChosen ? 'bg-select-soft' : 'hover:bg-surface-1')}>
      <th scope="row" className="border-b border-line px-2 py-1 text-left font-normal">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          translate="no"
          className="min-h-7 text-left font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        >
          {row.label}
        </button>
        <span className="block text-note text-text-3" translate={row.vendor === 'draft' ? 'yes' : 'no'}>
          {nameOf(row.vendor)}
        </span>
      </th>
      <td className={clsx(CELL, 'max-md:hidden')}>{count(row.paidCalls)}</td>
      <td className={clsx(CELL, row.failed > 0 && 'text-err')}>{share(row.failed)}</td>
      <td className={clsx(CELL, 'max-md:hidden')}>{count(row.refused)}</td>
      <td className={clsx(CELL, 'whitespace-nowrap max-md:hidden')}>
        {medianSeconds === null || slowSeconds === null ? '–' : `${time(medianSeconds)} / ${time(slowSeconds)}`}
      </td>
      <td className={CELL}>{count(row.coinsCharged)}</td>
    </tr>
  );
}
