import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { MODEL_KINDS } from '#src/shared/catalogue/models/model-entry.ts';
import type { ModelAnswer, VendorAnswer } from '../contract.ts';

const HEAD = 'border-b border-line px-2 py-2 font-normal';
const CELL = 'border-b border-line px-2 py-2 align-top';

/** The models of one kind, and how each is offered. */
export function ModelTable({
  models,
  vendors,
  onChange,
}: {
  models: readonly ModelAnswer[];
  vendors: readonly VendorAnswer[];
  onChange: (model: string) => void;
}) {
  const t = useTranslations('models.models');
  const present = MODEL_KINDS.filter((kind) => models.some((model) => model.kind === kind));
  const [chosen, setChosen] = useState<ModelAnswer['kind']>();
  const kind = chosen ?? (present.includes('image') ? 'image' : present[0]);
  const labels = new Map(vendors.map(({ vendor, label }) => [vendor, label]));
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        className="max-w-xs"
        label={t('kind')}
        value={kind ?? ''}
        options={present.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => setChosen(value as ModelAnswer['kind'])}
      />
      <table aria-label={t('list')} className="w-full border-separate [border-spacing:0] text-dense">
        <thead className="text-left text-note text-text-3">
          <tr>
            <th scope="col" className={HEAD}>
              {t('name')}
            </th>
            <th scope="col" className={HEAD}>
              {t('state')}
            </th>
            <th scope="col" className={`${HEAD} max-md:hidden`}>
              {t('by')}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {t('price')}
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{t('change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {models
            .filter((model) => model.kind === kind)
            .map((model) => (
              <ModelRow key={model.id} model={model} labels={labels} onChange={() => onChange(model.id)} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function ModelRow({
  model,
  labels,
  onChange,
}: {
  model: ModelAnswer;
  labels: ReadonlyMap<string, string>;
  onChange: () => void;
}) {
  const t = useTranslations('models.models');
  const format = useFormatter();
  const { label, company, state, retiresOn, routeInUse, servedBy, priceCoins, isChanged } = model;
  const day = retiresOn && format.dateTime(new Date(`${retiresOn}T12:00:00Z`), { dateStyle: 'medium' });
  return (
    <tr data-model={model.id} data-state={state} className="hover:bg-surface-1">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="block font-semibold wrap-anywhere" translate="no">
          {label}
        </span>
        <span className="block text-note text-text-3">
          {[company, servedBy ?? '', isChanged ? t('changed') : ''].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td className={`${CELL} ${state === 'available' ? 'text-text-1' : 'text-text-3'}`}>
        {t(`states.${state}`)}
        {day && (
          <span className="block text-note text-text-3">{t(state === 'retired' ? 'retired' : 'retires', { day })}</span>
        )}
      </td>
      <td className={`${CELL} text-text-2 max-md:hidden`}>
        {routeInUse ? (
          <>
            <span translate="no">{labels.get(routeInUse.vendor) ?? routeInUse.vendor}</span>
            <code className="block font-edge text-note text-text-3 wrap-anywhere">{routeInUse.vendorModel}</code>
          </>
        ) : (
          t('nobody')
        )}
      </td>
      <td className={`${CELL} text-right`}>{model.hasOwnPrice && <CoinAmount coins={priceCoins} />}</td>
      <td className={`${CELL} text-right`}>
        <Button size="dense" aria-label={t('changeOf', { model: label })} onClick={onChange}>
          {t('change')}
        </Button>
      </td>
    </tr>
  );
}
