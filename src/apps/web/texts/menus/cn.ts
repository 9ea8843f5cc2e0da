import type { MenusTexts } from './en.ts';

export const cn: MenusTexts = {
  entries: {
    sora: '文生视频', community: '社区', film: '影片', mojiMagic: 'MojiMagic', image: '图片', video: '视频', more: '更多',
    info: '个人资料', likes: '我喜欢的影片', tutorial: '使用指南', feedback: '意见反馈',
    cloudService: '云服务', suspiciousAccounts: '可疑账号', userManagement: '用户管理', movieManagement: '影片管理', memeManagement: '表情包管理',
  },
  features: '功能',
  yours: '我的账号',
  admin: '管理',
  member: '会员',
  tryNow: '立即体验',
  signOut: '退出登录',
  language: '语言',
  theme: '主题',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  community: { heading: '加入社区', note: '用手机扫码，或直接打开链接。', code: '加入社区的二维码', join: '立即加入' },
};
