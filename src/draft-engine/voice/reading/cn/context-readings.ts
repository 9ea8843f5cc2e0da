const TITLE =
  '(?:老师|先生|小姐|女士|太太|夫人|医生|大夫|教授|博士|同学|同志|经理|总|主任|校长|局长|队长|船长|警官|法官|导演|师傅|师父|大哥|大姐|大爷|大妈|叔叔|阿姨|哥|姐|叔|姨|伯伯|奶奶|爷爷|公子|姑娘|将军|员外|家的|某)';
const PERSON = '(?:我|你|他|她|它|咱|我们|你们|他们|她们|它们|咱们|大家|谁|人)';
const COUNTS = '[一二两三四五六七八九十百千万几多]';

/** Family names that are read otherwise than the character. */
const SURNAMES: Readonly<Record<string, string>> = {
  单: 'shan4',
  华: 'hua4',
  任: 'ren2',
  曾: 'zeng1',
  仇: 'qiu2',
  朴: 'piao2',
  解: 'xie4',
  查: 'zha1',
  盖: 'ge3',
  区: 'ou1',
  燕: 'yan1',
  种: 'chong2',
  翟: 'zhai2',
  纪: 'ji3',
  宁: 'ning4',
  员: 'yun4',
};

type Context = readonly [sign: string, before: string, after: string, reading: string];

/** Before a title, after 姓, and after 小 or 老 as a name. */
const surnameContexts = ([name, reading]: readonly [string, string]): Context[] => [
  [name, ' ', ` ?${TITLE}`, reading],
  [name, '姓 ?', '', reading],
  [name, ' [小老] ?', ` (?:${TITLE}|说|在|$)`, reading],
];

/**
 * Readings of single characters by what stands before and after them, as patterns in which the words of a run have a
 * space before and after them; the first that matches wins. A character with spaces on both sides is a word.
 */
const CONTEXTS: readonly Context[] = [
  ...Object.entries(SURNAMES).flatMap(surnameContexts),
  // The little words
  ['的', '[目中]', ' ', 'di4'],
  ['地', String.raw`\1(.) `, ' ', 'de5'],
  [
    '地',
    ' (?<!(?: 一|块|片|这|那|的|满|在|有|天|和|与|大) )',
    ' (?!(?:上|下|里|面|是|在|有|的|和|与|很|都|也|$))',
    'de5',
  ],
  ['得', ' 不 ', ' ', 'de2'],
  ['得', '^ ', ' ', 'dei3'],
  [
    '得',
    ` (?:${PERSON}|就|都|也|还|又|总|可|必|非|只怕|恐怕|至少|今天|明天|一定|真|这) `,
    ' (?!了|过|到|第|奖|病|分|很|太|罪|不|$)',
    'dei3',
  ],
  ['得', ' (?:我|你|他|她|它|谁|人|们|了|获|取|夺|赢|必) ', ' (?:了|过|第|奖|病)', 'de2'],
  ['得', ' ', ' ', 'de5'],
  ['了', '[^不 ][得不] ?(?<!(?:获|取|赢|记|觉|懂|晓|显|舍|值)得 ?)', '(?: (?:$|吗|的|吧|呢|了))', 'liao3'],
  ['了', ' ', ' [却断结]', 'liao3'],
  ['了', ' ', ' ', 'le5'],
  ['着', '[得不] ', ' ', 'zhao2'],
  [
    '过',
    ' (?:见|去|来|说|谈|恋|骑|养|救|杀|骗|恨|哄|唱|跳|读|开|坐|带|买|卖|找|帮|听|吃|想|做|到|爱|有|写|学|问|用|打|试|玩|住|当|哭|笑) ',
    ' ',
    'guo5',
  ],
  [
    '上',
    `[^ ] (?<! (?:${PERSON}|从|往|向|比|去|赶|爬|走|跳|登|送|带|追|跟|碰|穿|戴|骑|坐|跑|飞|冲|不|能|可|会|想|一|要|就|才|也|都|还) )`,
    ' ',
    'shang5',
  ],
  ['来', '[^ ][进出上下回过起] ', ' ', 'lai5'],
  ['去', '[^ ][进出上下回过] ', ' ', 'qu5'],
  ['里', '[^ 个只从往这那] ', ' ', 'li5'],
  ['个', '[^ 各整]| ', ' |儿|办法|人人', 'ge5'],
  ['个', `${COUNTS} `, '人', 'ge5'],
  // 还 as 'give back', 只 and 行 as measure words
  ['还', '把 (?:[^ ]+ ){1,4}', ' (?:了|给|回|掉|清|我|你|他|她|它)', 'huan2'],
  ['还', '', ' ?(?:给|清|掉)(?: |了)', 'huan2'],
  ['还', '', ` (?:了 )?${PERSON}?(?: ?们)? ?(?:的 )?(?:书|钱|债|款|账|贷|命|愿|礼|人情)`, 'huan2'],
  ['还', ' (?:借|欠|要|该|来|去|必须|没|不|会|能|想|快) ', ' $', 'huan2'],
  ['只', `(?:${COUNTS}|半|这|那|每|哪|整|单) ?`, ' ?(?!是|有|能|要|会|想|好|剩|不|怕|为|见|在|顾)', 'zhi1'],
  ['只', ' ', ' ', 'zhi3'],
  ['行', `${COUNTS} ?`, ' ?(?:字|诗|泪|树|脚印|代码|文字|小字)', 'hang2'],
  // Verbs
  ['背', ' ', ' ?(?:着|起|了|负|过|包|书包|行李|孩子|我|你|他|她|一)', 'bei1'],
  ['背', ' ', '上 (?:书包|背包|行李|包|枪|药|孩子|弓|她|他|我|弟|妹)', 'bei1'],
  ['看', ' ', ' (?:家|门|孩子|店|大门|仓库|羊|牛|场子) ', 'kan1'],
  ['教', ' ', ' ', 'jiao1'],
  ['数', ' (?<!(?:个|多少|总|人|字|号) )', ' ', 'shu3'],
  ['数', '', ' ?一', 'shu3'],
  ['数', '一 ?', ' ', 'shu3'],
  ['种', ` (?<! (?:${COUNTS}|这|那|各|每|哪|某|什么) )`, ' ', 'zhong4'],
  ['长', ' (?:时间|时候|日子|路|夜|话|手|腿|久) ', ' 了', 'chang2'],
  [
    '长',
    ' (?<! (?:很|太|多|最|更|这么|那么|不|够) )',
    ' (?:了|着|出|得|满|在|成|大|高|毛|胖|胡子|叶子|草|蘑菇|翅膀|尾巴|眼睛|角|牙)',
    'zhang3',
  ],
  ['弹', ' (?<!(?:颗|枚|发|炸|导|炮) )', ' ', 'tan2'],
  ['系', ' ', '(?:鞋|领|围|腰|扣|紧)', 'ji4'],
  ['系', ' ', ' (?:鞋带|上|着|好|紧|了|领带|安全带|围巾|一|在)', 'ji4'],
  ['藏', ' ', ' ', 'cang2'],
  ['降', ' ', ' (?:服|妖|伏|魔)', 'xiang2'],
  ['调', ' ', ' (?:查|动|走|来|到|兵|头|换|离|职|集|令)', 'diao4'],
  ['调', ' ', ' ', 'tiao2'],
  ['倒', ' ', ' (?:(?:了|出|满|进|上|给 [^ ]+) )?(?:一|半|两|几|些|杯|茶|水|酒|碗|牛奶|咖啡|垃圾|满|出来|着)', 'dao4'],
  ['倒', ' ', ' (?:了|下|在|地|塌|闭)', 'dao3'],
  ['转', ' ', ' (?:过|身|头|向|回|眼|到|弯|学|告|了 过)', 'zhuan3'],
  ['为', ' ', ` (?:了|什么|何|此|人民|自己|孩子|妈妈|祖国|${PERSON})`, 'wei4'],
  ['冲', ' ', ` (?:着|${PERSON})`, 'chong4'],
  ['挣', ' ', ' ', 'zheng4'],
  ['扎', ' ', ' ', 'zha1'],
  ['切', ' ', ' ', 'qie1'],
  ['空', ' ', ' (?:出|下|着|了)', 'kong4'],
  ['空', '[有没] ', ' (?:$|吗|吧|的|了|呢|来|去|再|就)', 'kong4'],
  ['中', ' ', ' (?:了|奖|毒|弹|箭|计|枪|招)', 'zhong4'],
  ['朝', ' ', ' ', 'chao2'],
  ['划', ' ', ' ?(?:船|桨|着|水|过来|过去|向)', 'hua2'],
  ['散', ' ', ' (?:了|去|开|会|步|场)', 'san4'],
  ['圈', ' ', ' (?:养|着|起)', 'juan4'],
  ['干', ' ', ' (?:了 [^吗吧呢啊]|什么|吗|嘛|活|得|掉|啥|起|出|不|着|过|完)', 'gan4'],
  ['干', ' (?:在|想|要|能|敢|会|来|怎么|不|别|我|你|他|她) ', ' ', 'gan4'],
  ['钉', ' ', ' (?:在|上|着|住|了)', 'ding4'],
  ['好', ' ', ' (?:奇|客|斗|色|赌) ', 'hao4'],
  ['好', ' ', ' ', 'hao3'],
  ['难', ' (?:大|遭|逃|落|有) ', ' ', 'nan4'],
  ['相', '张 ?', ' ', 'xiang4'],
  ['吐', '', '.{0,9}血', 'tu4'],
  ['血', '(?:流|出|吐|滴|止) (?:了|着|出)? ?', ' ', 'xie3'],
  ['称', ' ', ' (?:心|职)', 'chen4'],
  ['载', ' ', ' (?:着|满|上|了|有|我|他|她|人|货)', 'zai4'],
  ['盛', ' ', ' (?:了|着|满|饭|汤|一|上|出)', 'cheng2'],
  ['折', ' ', ' (?:了|断)', 'zhe2'],
  ['闷', ' ', ' ', 'men4'],
  ['都', ' ', ' ', 'dou1'],
  ['待', ' ', ' (?:在|着|一会|了 ?(?:一|很|会|几))', 'dai1'],
  ['吓', ' ', ' ', 'xia4'],
  ['露', ' ', ' (?:了|面|馅|脸|一手|两手)', 'lou4'],
  ['撒', ' ', ' (?:谎|娇|手|野|腿)', 'sa1'],
  ['似', ' ', ' 的', 'shi4'],
  ['铺', ' ', ' ', 'pu1'],
  ['钻', ' ', ' ', 'zuan1'],
  ['咯', ' ', ' ', 'lo5'],
  ['嗯', ' ', ' ', 'en4'],
];

const BY_SIGN = new Map<string, { pattern: RegExp; reading: string }[]>();
for (const [sign, before, after, reading] of CONTEXTS) {
  const pattern = new RegExp(`(?<=${before})${sign}(?=${after})`, 'y');
  BY_SIGN.set(sign, [...(BY_SIGN.get(sign) ?? []), { pattern, reading }]);
}

/** The readings that context gives, by the character's place in the run (the words joined). */
export function contextReadings(words: readonly string[]): Map<number, string> {
  const divided = ` ${words.join(' ')} `;
  const readings = new Map<number, string>();
  let place = 0;
  for (let at = 0; at < divided.length; at++) {
    const sign = divided[at]!;
    const context = BY_SIGN.get(sign)?.find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(divided);
    });
    if (context) {
      readings.set(place, context.reading);
    }
    place += sign === ' ' ? 0 : 1;
  }
  return readings;
}
