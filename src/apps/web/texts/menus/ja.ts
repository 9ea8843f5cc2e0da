import type { MenusTexts } from './en.ts';

export const ja: MenusTexts = {
  entries: {
    sora: '文章から動画', community: 'コミュニティ', film: '映画', mojiMagic: 'MojiMagic', image: '画像', video: '動画', more: 'もっと見る',
    info: 'プロフィール', likes: 'お気に入りの映画', tutorial: '使い方', feedback: 'ご意見',
    cloudService: 'クラウドサービス', suspiciousAccounts: '不審なアカウント', userManagement: 'ユーザー管理', movieManagement: '映画の管理', memeManagement: 'ミームの管理',
  },
  features: '機能',
  yours: 'アカウント',
  admin: '管理',
  member: 'メンバー',
  tryNow: '試してみる',
  signOut: 'ログアウト',
  language: '言語',
  theme: 'テーマ',
  themes: { auto: 'システム', light: 'ライト', dark: 'ダーク' },
  community: { heading: 'コミュニティに参加', note: 'スマートフォンでコードを読み取るか、リンクを開いてください。', code: 'コミュニティへの QR コード', join: '参加する' },
};
