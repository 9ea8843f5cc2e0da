import type { FilmShareTexts } from './en.ts';

/** Texts of sharing a film, in Japanese. */
export const ja: FilmShareTexts = {
  title: '映画を共有',
  text: 'リンクを知っている人は、アカウントなしで見られます。映画のほかに見えるのは、タイトル、種類、使ったモデルです。物語の文章は、映画を公開にしたときだけ見えます。',
  textPublic:
    'リンクを知っている人は、アカウントなしで見られます。公開中なので、映画のほかにタイトル、種類、物語の文章、使ったモデルが見えます。',
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
