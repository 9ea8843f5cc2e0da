import type { MenusTexts } from './en.ts';

export const ko: MenusTexts = {
  entries: {
    sora: '글로 만드는 영상', community: '커뮤니티', film: '영화', mojiMagic: 'MojiMagic', image: '그림', video: '영상', more: '더 보기',
    info: '프로필', likes: '좋아하는 영화', tutorial: '사용 안내', feedback: '의견 보내기',
    cloudService: '클라우드 서비스', suspiciousAccounts: '의심스러운 계정', userManagement: '회원 관리', movieManagement: '영화 관리', memeManagement: '밈 관리',
  },
  features: '기능',
  yours: '내 계정',
  admin: '관리',
  member: '멤버',
  tryNow: '시작하기',
  signOut: '로그아웃',
  language: '언어',
  theme: '테마',
  themes: { auto: '시스템', light: '라이트', dark: '다크' },
  community: { heading: '커뮤니티 참여', note: '휴대폰으로 코드를 찍거나 링크를 여세요.', code: '커뮤니티로 가는 QR 코드', join: '참여하기' },
};
