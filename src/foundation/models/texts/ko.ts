import type { ModelChoiceTexts } from './en.ts';

export const ko: ModelChoiceTexts = {
  free: '무료',
  units: { film: '편당', picture: '장당', clip: '클립당', second: '초당', piece: '곡당' },
  members: '멤버 전용',
  new: '신규',
  notHere: '이 사이트에는 없음',
  notOffered: '지금은 제공하지 않음',
  lengths: '{lengths}초',
  retired: '제공 종료',
  retiredFor: '제공 종료, {successor} 사용 가능',
};
