/** What children of stories and jokes are called. */
export const NICKNAMES = new Set(
  '小明 小红 小芳 小刚 小丽 小强 小华 小军 小亮 小杰 小美 小胖 小宝 小萌 小乐 小雅 小慧 小琳 小虎 小北 小南 小川 小野 小贝 小天 小月 小云 小晴 小溪 小满 小禾 小米 小麦 小豆 小黑 小白 小灰 小六 小七 阿福 阿贵 阿亮 阿强 大壮 二狗 铁柱 翠花 狗剩 胖虎 妞妞 豆豆 乐乐 朵朵 丫丫 毛毛 团团 圆圆 糖糖 果果 阳阳 萌萌 贝贝 多多 点点 球球'.split(
    ' ',
  ),
);

/** Signs of given names that only women or only men have as a rule. */
const FEMININE =
  /[娜莉妮丽雅娅琳丝蒂莎芳芬兰梅香珍凤霞燕红艳娟娥婷秀萍莲桂淑慧琴美婉嫣萝姣娇倩媛菲薇蕾蓉芸茜莺翠菊姗妍妹姑娘婶嫂妈姐妃妞朵雯瑶琪璐玲珊芝绮蕊]/;
const MASCULINE = /[强刚军勇磊伟建国福贵柱虎龙杰涛波鹏海峰辉豪彪雄坤栋梁斌锋魁铁锤根牛旺财发富祥良武汉爷叔伯]/;

/** The gender that a given name tells; absent where it tells none. */
export function genderOfName(name: string): 'feminine' | 'masculine' | undefined {
  const given = name.length > 1 && !/^[阿小老大]/.test(name) ? name.slice(1) : name;
  const isForeign = name.length > 3;
  const [isWoman, isMan] = isForeign
    ? [/[娜莉妮丽雅娅琳丝蒂莎]$/.test(name), /[斯克德夫森顿特尔罗姆]$/.test(name)]
    : [FEMININE.test(given) || /^[安艾伊][娜琳莎雅]$/.test(name), MASCULINE.test(given)];
  if (isWoman === isMan) {
    return undefined;
  }
  return isWoman ? 'feminine' : 'masculine';
}
