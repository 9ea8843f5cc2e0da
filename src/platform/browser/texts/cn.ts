import type { UiTexts } from './en.ts';

export const cn: UiTexts = {
  close: '关闭',
  cancel: '取消',
  working: '处理中…',
  chosenTake: '选定的一条',
  coins: '{coins, number} 影币',
  optional: '选填',
  counter: '{used, number} / {most, number}',
  tooLong: '超出 {over, number} 字',
  search: '搜索',
  nothingFound: '没有找到“{text}”。',
  found: '{count, plural, =0 {没有结果} other {共 # 项}}',
  messages: '消息',
  tryAgain: '重试',
  more: '加载更多',
  unreachable: '无法连接服务器，请检查网络后重试。',
  progress: '{percent, number}%',
};
