import type { DigestMailTexts } from './en.ts';

/** Texts of the mail that sums up notifications, in Japanese. */
export const ja: DigestMailTexts = {
  subject: 'Kinoraの新しいお知らせ {count, number}件',
  opening: '前回のメールのあとのお知らせです。',
  more: 'ほかに{count, number}件あります。',
  all: 'すべてのお知らせ',
  settings: 'このメールは、ご自身の設定にもとづいてお送りしています。アカウントのページで変更できます。',
  end: 'このメールを停止する',
};
