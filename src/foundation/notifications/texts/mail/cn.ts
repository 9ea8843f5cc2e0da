import type { DigestMailTexts } from './en.ts';

/** Texts of the mail that sums up notifications, in Chinese. */
export const cn: DigestMailTexts = {
  subject: 'Kinora 上有 {count, number} 条新动态',
  opening: '自上封邮件以来的新动态：',
  more: '还有 {count, number} 条。',
  all: '全部通知',
  settings: '你收到此邮件是因为你开启了它。可在账号页面更改。',
  end: '不再接收此类邮件',
};
