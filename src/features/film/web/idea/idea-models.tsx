import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import type { ComboboxOption } from '#src/platform/browser/ui/combobox-option.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { ModelOption } from '../../contract.ts';
import { useList } from '../use-list.ts';
import { useModelName } from '../use-model-name.ts';
import { useModels } from './idea-data.ts';
import { MODEL_CHOICES, type IdeaForm } from './idea-form.ts';

/** The model for each part, draft first; unavailable ones say why. */
export function IdeaModels({ form, change }: { form: IdeaForm; change: (changes: Partial<IdeaForm>) => void }) {
  const t = useTranslations('filmIdea');
  const list = useList();
  const { language } = useLanguage();
  const models = useModels(language);
  const nameOf = useModelName();
  const whyNot = ({ availability, reason }: ModelOption): string => {
    switch (availability.state) {
      case 'available':
        return reason ?? '';
      case 'not_configured':
      case 'not_installed':
        return t('notHere');
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
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-lead font-semibold">{t('models')}</legend>
      {models.error && (
        <Notice action={<Button onClick={() => void models.refetch()}>{t('tryAgain')}</Button>}>
          {models.error.message}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {MODEL_CHOICES.map((kind) => {
          const choice = models.data?.[kind];
          if (!choice) {
            return (
              <div key={kind} className="flex flex-col gap-1.5">
                <span className="text-note text-text-2">{t(`modelKinds.${kind}`)}</span>
                <Skeleton className="control" />
              </div>
            );
          }
          const wanted = form.models[kind];
          const sorted = choice.options.toSorted((one, other) => rank(one) - rank(other));
          return (
            <Combobox
              key={kind}
              label={t(`modelKinds.${kind}`)}
              options={sorted.map(option)}
              value={choice.options.some(({ id }) => id === wanted) ? (wanted ?? choice.default) : choice.default}
              onChange={(id) => change({ models: { ...form.models, [kind]: id } })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** What a model costs, and whom. */
function Price({ model: { coins, unit, billedBy } }: { model: ModelOption }) {
  const t = useTranslations('filmIdea');
  const terms = useTranslations('film.terms');
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
