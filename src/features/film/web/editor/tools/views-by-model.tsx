import { useTranslations } from 'use-intl';
import { ToolOrder } from './tool-order.tsx';

/** A character's picture as seen from other sides, by a model (EDIT-04). */
export function ViewsByModel({
  characterKey,
  isMaking,
  failure,
}: {
  characterKey: string;
  isMaking: boolean;
  failure: string | undefined;
}) {
  const t = useTranslations('filmTools');
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-dense font-semibold text-text-1">{t('views')}</h4>
      <ToolOrder
        kind="view"
        target={{ asset: 'character_picture', key: characterKey }}
        submitLabel={t('viewsDo')}
        hint={t('viewsHint')}
        failure={failure}
        making={isMaking ? t('making') : undefined}
      />
    </section>
  );
}
