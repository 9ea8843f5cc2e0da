import type { MemeId } from '#src/draft-engine/memes/templates.ts';
import type { TemplateWords } from './template-words.ts';

/** Names, search words and examples of the templates of memes, in Japanese. */
export const ja: Readonly<Record<MemeId, TemplateWords>> = {
  kettle_on_fire: {
    name: 'すべて順調',
    words: 'キツネ 火事 やかん オフィス 冷静 災難',
    lines: ['あと1分で終わります', '進み具合を説明する私'],
  },
  empty_counter: {
    name: '誰もいない窓口',
    words: '行列 待つ 銀行 窓口 役所 不在',
    lines: ['5分で戻ります', '3日目。希望もまだ並んでいる'],
  },
  two_doors: {
    name: '二つの扉',
    words: 'ロボット 選択 決断 ドア 迷う',
    lines: ['今日から始める', '月曜から始める', '毎週こうなる'],
  },
  owl_explains: {
    name: 'フクロウの説明',
    words: 'フクロウ 講義 学校 退屈 ピザ 居眠り 会議',
    lines: ['まだ96枚中の4枚目です', '聞き手は3種類'],
  },
  snail_express: {
    name: '特急便',
    words: 'カタツムリ 荷物 宅配 配達 遅い 遅刻',
    lines: ['お急ぎ便：順調に配送中です', 'もうすぐ着きます！'],
  },
  robot_paints: {
    name: 'ロボットが絵を描く',
    words: 'ロボット 画家 芸術 掃除 仕事 未来 AI',
    lines: ['ひらめきを感じる', 'ほうきを感じる', '約束された未来'],
  },
  weather_report: {
    name: '天気予報',
    words: '天気 リポーター 雨 嵐 傘 ニュース',
    lines: ['予報どおり、そよ風です', '週末の予定から生中継'],
  },
  wrong_sum: {
    name: '黒板のまちがい',
    words: '先生 学校 黒板 まちがい 計算 算数',
    lines: ['2 + 2 = 5', 'あのう……', '誰も言えなかった'],
  },
  one_listener: {
    name: '満員御礼',
    words: 'カエル 歌手 舞台 コンサート 観客 音楽 ファン',
    lines: ['私の配信', 'たった一人の登録者', '今夜も満席です'],
  },
  cat_and_cup: {
    name: '猫とカップ',
    words: '猫 カップ テーブル 落とす 台所 いたずら',
    lines: ['深夜2時の私', '私の生活リズム', 'どうなるか見たいだけ'],
  },
  throne_at_home: {
    name: 'この家の主',
    words: '猫 王様 玉座 しもべ 魚 家 主人',
    lines: ['家賃を払わない', '家賃を払う', '念のため確認です'],
  },
  ghost_and_bill: {
    name: '幽霊よりこわいもの',
    words: '幽霊 こわい 手紙 請求書 恐怖 電気代 ハロウィン',
    lines: ['今月の電気代', 'これでどちらも眠れない'],
  },
  sheep_counts: {
    name: '羊が数えるもの',
    words: '羊 眠り 数える 夜 不眠 ベッド',
    lines: ['人間が4812人', '日曜の夜は羊も眠れない'],
  },
  midnight_fridge: {
    name: '真夜中の冷蔵庫',
    words: '冷蔵庫 夜 空腹 ダイエット おやつ 台所',
    lines: ['残りもの', 'ダイエット初日', '一日の終わりの光'],
  },
  cactus_hug: {
    name: '風船をぎゅっと',
    words: 'サボテン 風船 ハグ ウサギ 危険 注意',
    lines: ['善意の私', '聞いてしまった秘密', '何も起きないはず'],
  },
  huge_fish: {
    name: '大きすぎる獲物',
    words: '魚 網 漁師 浜辺 巨大 小さい',
    lines: ['月曜の受信箱', '私のコーヒー', 'もっと大きいのが要る'],
  },
  lion_and_mouse: {
    name: 'こわがるのはどっち',
    words: 'ライオン ネズミ こわい 勇気 小さい 大きい',
    lines: ['200キロの勇気', '突然かかってきた電話', 'こわいのはいつも小さなこと'],
  },
  ladder_too_short: {
    name: '短すぎるはしご',
    words: 'ネズミ はしご チーズ 目標 お金 夢',
    lines: ['住みたい部屋', '私の貯金', 'あと少し'],
  },
  treasure_sock: {
    name: '宝物',
    words: '海賊 宝箱 靴下 島 洗濯 探す がっかり',
    lines: ['屋根裏の箱', '靴下のもう片方', '20年探した結果'],
  },
  wrong_passenger: {
    name: '乗客ちがい',
    words: 'UFO 宇宙人 牛 宇宙 夜 脱出 スーツケース',
    lines: ['お客様窓口', '荷物を持っているのは私です！', '助けは来た。別の人に'],
  },
  snowman_in_july: {
    name: '7月の雪だるま',
    words: '雪だるま 夏 海辺 暑さ とける 休暇',
    lines: ['カラッとした暑さだって', '1月に予約した夏休み'],
  },
  no_signal: {
    name: '圏外',
    words: '月 宇宙飛行士 電話 宇宙 電波 孤独',
    lines: ['そのままお待ちになる方は1を', '家から38万キロ、まだ圏外'],
  },
  dragon_candle: {
    name: 'ドラゴンのお手伝い',
    words: 'ドラゴン 誕生日 ケーキ ろうそく 火 手伝い 子ども',
    lines: ['ろうそく、つけておいたよ！', '専門家の手助け'],
  },
  penguin_in_desert: {
    name: '道をまちがえた',
    words: 'ペンギン 砂漠 地図 迷子 旅行 暑さ',
    lines: ['次の氷山の先のはず', '道を聞く必要はない'],
  },
  before_and_after: {
    name: 'ビフォーアフター',
    words: '前 後 変化 仕事 初日 疲れ 比べる',
    lines: ['初日', '1週間後'],
  },
  worse_and_worse: {
    name: 'だんだん悪くなる',
    words: 'クマ 四コマ 段階 あわてる 冷静 怒る 火 電話',
    lines: ['ちょっと見るだけ', '「今いい？」', '「急ぎです」', '「やっぱりいい」'],
  },
  cake_in_the_book: {
    name: '写真と現実',
    words: 'ケーキ 料理人 お菓子 台所 理想 現実 失敗 レシピ',
    lines: ['レシピの写真', 'うちの台所'],
  },
  five_more_minutes: {
    name: 'あと5分',
    words: '目覚まし 時計 ベッド 眠り 朝 パンダ 遅刻 月曜',
    lines: ['6:30', '11:45', 'あと5分だけ'],
  },
  museum_portrait: {
    name: '名画',
    words: '美術館 絵 肖像 芸術 ギャラリー 写真 額縁',
    lines: ['『自我』油彩', '3時間並びました'],
  },
  wanted_poster: {
    name: 'お尋ね者',
    words: '手配書 ポスター 保安官 西部 犯人 写真 ニワトリ',
    lines: ['お尋ね者', '最後の一切れを食べた罪', 'ケーキなしで近づくな'],
  },
  employee_of_the_month: {
    name: '今月の社員',
    words: '社員 今月 オフィス 賞 写真 表彰 仕事',
    lines: ['今月の優秀社員', 'メールに返信した', 'みんな心から喜んでいます'],
  },
  evening_news: {
    name: 'ニュース速報',
    words: 'ニュース テレビ キャスター 速報 写真 画面 スタジオ',
    lines: ['速報　時間どおりに起床', '専門家も困惑・家族はコメントを控える・続きは9時'],
  },
};
