import type { ModelChoiceTexts } from './en.ts';

export const ja: ModelChoiceTexts = {
  free: '無料',
  units: { film: '1本ごと', picture: '1枚ごと', clip: '1本ごと', second: '1秒ごと', piece: '1曲ごと' },
  members: 'メンバー限定',
  new: '新着',
  notHere: 'このサイトにはありません',
  notOffered: '現在は提供していません',
  lengths: '{lengths}秒',
  retired: '提供終了',
  retiredFor: '提供終了（後継は{successor}）',
};
