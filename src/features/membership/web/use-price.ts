import { useFormatter } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { CURRENCY_DIGITS, type Currency } from '#src/shared/catalogue/offers.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';

/** Formats prices in a currency for the page's language; whole ones without decimals. */
export function usePrice(currency: Currency): (priceMinor: number) => string {
  const format = useFormatter();
  const digits = CURRENCY_DIGITS[currency];
  return (priceMinor) => {
    const isWhole = priceMinor % 10 ** digits === 0;
    return format.number(priceMinor / 10 ** digits, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: isWhole ? 0 : digits,
      maximumFractionDigits: digits,
    });
  };
}

/** The name of a currency in the page's language. */
export function useCurrencyName(currency: Currency): string {
  const { language } = useLanguage();
  return (
    new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'currency' }).of(currency.toUpperCase()) ??
    currency.toUpperCase()
  );
}
