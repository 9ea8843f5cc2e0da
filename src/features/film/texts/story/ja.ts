import type { FilmStoryTexts } from './en.ts';

/** Texts of deep-create mode and of how a story was written, in Japanese. */
export const ja: FilmStoryTexts = {
  title: '物語ができるまで',
  tryAgain: 'もう一度',
  writers: {
    own: 'アイデアの読み取りも物語の執筆も、内蔵のルールによるものです。',
    read: 'アイデアは {model} が読み取り、台詞とナレーションは内蔵のルールが書きました。',
    worded: 'アイデアは内蔵のルールが読み取り、台詞とナレーションは {model} が書きました。',
    all: 'アイデアの読み取りも、台詞とナレーションの執筆も {model} によるものです。',
  },
  failures: {
    unreached: '{model} から応答がありませんでした。',
    useless: '{model} の回答の一部は使えませんでした。',
  },
  notDrawn: '描かれないもの：{words}',
  nearlyDrawn: '似たもので描かれるもの：{words}',
  allDrawn: 'アイデアから読み取ったものは、すべて描けます。',
  explains: 'この物語は{count, number}回組み立てられました。どの案も同じルールで採点しています（100点満点）。',
  firstChosen: 'あとの案はどれも1点以上は上回らなかったため、最初の案を使っています。',
  laterChosen: '第{number, number}案がルールに最もよく合っています。',
  wordedOnce: '最も良い案の台詞とナレーション：{model}',
  draftChosen:
    '{model} が最も良い案の文章を書き、指摘を受けて書き直しました。ルールに合うのは第{number, number}案のほうです。',
  rewritingChosen:
    '{model} が最も良い案の文章を書き、指摘を受けて書き直しました。映画には書き直したものを使っています。',
  wordedBy: '台詞とナレーション：{model}',
  remarks: '{model} の指摘：',
  noRemarks: '{model} からの指摘はありません。',
  pass: '第{number, number}案',
  chosen: '映画に使用',
  points: '{points}点',
  nothingCriticised: 'これらのルールでは指摘はありません。',
  criticised: '指摘',
  inShots: '（ショット {shots}）',
  read: 'この案を読む',
  emphasis: {
    deed: '中心の出来事をいろいろな側から見せます。',
    people: '全員を見せ、起きたことへの反応を描きます。',
    whole: 'すべての出来事を同じように描きます。',
    talk: '起きていることを人物が語り合います。',
  },
  rules: {
    events_shown: 'アイデアの出来事すべてに独立したショットがあるわけではない',
    everybody_seen: '一度も近くから映らない人物がいる',
    nobody_idle: '理由なく立っている人物がいる',
    pictures_differ: '似た画面のショットがある',
    words_differ: '同じことが二度言われる',
    sizes_vary: '同じサイズのショットが続く',
    places_vary: '場所が少ない',
    beginning_turn_end: '始まり、転換、結末のどれかが弱い',
    feelings_follow: '感情が出来事とつながらない',
    lines_say_something: '沈黙が長い、または言葉が何も伝えない',
    idea_kept: '時刻、天気、場所がアイデアと違う',
  },
};
