import { describe, expect, test } from 'vitest';
import type { Clause, TextReading } from '../text-reading.ts';
import { JAPANESE_READER } from './japanese-reader.ts';

/** Idea, main clauses, other clauses; each as 'kind agents mood predicate patients'. */
const IDEAS: readonly (readonly [idea: string, main: string, others: string])[] = [
  ['港町の古い灯台で、引退した灯台守の源三は毎晩海を眺めている。', '源三 眺める 海', ''],
  [
    'パン屋を営む夫婦のもとに、十年前に家を出た娘が突然帰ってくる。',
    '娘 帰る -',
    'relative 夫婦 営む パン屋; relative 娘 家を出る -',
  ],
  ['戦争で息子を失った母親は、敵国の少年兵を家に匿う。', '母親 匿う 少年兵', 'relative 母親 失う 息子'],
  [
    '幼なじみのケンとサトルは、廃校になる小学校で最後の映画を撮ろうとする。',
    'ケン+サトル tries 映画を撮る 映画',
    'relative 小学校 廃校になる -',
  ],
  [
    '村を襲った竜に妹をさらわれた鍛冶屋は、伝説の剣を探して旅に出る。',
    '鍛冶屋 旅に出る -',
    'relative 竜 襲う 村; relative 竜 さらう 妹; before 鍛冶屋 探す 剣',
  ],
  [
    '殺し屋のジョーは、標的の少女に命を救われたことで、組織を裏切る決意をする。',
    'ジョー wants 裏切る 組織',
    'because 少女 命を救う ジョー',
  ],
  [
    '認知症の祖父に頼まれて、大学生の真由は五十年前の恋人を探し始める。',
    '真由 begins 探す 恋人',
    'before 祖父 頼む 真由',
  ],
  [
    '記憶を失った刑事が、自分が犯人かもしれない殺人事件を捜査する。',
    '刑事 捜査する 殺人事件',
    'relative 刑事 記憶を失う -; relative self 犯人 -',
  ],
  ['貧しい靴職人は、王女に恋をして、魔法の靴を作る。', '靴職人 作る 靴', 'before 靴職人 恋をする 王女'],
  ['雪の降る夜、孤独な老婆が迷子の子犬を拾う。', '老婆 拾う 子犬', 'when 雪 降る -'],
  ['おばあさんが傘をさして孫を待つ', 'おばあさん 待つ 孫', 'before おばあさん 傘を差す 傘'],
  ['誰が鐘を鳴らしたのか村人たちが話し合う', '村人 話し合う -', 'content 誰か 鐘を鳴らす 鐘'],
  ['少女は傘を拾い、手紙も拾う', '少女 拾う 手紙', 'before 少女 拾う 傘'],
  [
    '宇宙船の故障で火星に取り残された宇宙飛行士が、じゃがいもを育てて生き延びる。',
    '宇宙飛行士 生き延びる -',
    'relative - 取り残す 宇宙飛行士; before 宇宙飛行士 育てる じゃがいも',
  ],
  [
    '高校の吹奏楽部が廃部の危機に陥り、部長の美咲は仲間を集めて大会に出場する。',
    '美咲 大会に出場する -',
    'before 吹奏楽部 危機に陥る -; before 美咲 仲間を集める 仲間',
  ],
  [
    '離婚した父と娘が、母の遺骨を海に撒くために車で旅をする。',
    '父+娘 旅をする -',
    'relative 父 離婚する -; so_that 父+娘 撒く 遺骨',
  ],
  ['天才ハッカーのリンは、政府に両親を殺され、復讐を誓う。', 'リン 復讐を誓う -', 'before 政府 殺す 両親'],
  [
    '江戸時代、浪人の新之助は、借金に追われた町娘を救うため、悪徳商人と戦う。',
    '新之助 戦う 悪徳商人',
    'relative 借金 追う 町娘; so_that 新之助 救う 町娘',
  ],
  ['水没した都市で泳ぐ一匹の鯨', '鯨 泳ぐ -', ''],
  ['ロボットが公園のベンチで少年にアイスクリームを渡す', 'ロボット 渡す アイスクリーム', ''],
  ['夕暮れの浜辺で踊る二人の少女、映画的、4K、スローモーション', '少女 踊る -', ''],
  ['森の奥で、狐が眠っている旅人の帽子を盗む。', '狐 盗む 帽子', 'relative 旅人 眠る -'],
  ['猫が月を食べてしまう童話を書いてください。', '猫 食べる 月', ''],
  ['巨大なタコが港の船を海に引きずり込む', 'タコ 引きずり込む 船', ''],
  ['雨の中、傘を持たない男がバスを待っている。', '男 待つ バス', 'relative 男 not 持つ 傘'],
  ['魔女に猫に変えられた王子が、元の姿に戻ろうとするファンタジー', '王子 tries 戻る -', 'relative 魔女 変える 王子'],
  ['老人と海鳥の友情を描いた短編アニメ', '老人+海鳥 仲良くなる -', ''],
  ['なぜ空は青いのか？', '空 青い -', ''],
  ['新型スマートフォンの広告。若い女性が山頂で夜明けの写真を撮る。', '女性 写真を撮る 写真', ''],
  ['二人の料理人が、市場で最後の魚を奪い合う', '料理人 奪い合う 魚', ''],
  ['捨てられた人形たちが、おもちゃ工場から逃げ出す。', '人形 逃げ出す -', ''],
  ['少女は母に「二度と歌わない」と告げる。', '少女 告げる -', 'content - not 歌う -'],
  ['彼は妻が死んだことを知らない。', 'he not 知る -', 'content 妻 死ぬ -'],
  [
    '警察に追われる泥棒が、教会に逃げ込み、神父と友達になる。',
    '泥棒 友達になる 神父',
    'relative 警察 追う 泥棒; before 泥棒 逃げ込む -',
  ],
  ['少年は弟を殺した男を許すことができない。', '少年 not can 許す 男', 'relative 男 殺す 弟'],
  ['医者になるのをやめた青年が、小さな島で漁師として働き始める。', '青年 begins 働く -', 'relative 青年 stops なる -'],
  [
    '子供たちに笑われたピエロは、二度と舞台に立とうとしなかった。',
    'ピエロ refuses 舞台に立つ -',
    'relative 子供 笑う ピエロ',
  ],
  [
    '父は息子にピアノを習わせるが、息子はサッカーがしたい。',
    '息子 wants サッカーをする サッカー',
    'but 父 させる 息子; content 息子 習う ピアノ',
  ],
  ['兵士たちは将軍に村を焼くよう命じられる。', '将軍 命じる 兵士', 'content 兵士 焼く 村'],
  ['毎年夏になると、亡き祖母の幽霊が台所で料理を作る。', '幽霊 料理を作る 料理', ''],
  ['海賊のジャックと船長の娘アンナは、宝の地図を手に、嵐の海へ船を出す。', 'ジャック+アンナ 船を出す 船', ''],
  ['もし時間が止まったら、孤独な時計職人は何をするだろうか。', '時計職人 する 何', 'if 時間 止まる -'],
  ['隣に引っ越してきた吸血鬼の家族に、女の子は毎日パンを届ける。', '女の子 届ける パン', 'relative 吸血鬼 引っ越す -'],
  [
    '駄菓子屋の四代目・健太郎は、借金を残して消えた父の行方を追い、父の昔の相棒に出会う。',
    '健太郎 出会う 相棒',
    'before 父 残す 借金; relative 父 消える -; before 健太郎 行方を追う 父',
  ],
  [
    '少女の灯は、郵便配達員に手紙を託すが、彼が探しているのは十年前に別れた妻だった。',
    '灯 託す 手紙',
    'but he 探す 妻; relative 妻 別れる -',
  ],
  ['清掃ロボットが、廃墟の街に花の種を蒔いて回る。', '清掃ロボット 種を蒔く 種', 'and 清掃ロボット 回る -'],
  [
    '空襲で工房を焼かれた人形師のお蝶は、弟の亡骸のそばで見つけた木片をもとに人形を彫る。',
    'お蝶 彫る 人形',
    'relative 空襲 焼く 工房; relative お蝶 見つける 木片',
  ],
  ['ピアノの片割れが、なくした相棒を探す。', 'ピアノ 探す 相棒', 'relative ピアノ なくす 相棒'],
  [
    '元教師の父に頼まれ、無職の娘は、遺骨とラジオを車に積んで、父が働いた全国の灯台を巡る。',
    '娘 巡る -',
    'before 父 頼む 娘; before 娘 積む 遺骨+ラジオ; relative 父 働く -',
  ],
  ['駅に残った駅員と犬。誰も助けに来ない。', '駅員+犬 残る -; - not 助ける 駅員+犬', ''],
  ['閉館前夜の映画館の独白', '映画館 独り言を言う -', 'relative 映画館 閉館する -'],
  [
    '徹は、島民が誰も兄を覚えていないことに気づき、やがて自分の写真まで消えていく。',
    '徹 気づく -',
    'content 島民 not 覚える 兄; and 写真 消える -',
  ],
  ['魔女は双子に、一緒に暮らしてほしいと頼む。', '魔女 頼む -', 'content 双子+魔女 asks 暮らす -'],
  ['音楽を売って歩く盲目の老人', '老人 売る 音楽', 'and 老人 歩く -'],
];

/** Idea and its phrases: words, adjectives in brackets, number after #, years, owner after <, presence after !. */
const PHRASES: readonly (readonly [idea: string, phrases: string])[] = [
  ['三人の兵士と二匹の犬が、亡き王の城を守る。', '兵士#3, 犬#2, 王(亡き)!dead, 城<王'],
  ['13歳の少女ハナと弟の一也は、村の図書館で青い本を見つける。', '少女ハナ 13y, 弟一也, 村, 図書館<村, 本(青い)'],
  ['失踪した娘を探す元刑事のジョン・スミス（52）', '娘!missing, 刑事ジョン・スミス(元) 52y'],
  ['山田さんと運転手さんは、田中刑事を待つ。', '山田さん, 運転手, 刑事田中'],
  ['祖父の遺品を抱いた中学二年生の蓮と、失業中の両親', '祖父!dead, 遺品<祖父, 中学二年生蓮, 両親(失業中)#2'],
  ['昔の恋人が遺体で見つかり、新人刑事の早瀬は兄の行方を追う。', '恋人(昔)!dead, 新人刑事早瀬, 兄!missing'],
  ['ルナという少女が、東京の下町で暮らす。', '少女ルナ, 東京, 下町<東京'],
];

const nameOf = ({ phrases }: TextReading, index: number): string => {
  const phrase = phrases[index];
  return phrase?.name ?? (phrase?.head || phrase?.pronoun || '?');
};

function showClause(reading: TextReading, clause: Clause): string {
  const by = (wanted: string): string =>
    clause.roles
      .filter(({ role }) => role === wanted)
      .map(({ phrase }) => nameOf(reading, phrase))
      .join('+') || '-';
  const negation = clause.isNegated ? 'not ' : '';
  const mood = clause.mood === 'does' ? '' : `${clause.mood} `;
  return `${by('agent')} ${negation}${mood}${clause.predicate} ${by('patient')}`;
}

function showPhrases(reading: TextReading): string {
  return reading.phrases
    .map(({ head, name, adjectives, count, ageYears, owner, presence }) =>
      [
        `${head}${name ?? ''}`,
        adjectives.length > 0 ? `(${adjectives.join(' ')})` : '',
        count === undefined ? '' : `#${count}`,
        ageYears === undefined ? '' : ` ${ageYears}y`,
        owner === undefined ? '' : `<${nameOf(reading, owner)}`,
        presence ? `!${presence}` : '',
      ].join(''),
    )
    .join(', ');
}

/** An idea, its main clause, and the phrases. */
const ROLES: readonly (readonly [idea: string, main: string, phrases: string])[] = [
  ['病気の弟に本を読み聞かせる少女', '少女 読み聞かせる 本', '弟(病気), 本, 少女'],
  ['絵師が王妃の顔を描いてしまう。', '絵師 描く 王妃', '絵師, 王妃'],
  ['夢で見た女性を探す画家', '画家 探す 女性', '夢, 女性!dreamt, 画家'],
  ['片足の犬がクマを追い払う。', '犬 追い払う クマ', '犬(片足), クマ'],
  ['刑事は、かつて逮捕した男を助ける。', '刑事 助ける 男', '刑事, 男'],
  ['家を追い出された少年が人形を見つける。', '少年 見つける 人形', '家, 少年, 人形'],
  ['殺し屋が医者の娘を殺せと命じられる。', '- 命じる 殺し屋', '殺し屋, 医者, 娘<医者'],
  ['鬼に育てられた少女が旅に出る。', '少女 旅に出る -', '鬼, 少女'],
  ['海賊にさらわれた姫が国へ帰る。', '姫 帰る -', '海賊, 姫, 国'],
  ['村人に魔女と呼ばれる老婆が狼を助ける。', '老婆 助ける 狼', '村人, 老婆(魔女), 狼'],
  ['百人の兵士に囲まれた女武者・巴が最後の矢を放つ。', '巴 放つ 矢', '兵士#100, 女武者巴, 矢(最後の)'],
  ['ペンギンの郵便屋さんが小包を届ける。', 'ペンギンの郵便屋さん 届ける 小包', 'ペンギンの郵便屋さん, 小包'],
  ['赤いコートの女性が港を歩く。', '女性 歩く -', '女性(赤い コート), 港'],
  ['嘘をつくと鼻がのびる人形が証言する。', '人形 証言する -', '人形'],
  ['木こりが罠にかかった狐を助ける。', '木こり 助ける 狐', '木こり, 罠, 狐'],
  ['科学者は過去の自分に会いに行く。', '科学者 会う 過去の自分', '科学者, 過去の自分'],
  ['看護師は、屋上で泣いているところを少年に見られる。', '少年 見る 看護師', '看護師, 屋上, 少年'],
  ['少年が迷子の女の子の手を引いて神社まで送り届ける。', '少年 送り届ける 女の子', '少年, 女の子(迷子), 神社'],
  ['バイオリニストが、娘に左手だけで弾く曲を捧げる。', 'バイオリニスト 捧げる 曲', 'バイオリニスト, 娘, 曲'],
  ['魔女に変えられた王子を元に戻すため、姉は七つの山を越える。', '姉 越える -', '魔女, 王子, 姉, 山#7'],
  ['ロボット犬は、少女に「ポチ」と名付けられる。', '少女 名付ける ポチ', 'ロボット犬ポチ, 少女'],
  ['視力を失いつつある写真家が娘の笑顔を撮る。', '写真家 撮る 娘', '視力, 写真家, 娘'],
];

describe('the reader of Japanese ideas', () => {
  test.each(IDEAS)('finds who does what in %s', async (idea, main, others) => {
    const reading = await JAPANESE_READER.read(idea);
    const mains = reading.clauses.filter(({ kind }) => kind === 'main');
    const rest = reading.clauses.filter(({ kind }) => kind !== 'main');
    expect(mains.map((clause) => showClause(reading, clause)).join('; ')).toBe(main);
    expect(rest.map((clause) => `${clause.kind} ${showClause(reading, clause)}`).join('; ')).toBe(others);
  });

  test.each(ROLES)('tells who is who in %s', async (idea, main, phrases) => {
    const reading = await JAPANESE_READER.read(idea);
    const found = reading.clauses.find(({ kind }) => kind === 'main') as Clause;
    expect(showClause(reading, found)).toBe(main);
    expect(showPhrases(reading)).toBe(phrases);
  });

  test.each(PHRASES)('finds the phrases of %s', async (idea, phrases) => {
    expect(showPhrases(await JAPANESE_READER.read(idea))).toBe(phrases);
  });

  test('takes words of style and of telling off the story', async () => {
    const reading = await JAPANESE_READER.read('深海で歌うクジラのホラー短編を書いてください、4K、スローモーション');
    expect(reading.telling).toEqual({ type: 'horror', style: ['4K', 'スローモーション'], isQuestion: false });
    expect(reading.phrases.map(({ head }) => head)).toEqual(['深海', 'クジラ']);
  });

  const anything = [
    '😀',
    '漢',
    'ア',
    '「',
    '）',
    '猫と',
    '父の',
    '走って',
    '9',
    '한국어 ',
    'a',
    '、',
    '\ud800',
    '少年「が『を（に',
    '__proto__',
  ];
  test.each(anything)('reads two thousand characters of %s', async (piece) => {
    const reading = await JAPANESE_READER.read(piece.repeat(2000).slice(0, 2000));
    for (const { roles, parent } of reading.clauses) {
      expect(roles.every(({ phrase }) => reading.phrases[phrase] !== undefined)).toBe(true);
      expect(parent === undefined || reading.clauses[parent] !== undefined).toBe(true);
    }
  });
});
