import type { AccountTexts } from './en.ts';

export const ko: AccountTexts = {
  heading: '로그인',
  openLink: 'Kinora를 시작할 때 표시된 로그인 링크를 열어 주세요. 링크는 한 번만 쓸 수 있고, Kinora를 다시 시작하면 새 링크가 나옵니다.',
  signingIn: '로그인하는 중…',
  signOut: '로그아웃',
  coins: '{coins, number} 코인',
  interfaceLanguage: '언어',
};
