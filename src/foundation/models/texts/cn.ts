import type { ModelChoiceTexts } from './en.ts';

export const cn: ModelChoiceTexts = {
  free: '免费',
  units: { film: '每部', picture: '每张', clip: '每段', second: '每秒', piece: '每首' },
  members: '会员专用',
  new: '新',
  notHere: '本站没有',
  notOffered: '目前不提供',
  lengths: '{lengths} 秒',
  retired: '厂商已停用',
  retiredFor: '已停用，可改用 {successor}',
};
