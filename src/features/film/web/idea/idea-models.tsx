import { useTranslations } from 'use-intl';
import { ModelCombobox } from '#src/foundation/models/web/model-combobox.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { useModels } from './idea-data.ts';
import { MODEL_CHOICES, type IdeaForm } from './idea-form.ts';

/** The model for each part of a film. */
export function IdeaModels({ form, change }: { form: IdeaForm; change: (changes: Partial<IdeaForm>) => void }) {
  const t = useTranslations('filmIdea');
  const { language } = useLanguage();
  const models = useModels(language);
<<<<<<< HEAD
=======
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
>>>>>>> pixels
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-lead font-semibold">{t('models')}</legend>
      {models.error && (
        <Notice action={<Button onClick={() => void models.refetch()}>{t('tryAgain')}</Button>}>
          {models.error.message}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {MODEL_CHOICES.map((kind) => (
          <ModelCombobox
            key={kind}
            label={t(`modelKinds.${kind}`)}
            models={models.data?.[kind]}
            value={form.models[kind]}
            onChange={(id) => change({ models: { ...form.models, [kind]: id } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
