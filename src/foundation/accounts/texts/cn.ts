import type { AccountTexts } from './en.ts';

export const cn: AccountTexts = {
  heading: '登录',
  openLink: '请打开 Kinora 启动时显示的登录链接。每个链接只能用一次；重新启动 Kinora 会得到新的链接。',
  signingIn: '正在登录…',
  signOut: '退出登录',
  coins: '{coins, number} 影币',
  interfaceLanguage: '语言',
};
