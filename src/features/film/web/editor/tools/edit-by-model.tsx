import { useTranslations } from 'use-intl';
import { ToolOrder } from './tool-order.tsx';
import type { ToolTarget } from './use-tools.ts';

export interface EditByModelProps {
  target: ToolTarget;
  isMaking: boolean;
  /** Why the last order failed. */
  failure: string | undefined;
}

/** Changes a picture by words with a model (EDIT-07, EDIT-04). */
export function EditByModel({ target, isMaking, failure }: EditByModelProps) {
  const t = useTranslations('filmTools');
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-3">
      <h4 className="text-dense font-semibold text-text-1">{t('edit')}</h4>
      <ToolOrder
        key={target.key}
        kind="edit"
        target={target}
        submitLabel={t('editDo')}
        hint={t('editHint')}
        failure={failure}
        making={isMaking ? t('making') : undefined}
      />
    </section>
  );
}
