/** Nouns of grammar, which name nobody and nothing: '見られているところ', 'はず'. */
export const FORMAL_NOUNS: ReadonlySet<string> = new Set(
  'こと もの ところ はず ため まま つもり わけ ほう 方 よう 様子 仕組み 正体 理由 訳 場合 代わり かわり きっかけ 結果 途中 ふり 振り 一方 以上 限り 次第 最中 真っ最中 拍子 はずみ せい おかげ そこ ここ あそこ どこ 先 全身 一生 身長 留守 一番 器官 味 停電 噂 うわさ 真相 異動 きまり バイト アルバイト パート 副業'.split(
    ' ',
  ),
);

/** Nouns that are felt, heard or thought and not seen, where nothing better is known of them. */
export const UNSEEN_NOUNS: ReadonlySet<string> = new Set(
  '落盤 陥没 高波 豪雨 大雨 落雷 土砂 大波 崩落 全員 一部 向こう 互い 勢い 中 なか 人生 誕生 成長 事情 真相 本音 経緯 状況 状態 事態 立場 役割 自信 勇気 才能 実力 人気 評判 気配 予感 違和感 罪悪感 達成感 噂 仕草 習慣 日課 期限 賞味期限 締め切り 目的 目標 手段 方法 決まり 掟 約束 契約 余命 寿命 王位 地位 名誉 権利 秘密 嘘 真実 事実 過去 未来 現在 時間 瞬間 期間 奇跡 偶然 運命 魔法 呪い 恩返し 失恋 初恋 恋 愛 夢 希望 絶望 不安 恐怖 怒り 悲しみ 喜び 孤独 沈黙 静寂 平和 自由 暗闇 闇 騒ぎ 混乱 争い 事故 事件 問題 危機 トラブル 噂話 悪口 冗談 笑い 大爆笑 爆笑 拍手 喝采 悲鳴 歓声 汽笛 サイレン 物音 音 匂い 香り 光 影 色 形 重さ 高さ 速さ 痛み 傷 病 熱 寒さ 暑さ 空腹 眠気 汗 涙 息 声 視線 言葉 台詞 セリフ 会話 返事 質問 答え 返答 挨拶'.split(
    ' ',
  ),
);

/** Parts of a body, which are nobody themselves: whoever has them is spoken of. */
export const BODY_PARTS: ReadonlySet<string> = new Set(
  '顔 素顔 笑顔 寝顔 横顔 泣き顔 姿 後ろ姿 手 両手 右手 左手 片手 手首 手のひら 指 腕 右腕 左腕 両腕 片腕 肩 頬 背中 額 首 頭 胸 心 心臓 命 体 身体 全身 口 唇 歯 舌 鼻 耳 目 両目 片目 瞳 足 右足 左足 両足 片足 膝 ひざ 腰 腹 お腹 髪 髪の毛 髭 ひげ 羽 翼 尻尾 しっぽ 牙 爪 角 たてがみ 甲羅 毛 皮膚 血 血液 骨'.split(
    ' ',
  ),
);

/** Pictures and shapes of an animal, which is not there itself: '狐の面'. */
export const LIKENESSES: ReadonlySet<string> = new Set(
  '面 お面 仮面 着ぐるみ 絵 像 銅像 石像 人形 ぬいぐるみ 置物 模型 帽子 耳飾り 刺繍 刺青 柄 マーク 看板 貯金箱 被り物 かぶり物 風船 時計'.split(
    ' ',
  ),
);

/** Clothes that tell who somebody is: '赤いコートの女性'. */
export const WORN_THINGS =
  /(?:コート|帽子|ドレス|着物|浴衣|ワンピース|セーター|マフラー|眼鏡|メガネ|めがね|サングラス|マント|制服|セーラー服|スーツ|背広|白衣|エプロン|面|マスク|仮面|フード|パーカー|ジャケット|鎧|甲冑|喪服|ローブ|ずきん|頭巾|髪|ひげ|髭|リュック|ブーツ|スカーフ|ベレー帽|麦わら帽子)$/;

/** Parts of a body that are no things to be seen for themselves. */
export const UNSEEN_PARTS: ReadonlySet<string> = new Set(
  [...BODY_PARTS].filter(
    (part) => !/^(?:心|心臓|顔|目|命|羽|翼|牙|角|骨|血|血液|爪|尻尾|しっぽ|姿|後ろ姿)$/.test(part),
  ),
);
