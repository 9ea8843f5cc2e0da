/** Texts of models and coins that every feature may show, in English; the other languages have exactly these keys. */
export const en = {
  draftEngine: 'Draft engine',
  billed: '0 film coins; {vendor} bills you',
  getCoins: 'Get film coins',
} as const;

/** What every language must supply. */
export type ModelTermsTexts = Record<keyof typeof en, string>;
