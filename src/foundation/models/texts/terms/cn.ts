import type { ModelTermsTexts } from './en.ts';

/** Texts of models and coins, in Chinese. */
export const cn = {
  draftEngine: '草稿引擎',
  billed: '0 影币；由 {vendor} 向你收费',
  getCoins: '获取影币',
} as const satisfies ModelTermsTexts;
