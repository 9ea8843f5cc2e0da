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
