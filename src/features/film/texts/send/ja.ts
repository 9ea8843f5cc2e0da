import type { FilmSendTexts } from './en.ts';

/** Texts for sending a picture into a film, in Japanese. */
export const ja: FilmSendTexts = {
  title: '映画に送る',
  chooseCharacter: '自分の映画の人物',
  newFilm: 'この人物で新しい映画',
  newFilmNote: 'アイデアのページが開き、画像は登場人物に加わっています。名前はそこで付けます。',
  full: '新しい映画にはすでに登場人物が{cast, number}人います。先にアイデアのページで1人外してください。',
  toIdea: 'アイデアのページを開く',
  noFilms: '映画はまだありません。',
  beginFilm: '新しい映画',
  back: '別の映画',
  tryAgain: 'もう一度',
  where: '画像を使うところ',
  kinds: { shot: 'ショット', character: '登場人物', place: '場所', item: '小道具' },
  notes: {
    shot: 'ショットを押すと、画像をそのまま映し、カメラだけがゆっくり動きます。今の画像はテイクに残ります。',
    character: '登場人物を押すと、どのショットにも画像のままの姿で登場します。今の画像はテイクに残ります。',
    place: '場所を押すと、その場所の画像になります。今の画像はテイクに残ります。',
    item: '小道具を押すと、その小道具の画像になります。今の画像はテイクに残ります。',
  },
  none: {
    shot: 'この映画にはまだショットがありません。',
    character: 'この映画にはまだ登場人物がいません。',
    place: 'この映画にはまだ場所がありません。',
    item: 'この映画に小道具はありません。',
  },
  shot: 'ショット{number, number}',
  clipNote:
    'ショットを押すと、動画が映画の大きさに合わせてそのショットのテイクになります。今のものはテイクに残ります。',
  clipSentToShot: '「{title}」のショット{number, number}に動画を入れます。確認中です。',
  sentToShot: '「{title}」のショット{number, number}に画像を使いました。',
  sentToMember: '「{title}」の{name}に画像を使いました。',
  musicNote:
    '映画を選ぶとこの音楽を使います。もとの音楽と同じ大きさで聞こえ、映画のほうが長ければ繰り返します。今の音楽は曲の一覧に残ります。',
  sentMusic: '「{title}」にこの音楽を取り込んでいます。',
  sendingMusic: '送信中 {percent, number}%',
  stopSending: '止める',
  musicGone: 'この音楽を読み込めませんでした。もう一度お試しください。',
  open: '開く',
};
