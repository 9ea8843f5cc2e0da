import { ja as errors } from '#src/shared/errors/texts/ja.ts';
import type { AccountTexts } from './en.ts';

export const ja: AccountTexts = {
  email: 'メールアドレス',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  repeatPassword: '新しいパスワード（確認）',
  currentPassword: '現在のパスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  passwordHint:
    '{minimum, number}〜{maximum, number}文字。記号を混ぜるより、単語をいくつか並べたほうが覚えやすくなります。',
  secondFactor: '認証アプリのコード',
  secondFactorHint: 'リカバリーコードも使えます。',
  agreement: '<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>を読み、同意します。',
  newTab: '（新しいタブで開きます）',
  still: { title: '嵐の番人', by: 'Kinora自身のエンジンによる絵' },
  code: {
    label: '認証コード',
    send: 'コードを送る',
    again: 'もう一度送る',
    wait: '再送まで{seconds, number}秒',
    hint: 'メールで届く6桁の数字',
    sentMail:
      '{email}に認証コードを送りました。有効期限は{minutes, number}分です。届かないときは迷惑メールもご確認ください。',
    sentOutbox:
      'このサイトではまだメールを送信できません。運営者に認証コードをお問い合わせください（運営者の送信トレイに届いています）。',
  },
  phone: {
    phone: '電話番号',
    country: '国または地域',
    number: '電話番号',
    code: 'SMS認証コード',
    codeHint: 'SMSでお届けする6桁の数字です。',
    sent: '{phone}に認証コードをSMSで送りました。有効期限は{minutes, number}分です。',
    signInWith: 'ログイン方法',
    sendTo: 'コードの送り先',
    forgetExplain:
      'メールアドレス、または登録済みの電話番号に認証コードをお送りします。そのコードで新しいパスワードを設定すると、すべての端末からログアウトされます。',
    add: '電話番号を追加（任意）',
    addNote: '追加すると、電話番号でもログインでき、SMSでパスワードを再設定できます。ほかの人には表示されません。',
    credentialsEmpty: '電話番号とパスワードを入力してください。',
    leaveOut: '電話番号なしで登録する',
  },
  login: {
    heading: 'ログイン',
    submit: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
    newHere: '初めての方は',
    register: '新規登録',
    signingIn: 'ログインしています…',
    expired: 'ログインの有効期限が切れました。もう一度ログインすると、元の画面に戻ります。',
    codeHint: 'このアカウントのメールをご確認ください。空欄のままもう一度ログインすると、新しいコードを送信します。',
    operator:
      'Kinoraをご自身で起動しましたか？初回の起動時に管理者用のメールアドレスとパスワードが、起動のたびに一度だけ使えるログインリンクが表示されます。',
    linkFailed: 'このリンクではログインできませんでした。',
  },
  register: {
    refused: '権限が不足しています',
    refusedNote:
      'このページは管理者専用で、{name}さんは管理者ではありません。開くにはログアウトし、管理者のアカウントで入り直してください。',
    goOn: '続ける',
    heading: '新規登録',
    promise: '登録は無料。下書きに費用はかからず、作ったものはすべてあなたのものです。',
    submit: '登録する',
    invitation: '招待コード',
    haveAccount: 'アカウントをお持ちの方は',
    login: 'ログイン',
    done: 'Kinoraへようこそ。登録が完了しました。',
  },
  forget: {
    heading: 'パスワードの再設定',
    explain:
      'メールでお送りする認証コードで、新しいパスワードを設定します。設定すると、すべての端末からログアウトされます。',
    submit: '設定してログイン',
    back: 'ログインに戻る',
    done: 'パスワードを変更しました。この端末ではログイン済みで、ほかの端末はすべてログアウトされました。',
  },
  change: {
    heading: 'パスワードの変更',
    choose: '新しいパスワードを決める',
    explain: '変更すると、ほかの端末はすべてログアウトされます。',
    submit: 'パスワードを変更',
    done: 'パスワードを変更しました。',
    ended:
      '{count, plural, =0 {ほかにログイン中の端末はありませんでした。} other {ほかの端末#台をログアウトしました。}}',
    everywhereHeading: '端末をなくしましたか？',
    everywhere: 'すべての端末からログアウト',
    everywhereNote: 'この端末も含め、すべてのログインをただちに終了します。',
  },
  outbox: {
    heading: '送信トレイ',
    explain:
      'メールサーバーが設定されていないため、メールは送信されずここに残ります。認証コードを必要な方に伝えるか、KINORA_SMTP_URLを設定してください。',
    explainSet:
      'メールサーバーが設定されており、メールは送信されます。以前ここに残ったメールは{days, number}日間保存されます。',
    empty: '待っているメールはありません。',
    to: '宛先：{recipient}',
    open: '表示',
    forAdmin: '管理者宛てのメールはここでは表示できません。認証コードはサーバーのログに記録されています。',
    refresh: '更新',
  },
  problems: {
    emailInvalid: errors.EMAIL_INVALID,
    emailPasswordInvalid: errors.EMAIL_PASSWORD_INVALID,
    phoneInvalid: errors.PHONE_INVALID,
    credentialsEmpty: errors.CREDENTIALS_EMPTY,
    agreementRequired: errors.AGREEMENT_REQUIRED,
    codeEmpty: '6桁の認証コードを入力してください。',
    codeNotSent: '先に認証コードを取得してください。',
    passwordEmpty: 'パスワードを決めてください。',
    passwordShort: 'パスワードが短すぎます。{minimum, number}文字以上にしてください。',
    currentEmpty: '現在のパスワードを入力してください。',
    passwordsDiffer: 'パスワードが一致しません',
    passwordsEnteredDiffer: '入力されたパスワードが一致しません！',
    noConnection: 'サーバーに接続できません。入力した内容は残っていますので、もう一度お試しください。',
  },
};
