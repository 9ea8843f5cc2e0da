import { useTranslations } from 'use-intl';

/** The name of a vendor: the built-in engine has one in each language, others have their own. */
export function useVendorName(): (vendor: string) => string {
  const t = useTranslations('operations');
  return (vendor) => (vendor === 'draft' ? t('builtIn') : vendor);
}
