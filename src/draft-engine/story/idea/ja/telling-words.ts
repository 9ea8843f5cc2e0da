import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { wordTable } from '#src/shared/word-table.ts';

/** Nouns for a film or a story at the end of an idea. */
export const TELLING_NOUNS: ReadonlySet<string> = new Set(
  '物語 話 お話 ストーリー 映画 作品 短編 短篇 動画 映像 ドラマ アニメ 童話 昔話 おとぎ話 ドキュメンタリー 伝記 コメディ コメディー サスペンス ミステリー ファンタジー ロードムービー ショートフィルム 絵本 寓話 冒険譚 英雄譚 伝説 CM 広告 予告編 群像劇 復讐劇 人間ドラマ ラブストーリー シーン 一幕 ホラー 西部劇 時代劇 ロマンス SF 活劇 ショット カット 空撮 光景 イメージ映像 ミュージックビデオ PV プロモーション'.split(
    ' ',
  ),
);

export const FILM_TYPE_WORDS: Readonly<Record<string, FilmType>> = wordTable({
  ホラー: 'horror',
  怪談: 'horror',
  コメディ: 'comedy',
  喜劇: 'comedy',
  ラブ: 'romance',
  恋愛: 'romance',
  ロマンス: 'romance',
  純愛: 'romance',
  SF: 'scifi',
  ファンタジー: 'fantasy',
  おとぎ話: 'fantasy',
  童話: 'animation',
  アニメ: 'animation',
  絵本: 'animation',
  サスペンス: 'suspense',
  スリラー: 'suspense',
  ミステリー: 'detective',
  推理: 'detective',
  探偵: 'detective',
  アクション: 'action',
  活劇: 'action',
  戦争: 'war',
  時代劇: 'history',
  歴史: 'history',
  史劇: 'history',
  武侠: 'martial_arts',
  カンフー: 'martial_arts',
  西部劇: 'western',
  ウエスタン: 'western',
  ロードムービー: 'road',
  青春: 'youth',
  学園: 'youth',
  家族: 'family',
  ドキュメンタリー: 'documentary',
  伝記: 'biography',
  犯罪: 'crime',
  クライム: 'crime',
  冒険: 'adventure',
  パニック: 'disaster',
  災害: 'disaster',
  CM: 'ads',
  広告: 'ads',
  コマーシャル: 'ads',
  人間ドラマ: 'drama',
  旅番組: 'travel',
  ニュース: 'news',
  バラエティ: 'variety',
});

/** Whole pieces between commas that speak of camera, light and style. */
export const STYLE_WORDS: ReadonlySet<string> = new Set(
  '4k 8k hd フルhd 映画的 シネマティック シネマチック cinematic 高画質 超高画質 高解像度 リアル 写実的 超リアル フォトリアル スローモーション スロー タイムラプス 早送り クローズアップ アップ ロングショット 長回し ワンカット ドローン撮影 空撮 俯瞰 ローアングル ハイアングル 手持ちカメラ 手ブレ モノクロ 白黒 セピア パステルカラー 水彩 水彩画 油絵 アニメ アニメ調 ジブリ風 3dアニメ 3dcg cg ストップモーション クレイアニメ ドキュメンタリー風 フィルム調 ボケ 浅い被写界深度 逆光 ゴールデンアワー 柔らかい光 ノスタルジック 幻想的 映画のような 美しい光 16:9 9:16 縦型 横型 実写 実写風 ミニマル サイバーパンク風 雰囲気たっぷり レトロ レトロ調 35mm 35mmフィルム ワイドショット パン ズームイン ズームアウト トラッキングショット 追従ショット 全景 広角'.split(
    ' ',
  ),
);

export const STYLE_ENDS: readonly string[] =
  'スタイル 風の映像 風アニメ 画風 タッチ 調の映像 ショット アングル カメラワーク 秒の動画 秒の映像 なトーン の質感 撮影風 映画風 絵画風 ジブリ風 アニメ風 水彩画風 油絵風 実写風 浮世絵風 水墨画風 ライティング 照明 セリフなし 台詞なし 会話なし 音楽なし 音声なし ナレーションなし 字幕なし 無声 サイレント 空撮 ドローン撮影 長回し スローモーション モノクロ アニメーション せりふなし 音楽だけ ナレーションのみ 動画 風のタッチ 風味 縦長 横長'.split(
    ' ',
  );
