import { isMemberTier } from '#src/shared/catalogue/offers.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { cn } from '../texts/cn.ts';
import { en } from '../texts/en.ts';
import { ja } from '../texts/ja.ts';
import { ko } from '../texts/ko.ts';

const TEXTS = { en, cn, ko, ja };

/** The name of an item on the checkout page: the tier, or the number of coins. */
export function describeItem(language: Language, { item, coins }: { item: string; coins: number }): string {
  const { tiers, checkout } = TEXTS[language];
  const number = coins.toLocaleString(LANGUAGE_TAGS[language]);
  if (isMemberTier(item)) {
    return checkout.membership.replace('{tier}', tiers[item].name).replace('{coins}', number);
  }
  return checkout.coins.replace('{coins}', number);
}
