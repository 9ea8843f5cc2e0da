import type { ModelTermsTexts } from './en.ts';

/** Texts of models and coins, in Korean. */
export const ko = {
  draftEngine: '초안 엔진',
  billed: '필름 코인 0개, {vendor}에서 청구',
  getCoins: '필름 코인 충전',
} as const satisfies ModelTermsTexts;
