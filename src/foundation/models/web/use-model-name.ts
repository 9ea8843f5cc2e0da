import { useTranslations } from 'use-intl';

/** Names a model; those of the draft engine have one name, in the page's language. */
export function useModelName(): (model: { id: string; label: string } | null) => string | undefined {
  const t = useTranslations('modelTerms');
  return (model) => (model?.id.startsWith('draft') ? t('draftEngine') : model?.label);
}
