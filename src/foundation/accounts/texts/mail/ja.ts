import type { MailTexts } from './en.ts';

export const ja: MailTexts = {
  subject: '{code}はKinoraの認証コードです',
  registerOpening: 'Kinoraへようこそ。登録を完了するには、コードを取得した画面に次の認証コードを入力してください。',
  resetOpening: 'Kinoraのパスワードを再設定します。コードを取得した画面に次の認証コードを入力してください。',
  signInOpening:
    '新しい場所からパスワードでKinoraにログインしようとしています。ログイン画面に次の認証コードを入力してください。',
  lasts:
    '認証コードの有効期限は{minutes}分で、使えるのは一度だけです。Kinoraのスタッフがコードをお尋ねすることはありません。',
  notYou: 'お心当たりがない場合は、このメールを破棄してください。コードがなければ何も変更されません。',
  notYouSignIn:
    'お心当たりがない場合は、パスワードが他人に知られています。「パスワードを忘れた」からすぐに変更してください。',
  sms: 'Kinora認証コード：{code}（{minutes}分以内、1回のみ有効）。他人に教えないでください。',
};
