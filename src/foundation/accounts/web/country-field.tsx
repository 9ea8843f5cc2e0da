import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { CALLING_CODES, PHONE_REGIONS, type PhoneRegion } from '#src/shared/catalogue/phone-regions.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';

/** The country of a phone number, searched by its name in the page's language or in English, or by its calling code. */
export function CountryField({ value, onChange }: { value: PhoneRegion; onChange: (region: PhoneRegion) => void }) {
  const t = useTranslations('accounts.phone');
  const { language } = useLanguage();
  const regions = useMemo(() => {
    const names = new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' });
    const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
    const order = new Intl.Collator(LANGUAGE_TAGS[language]);
    return PHONE_REGIONS.map((region) => ({
      value: region,
      label: names.of(region) ?? region,
      words: `${inEnglish.of(region)} +${CALLING_CODES[region]}`,
      end: <span translate="no">+{CALLING_CODES[region]}</span>,
    })).toSorted((first, second) => order.compare(first.label, second.label));
  }, [language]);
  return <Combobox label={t('country')} value={value} options={regions} onChange={onChange} />;
}
