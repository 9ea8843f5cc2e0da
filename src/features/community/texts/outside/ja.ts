import type { OutsideTexts } from './en.ts';

/** Texts of what other programs show of the community, in Japanese. */
export const ja: OutsideTexts = {
  community: 'コミュニティ',
  lead: 'ここで作られ、みんなに公開された映画です。',
  feed: '新着の映画',
  by: '{name}さんの映画',
};
