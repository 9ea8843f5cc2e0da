import type { ModelTermsTexts } from './en.ts';

/** Texts of models and coins, in Japanese. */
export const ja = {
  draftEngine: '下書きエンジン',
  billed: 'フィルムコイン0枚、{vendor}が請求',
  getCoins: 'フィルムコインを追加',
} as const satisfies ModelTermsTexts;
