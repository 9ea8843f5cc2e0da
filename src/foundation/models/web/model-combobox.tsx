import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import type { ComboboxOption } from '#src/platform/browser/ui/combobox-option.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { ModelChoice, ModelOption } from '../model-option.ts';
import { useModelName } from './use-model-name.ts';

/** The choice of a model, draft first; unavailable ones say why. A bar stands in while the models are loading. */
export function ModelCombobox({
  label,
  models,
  value,
  onChange,
}: {
  label: string;
  models: ModelChoice | undefined;
  /** Id of the chosen model; the default where it is absent or not among them. */
  value: string | undefined;
  onChange: (id: string) => void;
}) {
  const t = useTranslations('modelChoice');
  const list = useList();
  const nameOf = useModelName();
  if (!models) {
    return (
      <div className="flex flex-col gap-1.5">
        <span className="text-note text-text-2">{label}</span>
        <Skeleton className="control" />
      </div>
    );
  }
  const whyNot = ({ availability, reason }: ModelOption): string => {
    switch (availability.state) {
      case 'available':
        return reason ?? '';
      case 'not_configured':
        return t('notHere');
      case 'not_installed':
        return reason ?? t('notHere');
      case 'switched_off':
        return t('notOffered');
      case 'retired':
        return t(availability.successor ? 'retiredFor' : 'retired', { successor: availability.successor?.label ?? '' });
    }
  };
  const option = (model: ModelOption): ComboboxOption<string> => {
    const facts = [
      model.company,
      model.isNew ? t('new') : '',
      model.premium ? t('members') : '',
      model.durationsSeconds.length > 0 ? t('lengths', { lengths: list(model.durationsSeconds) }) : '',
      whyNot(model),
      model.description ?? '',
    ].filter((fact) => fact !== '');
    return {
      value: model.id,
      label: nameOf(model) ?? model.label,
      words: `${model.company} ${model.label}`,
      note: facts.join(' · '),
      disabled: model.availability.state !== 'available',
      end: <Price model={model} />,
    };
  };
  const sorted = models.options.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Combobox label={label} options={sorted.map(option)} value={chosenModel(models, value).id} onChange={onChange} />
  );
}

/** The model that is chosen: the one of this id, else the default. */
export function chosenModel({ options, default: usual }: ModelChoice, id: string | undefined): ModelOption {
  const found = options.find((model) => model.id === id) ?? options.find((model) => model.id === usual);
  if (!found) {
    throw new Error('a choice of models has its default among them');
  }
  return found;
}

/** What a model costs, and whom. */
function Price({ model: { coins, unit, billedBy } }: { model: ModelOption }) {
  const t = useTranslations('modelChoice');
  const terms = useTranslations('modelTerms');
  if (billedBy !== null) {
    return <span className="text-note">{terms('billed', { vendor: billedBy })}</span>;
  }
  if (coins === 0) {
    return <span className="text-note">{t('free')}</span>;
  }
  return (
    <span className="flex items-baseline gap-1.5">
      <CoinAmount coins={coins} />
      <span className="text-note text-text-3 max-sm:hidden">{t(`units.${unit}`)}</span>
    </span>
  );
}

/** Draft first, then available ones, then the rest. */
function rank(model: ModelOption): number {
  if (model.draft) {
    return 0;
  }
  return model.availability.state === 'available' ? 1 : 2;
}
