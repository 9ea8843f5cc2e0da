import type { ToolMemeAdminTexts } from './en.ts';

export const cn: ToolMemeAdminTexts = {
  heading: '表情包管理',
  explain: '按提供顺序列出的表情包模板。隐藏的模板不能再用于制作；已经做好的内容仍归其所有者。',
  list: '模板',
  tryAgain: '重试',
  drag: '拖到其他位置',
  visible: '提供',
  up: '上移：{name}',
  down: '下移：{name}',
};
