import { useTranslations } from 'use-intl';
import { ModelCombobox } from '#src/foundation/models/web/model-combobox.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ModelOfTool } from './use-chosen-model.ts';

/** Who does the work of a tool; with what went wrong where the models could not be had. */
export function ModelField({
  chosen: { models, model },
  onChange,
}: {
  chosen: ModelOfTool;
  onChange: (id: string) => void;
}) {
  const t = useTranslations('toolPage');
  return (
    <>
      {models.error && (
        <Notice action={<Button onClick={() => void models.refetch()}>{t('tryAgain')}</Button>}>
          {models.error.message}
        </Notice>
      )}
      <ModelCombobox label={t('model')} models={models.data} value={model?.id} onChange={onChange} />
    </>
  );
}
