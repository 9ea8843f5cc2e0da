import { deedOf } from './deeds-of-words.ts';

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Deeds whose verbs mostly have no object. */
const WITHOUT_OBJECT = split(
  'leave arrive wait meet part walk travel run flee fall climb jump fly swim ride board sit sleep wake dance whisper shout scream laugh weep fall_in_love fight die marry befriend appear vanish turn_into grow shrink die_away live work compete win fail follow join suffer be',
);

/** Verbs with an object under those deeds. */
const WITH_OBJECT = split(
  '待つ 待ち続ける 待ちわびる 待ち望む 迎えに来る 迎えに行く 愛する 愛す 想う 慕う 訪ねる 訪れる 訪問する 招く 招待する 迎える 追い出す 追放する 捨て去る 置き去りにする 見捨てる 見送る 引き裂く 引き離す 起こす 叩き起こす 寝かせる 寝かしつける 笑わせる 喜ばせる 驚かせる 怖がらせる 嘆く 悲しむ 悼む 越える 恐れる 産む 出産する 変える 伸ばす 経営する 担当する 破る 倒す 打ち破る 打ち負かす 真似る 率いる 妻にする 弔う 組む 結成する 持つ 抱える 抱く 解雇する 送る 過ごす 生かす 誘惑する 口説く 応援する 迎え入れる 好む 魅了する 達成する 成し遂げる 間違える 犯す 患う 憎む 辞める 装う 欠く 備える 有する 所有する',
);

/** Verbs without an object under other deeds. */
const ALONE = split(
  'のびる 伸びる 濡れる 罠にかかる 罠にはまる つかまる 浮かぶ 漂う 流れ着く 打ち上げられる 遭難する 転ぶ 滑る こぼれる あふれる ほどける 外れる はずれる 剥がれる 色あせる さびる 錆びる 曲がる 傾く 崩れ落ちる 飛び散る 広がる 縮む しぼむ 沈む 現れる 目覚める 立つ 座る 落ちる 倒れる 鳴り響く 近づく 遠ざかる 通りかかる 乗り合わせる 立てこもる 反抗する 逃げ出す 黙る 怒る 笑う 泣く 急ぐ 役に立つ 火が出る 出火する 噴火する 炎上する 沈没する 倒壊する 崩壊する 開戦する 開店する 開業する 開幕する 壊れる 割れる 砕ける 折れる 切れる 破れる 裂ける 崩れる 燃える 焼ける 光る 輝く きらめく 開く 閉まる 止まる 停まる 終わる 始まる 隠れる 潜む 見つかる 直る 治る 助かる 捕まる 集まる 揺れる 流れる 鳴る 響く 届く 生まれる 消える 枯れる 凍る 溶ける 売れる 迷う はぐれる 遅れる 気づく 気付く 遊ぶ 働く 咲く 映る 余る 残る 聞こえる 見える 沈む 傷つく 失踪する 遅刻する 負傷する 故障する 爆発する 爆破する 潰れる 閉じこもる 引きこもる 並ぶ 戦う 暮らす 悩む 嘘をつく 謝る 濡れる 祈る 連絡する 話しかける つぶやく 引退する 倒産する 酔う 泊まる 閉店する 閉館する 廃業する 熱中する 眠る つながる 繋がる 足りる 降る 積もる 満ちる 溢れる 孵る 灯る 動く 回る 上がる 下がる 育つ 当たる 外れる 減る 増える 伝わる',
);

/** Verbs that are hardly ever used without their object: '拾った犬' was picked up. */
const NEEDS_OBJECT = split(
  '見る 見かける 受け継ぐ 救い出す かくまう 匿う 養う 看取る 騙す 傷つける 倒す 守る 雇う 追い詰める 追い出す 追放する 見捨てる さらう 攫う 手に入れる 譲り受ける 引き取る 名付ける 受け取る 取り壊す 拾う 捨てる 見つける 助ける 愛する 愛す 殺す 飼う 買う 作る 造る 創る 書く 失う 亡くす なくす 盗む 奪う 隠す 描く 落とす 壊す 育てる 忘れる 置き忘れる 残す 遺す 贈る 送る もらう 貰う 預かる 預ける 借りる 貸す 発見する 発明する 開発する 建てる 救う 誘拐する 捕まえる 捕らえる 使う 着る 持つ 編む 縫う 植える 選ぶ 届ける 頼む 憎む 恨む 慕う 探す 捜す 追う 追いかける 追跡する 尊敬する 信じる 撮る 撮影する 釣る 運ぶ 呼ぶ 産む 生み出す 埋める 埋葬する 抱く 抱える 見つめる 裏切る 置く 開ける 閉じる 閉じ込める 封印する 設計する 逮捕する',
);

export function isIntransitive(base: string): boolean {
  if (ALONE.has(base) || base.endsWith('になる')) {
    return true;
  }
  const deed = deedOf(base);
  return deed !== undefined && WITHOUT_OBJECT.has(deed) && !WITH_OBJECT.has(base) && !NEEDS_OBJECT.has(base);
}

/** Deeds that are hardly ever told without whom or what they are done to. */
const DONE_TO_SOMETHING = split(
  'give take throw catch find lose hide chase load carry push attack kill steal arrest trap free heal help rescue protect betray lead photograph embrace repair break tear put_out board',
);

export function needsObject(base: string): boolean {
  const deed = deedOf(base);
  const isWhole = /.[をにが]./.test(base);
  return (
    NEEDS_OBJECT.has(base) || (deed !== undefined && DONE_TO_SOMETHING.has(deed) && !isWhole && !isIntransitive(base))
  );
}
