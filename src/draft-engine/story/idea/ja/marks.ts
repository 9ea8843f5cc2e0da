import { wordTable } from '#src/shared/word-table.ts';
import type { QualityId } from '../../concepts/concept.ts';
import { byWord } from '../by-word.ts';
import type { Presence, ToldAge } from '../idea-graph.ts';
import type { NounPhrase, Clause } from '../text-reading.ts';

export const PRONOUNS: Readonly<Record<string, NounPhrase['pronoun']>> = wordTable({
  彼: 'he',
  彼女: 'she',
  彼ら: 'they',
  彼等: 'they',
  彼女たち: 'they',
  彼女ら: 'they',
  それ: 'it',
  これ: 'it',
  あれ: 'it',
  そいつ: 'he',
  あいつ: 'he',
  自分: 'self',
  自身: 'self',
  自ら: 'self',
  私: 'i',
  わたし: 'i',
  僕: 'i',
  ぼく: 'i',
  俺: 'i',
  おれ: 'i',
  あたし: 'i',
  我々: 'we',
  私たち: 'we',
  僕たち: 'we',
  僕ら: 'we',
  俺たち: 'we',
  我ら: 'we',
  互い: 'they',
  お互い: 'they',
});

/** Nouns that say whether somebody is a woman or a man. */
export const GENDERS: Readonly<Record<string, NounPhrase['gender']>> = byWord({
  feminine:
    '女, 女性, 少女, 女の子, 母, 母親, お母さん, ママ, 祖母, おばあさん, おばあちゃん, 老婆, 老女, 老婦人, 娘, 一人娘, 姉, 妹, 姉妹, 妻, 奥さん, 女房, 嫁, 花嫁, 新婦, 未亡人, 女王, 王妃, 姫, 王女, お姫様, 皇女, 魔女, 巫女, 女優, 女子高生, 人魚, 叔母, 伯母, おばさん, 姪, 孫娘, 彼女, 恋人の女, 女将, 尼, くノ一, 舞妓, 芸者, 看護婦, ヒロイン, 婦人, 乙女, 悪女, 美女, 女教師, 女刑事, OL, 女子大生, 継母, 義母, 義姉, 義妹, 女神, 歌姫, 淑女, 主婦, 人妻, 女帝, 侍女, メイド, 女スパイ, 女子, 令嬢, お嬢様, 海女, 女子生徒, 母娘',
  masculine:
    '男, 男性, 少年, 男の子, 父, 父親, お父さん, パパ, 祖父, おじいさん, おじいちゃん, 老爺, 息子, 一人息子, 兄, 弟, 兄弟, 夫, 旦那, 亭主, 花婿, 新郎, 王, 王様, 国王, 王子, 皇子, 皇帝, 神父, 侍, 武士, 浪人, 叔父, 伯父, おじさん, 甥, 彼氏, 青年, 紳士, 男子, サラリーマン, カウボーイ, 中年男, 義父, 継父, 義兄, 義弟, 殿様, 大名, 若侍, 将軍, 僧, 執事, 坊主, ヤクザ, やくざ, 力士, サンタクロース, 大男, 美男, 男爵, 伯爵, 父子',
});

/** Passives that are verbs of their own: に after them is no agent. */
export const IDIOM_PASSIVES: Readonly<Record<string, string>> = wordTable({
  巻き込む: '巻き込まれる',
  呼ぶ: '呼ばれる',
  知る: '知られる',
  囲む: '囲まれる',
  覆う: '覆われる',
  包む: '包まれる',
  惹く: '惹かれる',
  惹き付ける: '惹かれる',
  見舞う: '見舞われる',
  恵む: '恵まれる',
  悩ます: '悩まされる',
  魅する: '魅せられる',
  苛む: '苛まれる',
  知らす: '知らされる',
});

/** Passives that are verbs of their own only beside their noun: '心を奪われる'. */
export const IDIOM_PASSIVES_OF_NOUNS: Readonly<Record<string, string>> = wordTable({
  奪う: '奪われる',
  引き裂く: '引き裂かれる',
  立たす: '立たされる',
  宣告する: '宣告される',
});

/** Those whose に can be who does it. */
export const PASSIVES_BY_SOMEBODY: ReadonlySet<string> = new Set('囲む 覆う 包む 恵む 悩ます 見舞う'.split(' '));

/** Given names that are also words, or unknown to the dictionary. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  '灯 徹 豪 篤 司 稔 進 昭 清 武 修 治 実 透 聖 美優 美羽 美緒 早瀬 葵 結 蓮 凛 翼 楓 陽 湊 悠 律 樹 翔 澪 杏 茜 遥 渚 梓 忍 薫 恵 舞 誠 猛 隆 進 司 翠 陽菜 結衣 美月 ひかり あかり さくら ひまり ひなた つむぎ 颯太 大翔 陽翔 悠真 蒼 朔 紬 芽依 心春 莉子 光 海 空 花 桜 愛 渚 泉 岬 かな りん れん ゆい みお そら はるか まこと あおい 薫 直 純 学 実 茂 昇 勝 望 希 歩 巡 円 雫 栞 椿 蘭 桃 梅 菊 百合 すみれ かすみ 霞 響 奏 昴 岳 仁 信 剛 淳 聡 豊 剣 匠 諒 慎 亮 涼 綾 彩 幸 香 静 瞳 渉 要 新 暁 巧 健 満 旭 哲 寛 浩 潤 環 岬 伊織 千尋 ちひろ めい さつき しずく 千鶴 小夜 小百合 百合子 由紀子 真理子 美咲 千夏 真由 彩花 七海 桃子 恵子 和也 一也 拓也 健太 翔太 大輔 直樹 健二 龍之介 亜美 麻衣 美穂 優子 早苗 静香 菜々子 大地 勇気 健一 太郎 花子 次郎 三郎 お菊 お雪 お吉 お鶴 千代 八千代 三千代 花代 ふみ はる 小春 小雪 千秋 千里 真琴 初音 風花 夜宵 皐月 八重 一葉 六花 末吉 純一 光子 和子 初枝 瑞穂 千草 若菜 菜々 小町 小梅 小菊 瑠璃'.split(
    ' ',
  ),
);
/** Given names that are no other everyday word. */
export const CLEAR_NAMES: ReadonlySet<string> = new Set(
  '葵 結 蓮 凛 楓 湊 悠 律 樹 澪 杏 茜 遥 梓 薫 陽菜 結衣 美月 颯太 大翔 陽翔 悠真 朔 紬 莉子 綾 伊織 千尋 ちひろ 翔 千代 八千代 三千代 真琴 和子 光子 初枝 瑞穂 純一 菜々'.split(
    ' ',
  ),
);

/** Nouns that describe the next noun with の and are nobody themselves. */
export const DESCRIBING_NOUNS: ReadonlySet<string> = new Set(
  '嘘つき 泣き虫 怒りん坊 食いしん坊 怠け者 人気者 変わり者 目立ちたがり 本当 実 余命わずか 双子 認知症 余命 余命わずか 瀕死 無名 独身 反抗期 失業中 引きこもり 一人暮らし 憧れ 思春期 末期がん 難病 病気 重病 不治 天涯孤独 身重 妊娠中 訳あり 売れっ子 初対面 見知らぬ 名うて 凄腕 腕利き 駆け出し 新人 幼い頃 一流 三流 最強 最愛 唯一 本物 偽物 普通 平凡 無実 無職 定年間近 定年後 車椅子 色とりどり 大人気 行方不明 生き別れ 命 満開 真っ白 真っ赤 真っ黒 廃墟同然 空っぽ 最新 真紅 漆黒 純白 銀色 赤色 青色 白色 黒色 虹色 透明 手作り 木製 石畳 満員 無人 血まみれ 泥だらけ 傷だらけ ずぶ濡れ 裸足 隻腕 隻眼 盲目 双頭 二人組 三人組'.split(
    ' ',
  ),
);

/** Deeds that make whom they are done to dead or missing. */
export const PRESENCE_BY_OTHERS: ReadonlySet<string> = new Set(
  '殺す 殺害する 処刑する 亡くす 暗殺する 失う 死なせる 誘拐する さらう 連れ去る 拉致する 探す 見失う 想像する 空想する 思い描く'.split(
    ' ',
  ),
);
/** Who can be somebody's former. */
export const PARTNERS: ReadonlySet<string> = new Set('妻 夫 恋人 彼女 彼氏 婚約者 彼 旦那 嫁 夫婦'.split(' '));

/** Predicates of a relative clause that say that somebody is not there. */
export const PRESENCE_DEEDS: Readonly<Record<string, Presence>> = byWord({
  dead: '死ぬ, 亡くなる, 死亡する, 死去する, 他界する, 命を落とす, 息を引き取る, 天国へ旅立つ, 天国に旅立つ, 世を去る, この世を去る, 逝く, 逝去する, 戦死する, 病死する, 殺す, 殺害する, 自殺する, 処刑する, 亡くす, 暗殺する, 溺死する, 失う, 死なせる, 事故死する, 急死する, 命を失う, 天に召される, 先立つ',
  missing:
    '失踪する, 行方不明になる, 消える, いなくなる, 姿を消す, 消息を絶つ, 生き別れる, 行方をくらます, 蒸発する, 神隠しに遭う, 探す, はぐれる, 見失う',
  former: '別れる, 離婚する, 縁を切る, 出て行く, 出ていく',
  imagined: '想像する, 空想する, 思い描く',
});

/** Nouns of deeds that are no サ変 in the dictionary. */
export const ACTION_NOUNS: ReadonlySet<string> = new Set(
  '旅 恋 戦い 闘い 争い 別れ 出会い 仕事 話 喧嘩 遊び 料理 狩り 釣り 宝探し'.split(' '),
);

/** Nouns that are an event, and their verb. */
export const EVENT_NOUNS: Readonly<Record<string, string>> = wordTable({
  旅: '旅する',
  戦い: '戦う',
  闘い: '闘う',
  争い: '争う',
  別れ: '別れる',
  出会い: '出会う',
  恋: '恋する',
  独り言: '独り言を言う',
  ため息: 'ため息をつく',
  引っ越し: '引っ越す',
  ひとり言: '独り言を言う',
  独白: '独り言を言う',
  逃走劇: '逃げる',
  脱走劇: '脱走する',
  ささやき: 'ささやく',
  歌声: '歌う',
  眠り: '眠る',
  死: '死ぬ',
  誕生: '誕生する',
  結婚式: '結婚する',
  葬式: '葬式をする',
  葬儀: '葬式をする',
  旅立ち: '旅立つ',
  裏切り: '裏切る',
  復讐劇: '復讐する',
  逃避行: '逃げる',
  宝探し: '探す',
  祈り: '祈る',
  願い: '願う',
  目覚め: '目覚める',
  殺し合い: '殺し合う',
  再会: '再会する',
  冒険: '冒険する',
  挑戦: '挑戦する',
  復讐: '復讐する',
  対決: '対決する',
  成長: '成長する',
  失踪: '失踪する',
  殺人: '殺す',
  殺害: '殺害する',
  誘拐: '誘拐する',
  脱出: '脱出する',
  友情: '仲良くなる',
  火事: '燃える',
  火災: '燃える',
  引退: '引退する',
  離婚: '離婚する',
  結婚: '結婚する',
  交流: '交流する',
  闘病: '病気になる',
});

export const FREQUENCY_WORDS: Readonly<Record<string, Clause['often']>> = wordTable({
  毎日: 'each_day',
  毎朝: 'each_day',
  日々: 'each_day',
  毎晩: 'each_night',
  毎夜: 'each_night',
  夜な夜な: 'each_night',
  夜ごと: 'each_night',
  毎年: 'each_year',
  年に一度: 'each_year',
  いつも: 'always',
  常に: 'always',
  ずっと: 'always',
  永遠に: 'always',
  何度も: 'often',
  何度: 'often',
  よく: 'often',
  たびたび: 'often',
  しばしば: 'often',
  次々: 'often',
  次々と: 'often',
  次々に: 'often',
  繰り返し: 'often',
  毎週: 'often',
  毎月: 'often',
  再び: 'again',
  ふたたび: 'again',
  また: 'again',
  もう一度: 'again',
  一度: 'once',
});

/** Words that say that somebody is dead, missing, former, imagined or dreamt. */
export const JAPANESE_PRESENCES: Readonly<Record<string, Presence>> = wordTable({
  亡き: 'dead',
  今は亡き: 'dead',
  亡: 'dead',
  故: 'dead',
  死んだ: 'dead',
  亡くなった: 'dead',
  死後: 'dead',
  遺体: 'dead',
  死体: 'dead',
  亡骸: 'dead',
  他界した: 'dead',
  戦死した: 'dead',
  行方不明: 'missing',
  行方不明の: 'missing',
  消えた: 'missing',
  失踪した: 'missing',
  いなくなった: 'missing',
  生き別れの: 'missing',
  生き別れ: 'missing',
  音信不通: 'missing',
  元妻: 'former',
  元夫: 'former',
  前妻: 'former',
  前夫: 'former',
  元恋人: 'former',
  元彼: 'former',
  元カレ: 'former',
  元彼女: 'former',
  元カノ: 'former',
  元婚約者: 'former',
  別れた: 'former',
  架空: 'imagined',
  架空の: 'imagined',
  空想: 'imagined',
  空想上の: 'imagined',
  想像上の: 'imagined',
  幻: 'imagined',
  幻の: 'imagined',
  伝説上の: 'imagined',
  夢の中の: 'dreamt',
  夢に出てくる: 'dreamt',
});

/** Adjectives that the lexicon lacks. */
export const JAPANESE_QUALITIES: Readonly<Record<string, QualityId>> = wordTable({
  若い: 'young',
  幼い: 'little',
  あどけない: 'little',
  小柄: 'little',
  背の高い: 'big',
  大柄: 'big',
  巨大: 'giant',
  でかい: 'big',
  古い: 'old',
  老いた: 'old',
  年老いた: 'old',
  老: 'old',
  年配: 'old',
  中年: 'old',
  引退した: 'retired',
  内気: 'shy',
  内向的: 'shy',
  引っ込み思案: 'shy',
  臆病: 'afraid',
  怖い: 'afraid',
  気弱: 'shy',
  勇敢: 'brave',
  勇ましい: 'brave',
  大胆: 'brave',
  不屈: 'brave',
  たくましい: 'brave',
  屈強: 'big',
  孤独: 'lonely',
  寂しい: 'lonely',
  淋しい: 'lonely',
  ひとりぼっち: 'lonely',
  孤高: 'lonely',
  迷子: 'lost',
  怒りっぽい: 'angry',
  短気: 'angry',
  頑固: 'angry',
  凶暴: 'angry',
  残忍: 'angry',
  残酷: 'angry',
  冷酷: 'angry',
  邪悪: 'angry',
  横暴: 'angry',
  悲しい: 'sad',
  不幸: 'sad',
  哀れ: 'sad',
  憂鬱: 'sad',
  絶望的: 'sad',
  幸せ: 'happy',
  幸福: 'happy',
  明るい: 'happy',
  陽気: 'happy',
  元気: 'happy',
  無邪気: 'happy',
  天真爛漫: 'happy',
  楽しい: 'happy',
  優しい: 'happy',
  心優しい: 'happy',
  親切: 'happy',
  穏やか: 'happy',
  温和: 'happy',
  盲目: 'blind',
  目の見えない: 'blind',
  目の不自由な: 'blind',
  耳の聞こえない: 'deaf',
  貧しい: 'poor',
  貧乏: 'poor',
  極貧: 'poor',
  裕福: 'rich',
  金持ち: 'rich',
  高級: 'rich',
  豪華: 'rich',
  有名: 'famous',
  伝説的: 'famous',
  著名: 'famous',
  人気: 'famous',
  世界的: 'famous',
  壊れた: 'broken',
  割れた: 'broken',
  ひび割れた: 'broken',
  ひびの入った: 'broken',
  欠けた: 'broken',
  破れた: 'broken',
  折れた: 'broken',
  故障した: 'broken',
  新しい: 'new',
  新型: 'new',
  新米: 'new',
  最新: 'new',
  秘密: 'secret',
  謎めいた: 'strange',
  ミステリアス: 'strange',
  神秘的: 'magic',
  不思議: 'strange',
  奇妙: 'strange',
  奇怪: 'strange',
  異様: 'strange',
  謎: 'strange',
  不気味: 'haunted',
  恐ろしい: 'haunted',
  呪われた: 'haunted',
  魔法: 'magic',
  幻想的: 'magic',
  廃れた: 'abandoned',
  寂れた: 'abandoned',
  荒れ果てた: 'abandoned',
  水没した: 'flooded',
  凍った: 'frozen',
  氷: 'frozen',
  不器用: 'clumsy',
  ドジ: 'clumsy',
  間抜け: 'clumsy',
  怠惰: 'lazy',
  怠け者: 'lazy',
  ぐうたら: 'lazy',
  賢い: 'clever',
  利口: 'clever',
  天才的: 'clever',
  天才: 'clever',
  優秀: 'clever',
  聡明: 'clever',
  有能: 'clever',
  知的: 'clever',
  好奇心旺盛: 'clever',
  賢明: 'wise',
  偉大: 'wise',
  疲れた: 'tired',
  売れない: 'tired',
  落ちこぼれ: 'tired',
  傷ついた: 'wounded',
  負傷した: 'wounded',
  空腹: 'hungry',
  無口: 'silent',
  寡黙: 'silent',
  静か: 'silent',
  物静か: 'silent',
  美しい: 'beautiful',
  綺麗: 'beautiful',
  きれい: 'beautiful',
  可愛い: 'beautiful',
  かわいい: 'beautiful',
  可憐: 'beautiful',
  美貌: 'beautiful',
  華やか: 'beautiful',
  ハンサム: 'beautiful',
  醜い: 'ugly',
  小さい: 'little',
  小さな: 'little',
  ちいさな: 'little',
  大きい: 'big',
  大きな: 'big',
  金色: 'golden',
  黄金: 'golden',
  最後: 'last',
  最初: 'first',
});

/** Words that say how old somebody is. */
export const JAPANESE_AGES: Readonly<Record<string, ToldAge>> = byWord({
  baby: '赤ん坊, 赤ちゃん, 赤子, 乳児, 新生児, 乳飲み子',
  child:
    '子ども, 子供, こども, 幼児, 園児, 児童, 小学生, 幼い, あどけない, 女児, 男児, 少女, 少年, 女の子, 男の子, 坊や, ちびっこ, 小学校',
  teen: '中学生, 高校生, 女子高生, 男子高生, 男子高校生, 女子高校生, 十代, 10代, 思春期, 中高生, ティーンエイジャー, 受験生, 高校',
  youth: '大学生, 女子大生, 若者, 青年, 若い, 二十代, 20代, 新入社員, 若き, 若手, 新米, 学生',
  adult:
    '中年, 大人, 三十代, 四十代, 五十代, 30代, 40代, 50代, 会社員, サラリーマン, 主婦, 中年男, 中年女性, 成人, アラフォー',
  old: '老人, 老婆, 老女, 年老いた, 老いた, 高齢, 高齢の, 老, おじいさん, おばあさん, 祖父, 祖母, 老夫婦, 六十代, 七十代, 八十代, 60代, 70代, 80代, 90代, 定年, 年配, 老婦人, 老爺, おじいちゃん, おばあちゃん, ご隠居, 還暦',
});

/** Nouns before 'に行く' and their verb. */
export const AIM_NOUNS: Readonly<Record<string, string>> = wordTable({
  泊まり: '泊まる',
  遊び: '遊ぶ',
  釣り: '釣る',
  手伝い: '手伝う',
  狩り: '狩る',
  戦い: '戦う',
  買い物: '買い物する',
  迎え: '迎える',
  見舞い: '訪ねる',
  お見舞い: '訪ねる',
  助け: '助ける',
  仕返し: '仕返しする',
  墓参り: '墓参りする',
  花見: '花見をする',
  旅: '旅する',
  漁: '漁をする',
  救助: '救助する',
  挨拶: '挨拶する',
  お使い: '買い物する',
  おつかい: '買い物する',
  肝試し: '肝試しする',
  お参り: 'お参りする',
  出稼ぎ: '働く',
});

/** Persons that stand beside a trade with の: '小学生の兄妹'. */
export const APPOSED_NOUNS: ReadonlySet<string> = new Set(
  '夫婦 兄妹 兄弟 姉妹 姉弟 男 女 少年 少女 青年 老人 老婆 老婦人 老夫婦 女性 男性 神父 一家 親子 母娘 父子 カップル コンビ 若者 中年男 男女 二人組 三人組 老女 老爺 男の子 女の子 双子 大男 恋人たち'.split(
    ' ',
  ),
);

/** What is left of somebody, and how they are present: '祖母の葬儀', '兄の行方'. */
export const REMAINS: Readonly<Record<string, Presence>> = byWord({
  dead: '葬儀, 葬式, お葬式, 通夜, お通夜, 告別式, 四十九日, 初七日, 法事, 一周忌, 三回忌, 命日, 墓, お墓, 墓前, 墓参り, 墓石, 遺品, 遺品整理, 遺影, 遺書, 遺言, 遺言状, 形見, 位牌, 仏壇, 最期, 遺作, 訃報, 亡骸, 遺体, 死体, 遺骨, 遺灰, 骨壺, 死, 死後, 遺志, 亡霊',
  missing: '行方, 消息, 失踪, 失踪事件, 手がかり',
});

/** Nouns that are one of two, or some of several: '靴下の片方' is a sock. */
export const PART_NOUNS: ReadonlySet<string> = new Set(
  '片方 片割れ 半分 一部 残り 一つ ひとつ 一人 ひとり 一匹 一羽 一頭 一本 一枚 一員'.split(' '),
);

/** Nouns with で that tell how. */
export const MANNER_NOUNS: ReadonlySet<string> = new Set(
  '内緒 無断 泥だらけ 傷だらけ 血まみれ ずぶ濡れ 泥まみれ 汗だく 千鳥足 四つん這い 逆立ち 早口 棒読み 寝ぼけ眼 上機嫌 不機嫌 手探り 手作り 手書き 命綱なし 黙ったまま 内股 寝言 忍び足 片手 片足 左手だけ 右手だけ 左手 右手 素足 秘密裏 全力 必死 夢中 裸足 一斉 無言 本気 笑顔 徒歩 大声 小声 一人きり ひとり 独り 素手 全速力 命がけ 命懸け 無料 みんな 総出 家族全員 一緒 独学 遊び半分 無傷 単独 単身 両手 涙ながら 自力 自分たち 急ぎ足 早足'.split(
    ' ',
  ),
);
