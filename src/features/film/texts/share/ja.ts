import type { FilmShareTexts } from './en.ts';

/** Texts of sharing a film, in Japanese. */
export const ja: FilmShareTexts = {
  title: '映画を共有',
  text: 'リンクを知っている人は、アカウントなしで見られます。見えるのはタイトルと使ったモデルだけです。',
  textPublic:
    'リンクを知っている人は、アカウントなしで見られます。公開中なので、見えるのはタイトルと物語の文章、使ったモデルです。',
  make: 'リンクを作る',
  link: '映画へのリンク',
  copy: 'リンクをコピー',
  withdraw: 'リンクを取り消す',
  withdrawn: 'リンクは使えなくなりました。',
  mail: 'メールを書く',
  mailTo: '宛先のメールアドレス',
  mailInvalid: 'メールアドレスの形が正しくありません。',
  code: '映画へのリンクのQRコード',
  codeNote: 'スマートフォンのカメラで読み取れます。',
  copyFailed: 'ブラウザーにコピーを拒まれました。文字を選んでコピーしてください。',
  player: 'ほかのサイトに置くプレーヤー',
  playerCopy: 'プレーヤーのコードをコピー',
  mailSubject: '映画をどうぞ：{title}',
  notYet: '完成版ができると共有できます。',
};
