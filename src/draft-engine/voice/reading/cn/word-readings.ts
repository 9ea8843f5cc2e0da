/** Words whose last syllable has the neutral tone although pinyin dictionaries give it one. */
const NEUTRAL_LAST = [
  // People
  '朋友 先生 姑娘 媳妇 徒弟 学生 护士 和尚 道士 娘娘 太太 老婆 老爷',
  '乖乖 奴才 木匠 石匠 铁匠 伙计 状元 外甥 街坊 对头 人家 丫鬟 妈咪',
  // Body and creatures
  '眼睛 指甲 屁股 脑袋 下巴 喷嚏 猩猩 苍蝇 骆驼 牲口 犄角',
  // Things
  '东西 窗户 月亮 星星 云彩 葡萄 玻璃 石榴 核桃 烧饼 点心 粮食 棉花 砖头 斧头 罐头 码头',
  '帐篷 包袱 算盘 笤帚 黄瓜 芝麻 高粱 衙门 铺盖 口袋 柴火 月饼 火烧 窟窿 扁担 胭脂 消息 故事 事情 名字 地方 时候 时辰 月份 年月 岁数',
  // Mind, ways, business
  '意思 心思 动静 甜头 苦头 脾气 福气 客气 运气 小气 俗气 秀气 阔气 志气 精神 规矩 关系 道理 本事 差事 买卖 生意 主意 学问 工夫 官司 来路',
  '记号 记性 比方 成分 身份 分量',
  // Deeds
  '告诉 知道 明白 商量 打听 打扮 收拾 使唤 哆嗦 嘀咕 招呼 应付 对付 打发 打点 张罗 照应 琢磨 折磨 耽误 埋怨 嘱咐 吩咐',
  '冤枉 佩服 打算 盘算 合计 值得 凑合 将就 提防 奉承 糟蹋 欺负 摇晃 叫唤 闹腾 扑腾 糊弄',
  '忽悠 念叨 数落 挖苦 拉扯 摆弄 捉弄 拨弄 逛荡 呼噜 看见 听见 遇见 碰见 梦见 瞧见 比划 捣鼓 哄弄',
  // Qualities
  '热闹 清楚 糊涂 老实 厉害 利害 舒服 干净 麻烦 恶心 啰嗦 马虎 稀罕 利落 利索 麻利 勤快 踏实 实在 自在 亮堂 敞亮',
  '宽敞 富余 斯文 大方 寒碜 新鲜 伶俐 机灵 体面',
  // Directions, little words
  '早上 晚上 上头 进来 进去 出来 出去 上来 上去 下来 下去 回来 回去 过来 起来 多少 怪不得',
].flatMap((words) => words.split(' '));

/** Verbs that are said twice with the second lightly: 看看, 想想. */
const DOUBLED_VERBS =
  '看想试听说走等谢问坐歇玩尝写读教聊谈笑闻摸跳唱画数猜学找帮劝逛转动洗讲跑打摆喊管查算比量扫敲拍抱亲理收晒练背救求点翻揉擦吹弹补改';

/** Words that dictionaries read otherwise, or that they lack. Tones before sandhi, unless it is fixed. */
const READINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    东西方: 'dong1 xi1 fang1',
    东西南北: 'dong1 xi1 nan2 bei3',
    地方政府: 'di4 fang1 zheng4 fu3',
    小姐: 'xiao2 jie5',
    哪里: 'na2 li5',
    哪儿: 'nar3',
    差不多: 'cha4 bu5 duo1',
    舍不得: 'she3 bu5 de5',
    恨不得: 'hen4 bu5 de5',
    巴不得: 'ba1 bu5 de5',
    怪不得: 'guai4 bu5 de5',
    不由得: 'bu4 you2 de5',
    了不得: 'liao3 bu5 de2',
    大不了: 'da4 bu5 liao3',
    说不得: 'shuo1 bu5 de2',
    朝阳: 'zhao1 yang2',
    今朝: 'jin1 zhao1',
    有朝一日: 'you3 zhao1 yi2 ri4',
    船长: 'chuan2 zhang3',
    舰长: 'jian4 zhang3',
    局长: 'ju2 zhang3',
    店长: 'dian4 zhang3',
    长高: 'zhang3 gao1',
    长出: 'zhang3 chu1',
    长满: 'zhang2 man3',
    长成: 'zhang3 cheng2',
    教书: 'jiao1 shu1',
    教会: 'jiao1 hui4',
    教给: 'jiao1 gei3',
    抽空: 'chou1 kong4',
    有空: 'you3 kong4',
    有空儿: 'you3 kongr4',
    背着: 'bei1 zhe5',
    背起: 'bei1 qi3',
    数一数: 'shu3 yi5 shu3',
    数数: 'shu3 shu4',
    数不清: 'shu3 bu5 qing1',
    不计其数: 'bu2 ji4 qi2 shu4',
    还给: 'huan2 gei3',
    还款: 'huan2 kuan3',
    还债: 'huan2 zhai4',
    还贷: 'huan2 dai4',
    归还: 'gui1 huan2',
    还书: 'huan2 shu1',
    还钱: 'huan2 qian2',
    只得: 'zhi3 de2',
    了望: 'liao4 wang4',
    着装: 'zhuo2 zhuang1',
    找着: 'zhao3 zhao2',
    睡不着: 'shui4 bu5 zhao2',
    睡得着: 'shui4 de5 zhao2',
    找不着: 'zhao3 bu5 zhao2',
    用不着: 'yong4 bu5 zhao2',
    够不着: 'gou4 bu5 zhao2',
    古都: 'gu3 du1',
    大都会: 'da4 du1 hui4',
    华为: 'hua2 wei2',
    大喝: 'da4 he4',
    只不过: 'zhi3 bu2 guo4',
    白蛇传: 'bai2 she2 zhuan4',
    数来数去: 'shu3 lai2 shu3 qu4',
    穿着打扮: 'chuan1 zhuo2 da3 ban5',
    和面: 'huo2 mian4',
    重重地: 'zhong4 zhong4 de5',
    湖泊: 'hu2 po1',
    说一不二: 'shuo1 yi1 bu2 er4',
    哥儿们: 'ger1 men5',
    一行: 'yi4 xing2',
    行家: 'hang2 jia1',
    理发: 'li3 fa4',
    黑发: 'hei1 fa4',
    金发: 'jin1 fa4',
    发丝: 'fa4 si1',
    种花: 'zhong4 hua1',
    种田: 'zhong4 tian2',
    种下: 'zhong4 xia4',
    种植: 'zhong4 zhi2',
    相片: 'xiang4 pian4',
    水浒传: 'shui2 hu3 zhuan4',
    倒下: 'dao2 xia4',
    好处: 'hao3 chu5',
    坏处: 'huai4 chu5',
    切菜: 'qie1 cai4',
    一切: 'yi2 qie4',
    盛饭: 'cheng2 fan4',
    量一量: 'liang2 yi5 liang5',
    奔向: 'ben4 xiang4',
    冲着: 'chong4 zhe5',
    差点儿: 'cha4 dianr3',
    系上: 'ji4 shang5',
    系着: 'ji4 zhe5',
    射中: 'she4 zhong4',
    中箭: 'zhong4 jian4',
    倒影: 'dao4 ying3',
    倒车: 'dao4 che1',
    倒立: 'dao4 li4',
    倒水: 'dao4 shui3',
    倒退: 'dao4 tui4',
    载着: 'zai4 zhe5',
    一重: 'yi4 chong2',
    一会儿: 'yi2 huir4',
    尉迟: 'yu4 chi2',
    单雄信: 'shan4 xiong2 xin4',
    任贤齐: 'ren2 xian2 qi2',
    曾国藩: 'zeng1 guo2 fan1',
    台州: 'tai1 zhou1',
    天台山: 'tian1 tai1 shan1',
    歙县: 'she4 xian4',
    高句丽: 'gao1 gou1 li2',
    燕国: 'yan1 guo2',
    涡阳: 'guo1 yang2',
    洪洞: 'hong2 tong2',
    喀什: 'ka1 shi2',
  }),
);

/** Words in 子 whose last syllable keeps its tone, and likewise in 上 and 里. */
const FULL_LAST = new Set(
  (
    '孔子 孟子 庄子 荀子 墨子 曾子 韩非子 原子 电子 分子 粒子 质子 中子 离子 因子 王子 公子 太子 弟子 男子 女子 父子 母子 君子 才子 天子 瓜子 莲子 棋子 鱼子 精子 卵子 ' +
    '游子 学子 赤子 臣子 亲子 义子 养子 童子 浪子 骄子 仙子 西子 巨子 长子 次子 独子 松子 菜子 夫子 妃子 ' +
    '以上 之上 马上 向上 北上 至上 无上 史上 ' +
    '公里 海里 英里 万里 千里 百里 十里 邻里 故里 表里 华里'
  ).split(' '),
);

const NEUTRAL = new Set(NEUTRAL_LAST);
const LONGEST_READING = 5;

const neutral = (syllable: string): string => syllable.replace(/\d$/, '5');

/** Words with a light syllable: its place (from the end where negative), and its sounds where they change. */
const LIGHT_PLACES: readonly (readonly [RegExp, number, string?])[] = [
  // 看得见
  [/^[^不值难非]得[^不]$/, 1],
  // 慢慢地
  [/(.)\1地$|^[猛蓦忽倏霍]地$/, -1, 'de5'],
  [/.[子上里]$/, -1],
];

function readParts(word: string, read: string[]): void {
  for (let at = 0; at < word.length; at++) {
    for (let length = Math.min(LONGEST_READING, word.length - at); length > 1; length--) {
      const part = word.slice(at, at + length);
      const reading = READINGS.get(part)?.split(' ');
      const isNeutral = NEUTRAL.has(part);
      if (reading?.length === length) {
        read.splice(at, length, ...reading);
      } else if (isNeutral) {
        read[at + length - 1] = neutral(read[at + length - 1]!);
      }
      if (reading || isNeutral) {
        at += length - 1;
        break;
      }
    }
  }
}

/**
 * The syllables of a word with the tones that it has of its own: fixed readings of it or of its parts, and neutral
 * tones. `syllables` is what the dictionary says, one for each character.
 */
export function readWord(word: string, syllables: readonly string[]): string[] {
  const own = READINGS.get(word);
  if (own !== undefined) {
    return own.split(' ');
  }
  const read = [...syllables];
  if (word.length !== read.length) {
    return read;
  }
  readParts(word, read);
  for (const [pattern, place, light] of LIGHT_PLACES) {
    if (pattern.test(word) && !FULL_LAST.has(word.slice(-2))) {
      read.splice(place, 1, light ?? neutral(read.at(place)!));
    }
  }
  const [first = '', second = ''] = read;
  if (read.length === 2 && word[0] === word[1] && DOUBLED_VERBS.includes(word[0]!)) {
    return [first.replace('3', '2'), neutral(second)];
  }
  return read;
}
