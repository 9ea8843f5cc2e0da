import type { BusinessMailTexts } from './en.ts';

/** お問い合わせメールの日本語テキスト。 */
export const ja: BusinessMailTexts = {
  subject: 'Kinoraお問い合わせ：',
  name: 'お名前',
  company: '会社名',
  contact: 'ご連絡先',
  budget: 'ご予算',
  noBudget: '記入なし',
};
