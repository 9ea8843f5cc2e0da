import type { FilmShareTexts } from './en.ts';

/** Texts of sharing a film, in Chinese. */
export const cn: FilmShareTexts = {
  title: '分享影片',
  text: '拿到链接的人无需账号就能观看，还会看到片名、类型和所用模型。只有影片设为公开时，才会显示故事文字。',
  textPublic: '拿到链接的人无需账号就能观看。影片已设为公开：他们还会看到片名、类型、故事文字和所用模型。',
  make: '生成链接',
  link: '影片链接',
  copy: '复制链接',
  withdraw: '收回链接',
  withdrawn: '链接已失效。',
  mail: '写邮件',
  mailTo: '收件人邮箱',
  mailInvalid: '这不是有效的邮箱地址。',
  code: '影片链接的二维码',
  codeNote: '用手机相机扫一扫。',
  copyFailed: '浏览器不允许复制，请选中文字自行复制。',
  player: '嵌入其他网站的播放器',
  playerCopy: '复制播放器代码',
  mailSubject: '一部影片：{title}',
  notYet: '成片完成后才能分享。',
};
