import type { OutsideTexts } from './en.ts';

/** Texts of what other programs show of the community, in Korean. */
export const ko: OutsideTexts = {
  community: '커뮤니티',
  lead: '사람들이 여기서 만들어 모두에게 공개한 영화입니다.',
  feed: '최신 영화',
  by: '{name}의 영화',
};
