import type { NotificationsTexts } from './en.ts';

/** Texts of what people are told, in Japanese. */
export const ja: NotificationsTexts = {
  heading: 'お知らせ',
  lead: 'あなたの映画とアカウントに関するお知らせです。',
  markAll: 'すべて既読にする',
  markOne: '既読にする',
  unread: '未読',
  empty: 'お知らせはまだありません。',
  emptyNote: '映画が完成したときや確認が必要なときに、ここでお知らせします。',
  makeFilm: '映画を作る',
  list: 'お知らせ（新しい順）',
  settings: {
    heading: 'お知らせ',
    note: 'ここでお知らせするものと、一日または一週間に一度メールにまとめるものを選びます。選ぶまでメールは送られません。',
    tryAgain: 'もう一度試す',
    inApp: 'アプリ内',
    mailOf: 'メール：{topic}',
    topics: {
      films: '自分の映画とファイル',
      likes: 'いいねとリミックス',
      comments: 'コメントと返信',
      follows: '新しいフォロワー',
      site: '運営の決定とアカウント',
    },
    rates: {
      off: 'メールなし',
      daily: '一日一回',
      weekly: '週に一回',
    },
  },
  unsubscribe: {
    heading: 'お知らせメール',
    lead: 'このメールを停止しますか。お知らせはこれからもアプリ内で見られます。',
    done: '停止しました。今後このメールは届きません。',
    end: 'メールを停止',
    settings: 'お知らせを選ぶ',
  },
  kinds: {
    film_ready: '{named, select, no {映画が完成しました。} other {「{title}」が完成しました。}}',
    film_failed:
      '{named, select, no {完成できなかった映画があります。} other {「{title}」を完成できませんでした。}}失敗した部分は作り直せます。',
    archive_ready: 'すべてのデータをまとめたアーカイブをダウンロードできます。',
    membership_ended: 'メンバーシップが終了しました。',
    payment_to_see: '確認が必要な支払いがあります。',
    books_wrong: '夜間の照合で帳簿の不一致が見つかりました。',
    content_hidden:
      'あなたの画像またはクリップの一つが本サイトの規約に反するため、あなた以外には表示されなくなりました。',
    content_allowed: 'あなたの画像またはクリップの一つを運営が確認しました。ほかの人に公開できます。',
    movie_held:
      '{named, select, no {あなたの映画} other {「{title}」}}が複数の人から報告され、サイトの管理者が確認するまで非表示になっています。',
    movie_hidden:
      '{named, select, no {あなたの映画} other {「{title}」}}は、サイトの管理者が非表示にしました：{reason} 映画のページで異議を申し立てられます。',
    movie_allowed:
      '{named, select, no {あなたの映画} other {「{title}」}}はサイトの管理者が確認し、「いいね」やコメントとともに元どおり公開されています。',
    comment_held:
      '{named, select, no {映画} other {「{title}」}}へのコメントが複数の人から報告され、サイトの管理者が確認するまで非表示になっています。',
    comment_hidden:
      '{named, select, no {映画} other {「{title}」}}へのコメントは、サイトの管理者が非表示にしました：{reason} コメントの横で異議を申し立てられます。',
    comment_allowed:
      '{named, select, no {映画} other {「{title}」}}へのコメントはサイトの管理者が確認し、元どおり公開されています。',
    appeal_rejected:
      '{named, select, no {異議申し立て} other {「{title}」についての異議申し立て}}は認められませんでした：{reason}',
    movie_liked: '{named, select, no {あなたの映画} other {「{title}」}}に新しい「いいね」がつきました。',
    movie_commented:
      '{known, select, no {だれか} other {{person}さん}}が{named, select, no {あなたの映画} other {「{title}」}}にコメントしました。',
    comment_answered:
      '{known, select, no {だれか} other {{person}さん}}が{named, select, no {公開を終えた映画} other {「{title}」}}へのコメントに返信しました。',
    author_followed: '新しいフォロワーがいます。',
    movie_remixed:
      '{known, select, no {だれか} other {{person}さん}}が{named, select, no {あなたの映画} other {「{title}」}}をリミックスしています。',
    film_published:
      '{named, select, no {あなたの映画} other {「{title}」}}は、本サイトの運営が公開にしました。理由：{reason}',
    film_unpublished:
      '{named, select, no {あなたの映画} other {「{title}」}}は、本サイトの運営が非公開にしました。理由：{reason}',
    film_chosen: '{named, select, no {あなたの映画} other {「{title}」}}が、本サイトの運営のおすすめに選ばれました。',
    film_removed:
      '{named, select, no {あなたの映画} other {「{title}」}}は、本サイトの運営が削除しました。理由：{reason}',
  },
};
