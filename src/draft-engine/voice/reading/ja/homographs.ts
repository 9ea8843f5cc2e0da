import type { Token } from './tokens.ts';

/** A reading that the words beside it decide. */
interface HomographRule {
  /** Patterns for the text before the word and after it. */
  before?: RegExp;
  after?: RegExp;
  /** The reading; for what inflects the stem's usual kana and its kana here. */
  kana: string | readonly [from: string, to: string];
}

const OPENING_TIME =
  /^(?:間|前|後|待|遅|ほど|くらい|ぐらい|以内|おき|ごと|経|過ぎ|かか|歩|足らず|もあれば|もすれば|で着|で行)/;
const EATEN =
  /(?:味|カレー|料理|食べ物|スープ|ラーメン|鍋|キムチ|唐辛子|わさび|ソース|口|舌|塩|激|甘|ピリ)[^。、！？]{0,6}$/;
const DONE =
  /(?:式|会議|実験|調査|儀式|試合|手術|作業|検査|訓練|授業|行事|取引|攻撃|会談|会見|選挙|研究|発表|工事|祭り|練習|面接|治療|パーティー)[をが]$/;
const PERSON_END = /^(?:さん|ちゃん|くん|君|様|先輩|先生)/;
const DRAWN = /^(?:を|に)?(?:作|書|見て|まと|載|示|の[上下左右中]の?数|計算)/;

/** Who commands, so that a 命 of theirs may be a command. */
const RULER =
  /(?:王|帝|君|殿|様|将軍|神|天|勅|陛下|閣下|領主|隊長|長官|司令|総督|奉行|家老|ボス|親分|師匠|大名|皇后|女王)の$/;
/** Words of the land's own that 大 comes before as オー. */
const GREAT =
  /^(?:火事|旦那|騒|掃除|慌|急ぎ|女|男|雨|雪|嵐|波|声|泣|笑|食い|酒|風|仕事|掛かり|がかり|岩|木|鍋|釜|皿|柱|橋|通り|広間|昔|芝居|祭|太鼓|手|間|暴れ|当た|当り|詰め|鷲|鷹|熊|猿|狼|鯨|亀|蜘蛛|百足|海老|蛸|穴|空|一番|盛り|儲け|恥|違い|勝ち|負け|はしゃぎ|泥棒|爆|ホール)/;

/** The days of the week in brackets, and in rows: 24日(月), 月・水・金. */
const WEEKDAYS: Readonly<Record<string, string>> = {
  月: 'ゲツ',
  火: 'カ',
  水: 'スイ',
  木: 'モク',
  金: 'キン',
  土: 'ド',
  日: 'ニチ',
};
const WEEKDAY_PLACES: readonly Pick<HomographRule, 'before' | 'after'>[] = [
  { before: /[(]$/, after: /^[)・]/ },
  { before: /(?:営業|毎週|定休日?|休み|開店|授業|曜日)[^。、]{0,6}$/, after: /^・[月火水木金土日](?!\p{Script=Han})/u },
  { before: /(?:営業|毎週|定休日?|休み|開店|授業|曜日)[^。、]{0,4}[月火水木金土日]・$/ },
];

/** Rules by the word as written, or by its dictionary form; the first that fits decides. */
const RULES: Readonly<Record<string, readonly HomographRule[]>> = {
  家: [
    { before: /[中日月晩朝夜夕度]$/, after: /^[にでへをはがも]/, kana: 'イエ' },
    { after: /^(?:の(?:子|人|者|犬|猫)|に帰ろ|へ帰ろ)/, kana: 'ウチ' },
    { kana: 'イエ' },
  ],
  何: [{ after: /^(?:で|て|だ|です|の(?!た?か)|と(?=[いか言])|な[のんだ])/, kana: 'ナン' }, { kana: 'ナニ' }],
  人気: [
    { after: /^(?:の(?:ない|無い|なく|絶え)|が(?:ない|無い|なく|なかっ|絶え|途絶))/, kana: 'ヒトケ' },
    { kana: 'ニンキ' },
  ],
  上手: [
    { before: /舞台の?$/, kana: 'カミテ' },
    { after: /^(?:投げ|出し)/, kana: 'ウワテ' },
    { before: /(?:枚|より|一枚)$/, kana: 'ウワテ' },
    { kana: 'ジョーズ' },
  ],
  下手: [{ before: /舞台の?$/, kana: 'シモテ' }, { after: /^に出/, kana: 'シタテ' }, { kana: 'ヘタ' }],
  行っ: [
    { before: DONE, kana: 'オコナッ' },
    { before: /(?<![道先街路町山川空])を$/, kana: 'オコナッ' },
    { kana: 'イッ' },
  ],
  開く: [
    { before: /(?:ドア|扉|戸|窓|門|蓋|ふた|穴|口|幕|店|鍵|目|箱|ゲート|シャッター)[がもは]$/, kana: ['ヒラ', 'ア'] },
    { before: /(?:ドア|扉|戸|窓|門|穴|店|幕)[がも]\p{L}{1,5}[にと]$/u, kana: ['ヒラ', 'ア'] },
    { before: /[をでに]$/, kana: ['ア', 'ヒラ'] },
  ],
  辛い: [
    { before: EATEN, kana: ['ツラ', 'カラ'] },
    { after: /^(?:もの|物|料理|カレー|味|ラーメン|食べ物|スープ|の(?:が|は)苦手)/, kana: ['ツラ', 'カラ'] },
    { kana: ['カラ', 'ツラ'] },
  ],
  方: [
    { before: /(?:あの|この)$/, after: /^(?!が(?:いい|良|よ|ずっと|まし))/, kana: 'カタ' },
    {
      before: /(?:あの|この|その|どの|女の|男の|お年寄りの|[るたい]|お連れの|ご年配の)$/,
      after: /^(?:は|です|でしょ|だった|々|に|を|へ|と)/,
      kana: 'カタ',
    },
    { before: /(?:[のるたいなっちらう]|どちらか)$/, kana: 'ホー' },
    { before: /[りきしみちいけせてねめれえげ]$/, kana: 'カタ' },
  ],
  方々: [{ before: /(?:あの|この|その|い|の)$/, kana: 'カタガタ' }, { kana: 'ホーボー' }],
  後: [
    { before: /(?:その|この|[年月日時分秒間回]|\p{Script=Katakana})$/u, kana: 'ゴ' },
    { before: /\p{Script=Han}$/u, kana: 'ゴ' },
    { before: /[ぁ-ん]$/, kana: 'アト' },
    { kana: 'アト' },
  ],
  空: [
    {
      after:
        /^(?:の(?:箱|瓶|コップ|グラス|缶|財布|皿|ポケット|椅子|籠|かご|部屋|引き出し|ベッド|袋|器|バケツ|鞄|かばん|封筒|棺|棚|席|檻|水筒)|っぽ|き|回り|振り|に(?:する|し[たて]|なっ|なる)|だった|箱|瓶|缶)/,
      kana: 'カラ',
    },
    { before: /(?:財布|箱|中身?|瓶|ポケット|部屋|椅子|器|コップ|ベッド)[がはも]$/, kana: 'カラ' },
    { kana: 'ソラ' },
  ],
  表: [
    { before: /(?:[上下次右左]の|別|一覧|計画|時間|料金|順位)$/, kana: 'ヒョー' },
    { after: DRAWN, kana: 'ヒョー' },
    { kana: 'オモテ' },
  ],
  角: [
    {
      before:
        /(?:鹿|牛|鬼|羊|サイ|竜|龍|ドラゴン|獣|山羊|ヤギ|ユニコーン|額|頭|トナカイ|悪魔|一角獣|カブトムシ|シカ)[のにがから]{0,2}$/,
      kana: 'ツノ',
    },
    { after: /^(?:の生え|が(?:生え|伸び|ある|二本)|を(?:生や|振))/, kana: 'ツノ' },
    { before: /\p{Script=Han}$/u, kana: 'カク' },
    { kana: 'カド' },
  ],
  金: [
    {
      after:
        /^(?:メダル|色|髪|の(?:メダル|指輪|延べ棒|卵|冠|杯|斧|鎖|時計|鈴|像|糸|リボン|首飾り|王冠|ネックレス|箱|鍵)|と銀|や銀|でできた)/,
      kana: 'キン',
    },
    { before: /(?:銀[とや]|純)$/, kana: 'キン' },
    { before: /(?:賞|現|料|税|資|奨学|募|献|貯|罰|賃|年|保証|身代)$/, kana: 'キン' },
    { kana: 'カネ' },
  ],
  市場: [
    { before: /(?:株式|金融|労働|国際|世界|為替|海外|国内|証券|債券|自動車|住宅)の?$/, kana: 'シジョー' },
    { after: /^(?:経済|価格|調査|価値|規模|占有)/, kana: 'シジョー' },
    { kana: 'イチバ' },
  ],
  間: [
    { before: /(?:[年月日週時分秒]|か月|ヶ月)$/, kana: 'カン' },
    { after: /^(?:に合|もな[くい]|違)/, kana: 'マ' },
    { before: /(?:つかの|束の|あっという|居|茶の|仏|客)$/, kana: 'マ' },
    { before: /\p{Script=Han}$/u, kana: 'カン' },
    { kana: 'アイダ' },
  ],
  中: [
    {
      before:
        /(?:[一1](?:日|年|晩)|世界|日本|国|町|街|村|家|体|身体|部屋|夜|今年|島|学校|そこら|屋敷|城|森|顔|今日|明日|世|年が?ら年)$/,
      kana: 'ジュー',
    },
    { before: /[\p{Script=Han}\p{Script=Katakana}ー]$/u, kana: 'チュー' },
    { kana: 'ナカ' },
  ],
  十分: [
    { before: /(?:時|あと|後)$/, kana: 'ジュップン' },
    { after: OPENING_TIME, kana: 'ジュップン' },
    { kana: 'ジューブン' },
  ],
  他: [{ after: /^(?:国|人|社|者|界|殺|薦|言|校)/, kana: 'タ' }, { kana: 'ホカ' }],
  身体: [{ after: /^(?:検査|測定|能力|的|障)/, kana: 'シンタイ' }, { kana: 'カラダ' }],
  最中: [{ after: /^(?:を(?:食|買)|と(?:お茶|羊羹))/, kana: 'モナカ' }, { kana: 'サイチュー' }],
  夜: [
    { after: /^(?:が(?:明け|更け|ふけ)|を(?:徹|通|明か)|も(?:更け|ふけ)|の(?:帳|とばり))/, kana: 'ヨ' },
    { before: /\p{Script=Han}$/u, kana: 'ヤ' },
    { kana: 'ヨル' },
  ],
  止める: [
    { before: /(?:煙草|タバコ|酒|仕事|会社|学校|話|喧嘩|けんか|悪戯|もう)[はを]?$/, kana: ['ト', 'ヤ'] },
    { kana: ['ヤ', 'ト'] },
  ],
  怒る: [{ kana: ['イカ', 'オコ'] }],
  抱く: [
    { before: /(?:夢|希望|疑問|疑い|恨み|憎しみ|不安|思い|期待|野望|恋心)を$/, kana: ['ダ', 'イダ'] },
    { kana: ['イダ', 'ダ'] },
  ],
  入る: [{ before: /(?:気|恐れ|手|念|堂)[にの]$/, kana: ['ハイ', 'イ'] }],
  音: [{ before: /(?:鐘|虫|鈴|笛|琴)の$/, kana: 'ネ' }],
  風: [
    {
      before: /(?:[\p{Script=Han}\p{Script=Katakana}ー]|こんな|そんな|あんな|どんな|という)$/u,
      after: /^(?:の|に|な)/,
      kana: 'フー',
    },
  ],
  主: [
    { after: /^な/, kana: 'オモ' },
    { before: /(?:森|沼|湖|池|家|声|城|館|持ち|この.{0,2})の?$/, kana: 'ヌシ' },
  ],
  樹: [{ after: PERSON_END, kana: 'イツキ' }],
  言う: [{ kana: ['イウ', 'ユー'] }],
  いう: [{ kana: ['イウ', 'ユー'] }],
  空く: [{ before: /(?:腹|おなか)[がもを]$/, kana: ['ア', 'ス'] }, { kana: ['ス', 'ア'] }],
  額: [{ before: /(?:金|総|巨|多|定|半|差|全|税)$/, kana: 'ガク' }, { kana: 'ヒタイ' }],
  床: [{ after: /^(?:に(?:就|つ[いか])|屋)/, kana: 'トコ' }, { kana: 'ユカ' }],
  側: [{ before: /(?:の|すぐ)$/, after: /^(?:に(?:い|居)|を離|で)/, kana: 'ソバ' }, { kana: 'ガワ' }],
  一行: [{ after: /^(?:を?(?:書|読|目|詩)|も)/, kana: 'イチギョー' }, { kana: 'イッコー' }],
  走: [{ before: /(?:メートル|m|キロ|リレー)$/, kana: 'ソー' }],
  下: [{ before: /(?:メートル|m|キロ|センチ)$/, kana: 'シタ' }],
  女: [
    { before: /[大雪鬼悪山]$/, kana: 'オンナ' },
    { before: /\p{Script=Han}$/u, kana: 'ジョ' },
    { before: /^$|[^\p{Script=Han}]$/u, kana: 'オンナ' },
  ],
  上: [{ before: /[ぁ-ん]$/, kana: 'ウエ' }],
  要: [{ before: /の$/, kana: 'カナメ' }],
  怒り: [{ after: /^っぽ/, kana: 'オコリ' }],
  都: [
    { after: /^(?:知事|庁|民|立|議会|議|営|道府県|内|心|下|市)/, kana: 'ト' },
    { before: /(?:東京|[0-9])$/, kana: 'ト' },
    { kana: 'ミヤコ' },
  ],
  命: [
    { before: RULER, after: /^(?:で|により|によって|に(?:従|背|逆)|を(?:受|奉|下|帯|伝)|が(?:下|くだ))/, kana: 'メー' },
    { after: /^(?:じ|ず)/, kana: 'メー' },
  ],
  殿: [{ after: /^(?:を務|の軍|軍)/, kana: 'シンガリ' }, { kana: 'トノ' }],
  大勢: [
    { before: /天下の$/, kana: 'タイセー' },
    { after: /^(?:が決|は決|に影響|に逆|を占)/, kana: 'タイセー' },
    { kana: 'オーゼー' },
  ],
  大: [{ after: GREAT, kana: 'オー' }],
  筆: [{ before: /[^一二三四五六七八九十数何0-9]$/, kana: 'フデ' }],
  町中: [{ after: /^(?:の(?:人|子|猫|犬|家|みんな)|が|に(?:響|広|知))/, kana: 'マチジュー' }],
  村中: [{ kana: 'ムラジュー' }],
  国中: [{ kana: 'クニジュー' }],
  行き: [
    { before: /(?:星|駅|京|阪|港|空港|町|街|島|\p{Script=Katakana})$/u, after: /^(?:の|で|$|は|が)/, kana: 'ユキ' },
  ],
  描く: [{ before: /[絵図画]を?$/, kana: ['エガ', 'カ'] }],
  瞬く: [{ before: /[星灯光]が$/, kana: ['マバ', 'マタ'] }],
  被る: [
    {
      before:
        /(?:面|帽子?|頭巾|笠|傘|布団|猫|兜|毛布|フード|袋|ベール|水|埃|ほこり|灰|冠|皮|布|マント|ヘルメット)[をも]$/,
      kana: ['コーム', 'カブ'],
    },
  ],
  刃: [{ after: /^[をが](?:収|納|交|研|向|抜|突|閃|光|こぼ)/, kana: 'ヤイバ' }],
  頭: [{ before: /(?:盗賊|山賊|海賊|忍びの?者?|忍者|一味|一座|鳶|組)の$/, kana: 'カシラ' }],
  土: [{ before: /[^\p{Script=Han}]$|^$/u, kana: 'ツチ' }],
  小屋: [{ before: /[\p{Script=Han}りけ]$/u, kana: 'ゴヤ' }],
  犬: [{ before: /[老忠猛猟愛名]$/, kana: 'ケン' }],
  失: [{ after: /^く/, kana: 'ナ' }],
  阿: [{ kana: 'ア' }],
  // Kanji of which the dictionary does not know the verb.
  淹: [{ after: /^れ/, kana: 'イ' }],
  憑: [
    { after: /^[かきくけこい]/, kana: 'ツ' },
    { after: /^り/, kana: 'ト' },
  ],
  慄: [{ after: /^[かきくけこい]/, kana: 'オノノ' }],
  彷徨: [{ after: /^[わいうえおっ]/, kana: 'サマヨ' }],
  労: [{ after: /^わ/, kana: 'イタ' }],
  愛: [{ after: /^おし/, kana: 'イト' }],
  君: [{ before: /[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]$/u, kana: 'クン' }, { kana: 'キミ' }],
};

/** The reading of a word by its neighbours; undefined where its usual one stands. */
export function homographKana(token: Token, text: string): string | undefined {
  const before = text.slice(Math.max(0, token.start - BESIDE), token.start);
  const after = text.slice(token.end, token.end + BESIDE);
  const weekday = WEEKDAYS[token.written];
  if (weekday !== undefined && WEEKDAY_PLACES.some((rule) => isMet(rule, before, after))) {
    return weekday;
  }
  const rules = rulesOf(token.written) ?? rulesOf(token.base) ?? [];
  for (const rule of rules) {
    // The dictionary knows suffixes from words; only what stands beside them may say otherwise.
    const isSure = token.detail !== '接尾' || rule.before !== undefined || rule.after !== undefined;
    if (isSure && isMet(rule, before, after)) {
      const { kana } = rule;
      if (typeof kana === 'string') {
        return kana;
      }
      return token.kana.startsWith(kana[0]) ? kana[1] + token.kana.slice(kana[0].length) : undefined;
    }
  }
  return undefined;
}

const isMet = ({ before, after }: Pick<HomographRule, 'before' | 'after'>, left: string, right: string): boolean =>
  (before?.test(left) ?? true) && (after?.test(right) ?? true);

/** How much of the text beside a word decides its reading, UTF-16 units. */
const BESIDE = 12;

const rulesOf = (word: string): readonly HomographRule[] | undefined =>
  Object.hasOwn(RULES, word) ? RULES[word] : undefined;
