import type { OutsideTexts } from './en.ts';

/** Texts of what other programs show of the community, in Chinese. */
export const cn: OutsideTexts = {
  community: '社区',
  lead: '大家在这里制作并公开的影片。',
  feed: '最新影片',
  by: '{name} 的影片',
};
