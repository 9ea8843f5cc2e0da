/** What is said for Latin letters: hanzi that sound like it, and the pinyin that Mandarin speakers say. */
export interface Said {
  spoken: string;
  pinyin: readonly string[];
}

const LETTERS: ReadonlyMap<string, readonly [spoken: string, pinyin: string]> = new Map([
  ['a', ['诶', 'ei1']],
  ['b', ['必', 'bi4']],
  ['c', ['西', 'xi1']],
  ['d', ['第', 'di4']],
  ['e', ['易', 'yi4']],
  ['f', ['艾福', 'ai2 fu5']],
  ['g', ['技', 'ji4']],
  ['h', ['诶尺', 'ei2 chi5']],
  ['i', ['爱', 'ai4']],
  ['j', ['这', 'zhei4']],
  ['k', ['尅', 'kei4']],
  ['l', ['艾路', 'ai2 lu5']],
  ['m', ['艾木', 'ai2 mu5']],
  ['n', ['恩', 'en1']],
  ['o', ['欧', 'ou1']],
  ['p', ['批', 'pi1']],
  ['q', ['丘', 'qiu1']],
  ['r', ['阿尔', 'a4 er5']],
  ['s', ['艾斯', 'ai2 si5']],
  ['t', ['替', 'ti4']],
  ['u', ['优', 'you1']],
  ['v', ['威', 'wei1']],
  ['w', ['达不溜', 'da2 bu5 liu1']],
  ['x', ['艾克斯', 'ai4 ke4 si1']],
  ['y', ['外', 'wai4']],
  ['z', ['贼', 'zei4']],
]);

/** Words that everybody says, in lower case. */
const WORDS: ReadonlyMap<string, readonly [spoken: string, pinyin: string]> = new Map([
  ['hello', ['哈喽', 'ha1 lou5']],
  ['hi', ['嗨', 'hai1']],
  ['hey', ['嘿', 'hei1']],
  ['bye', ['拜', 'bai4']],
  ['byebye', ['拜拜', 'bai2 bai4']],
  ['yes', ['耶斯', 'ye4 si5']],
  ['no', ['诺', 'nou4']],
  ['sorry', ['索瑞', 'sou1 rui5']],
  ['baby', ['贝比', 'bei4 bi5']],
  ['boss', ['波士', 'bo1 si5']],
  ['party', ['趴体', 'pa1 ti4']],
  ['show', ['秀', 'xiu4']],
  ['cool', ['酷', 'ku4']],
  ['wifi', ['外发', 'wai1 fai4']],
  ['email', ['伊妹儿', 'yi1 mei4 er5']],
  ['google', ['谷歌', 'gu3 ge1']],
  ['iphone', ['爱疯', 'ai4 feng1']],
  ['coffee', ['咖啡', 'ka1 fei1']],
  ['app', ['诶批批', 'ei1 pi1 pi1']],
  ['ok', ['欧尅', 'ou1 kei4']],
  ['okay', ['欧尅', 'ou1 kei4']],
  ['vs', ['对', 'dui4']],
  ['the', ['泽', 'ze5']],
  ['thank', ['三克', 'san1 ke4']],
  ['you', ['优', 'you4']],
  ['love', ['拉夫', 'la1 fu5']],
  ['happy', ['嗨皮', 'hai1 pi4']],
  ['music', ['缪贼克', 'miu4 zei4 ke5']],
  ['game', ['给姆', 'gei4 mu5']],
  ['new', ['纽', 'niu3']],
  ['york', ['约克', 'yue1 ke4']],
  ['john', ['约翰', 'yue1 han4']],
  ['tom', ['汤姆', 'tang1 mu3']],
  ['jack', ['杰克', 'jie2 ke4']],
  ['mike', ['迈克', 'mai4 ke4']],
  ['mary', ['玛丽', 'ma3 li4']],
  ['lucy', ['露西', 'lu4 xi1']],
  ['lily', ['莉莉', 'li4 li5']],
  ['david', ['大卫', 'da4 wei4']],
  ['peter', ['彼得', 'bi3 de2']],
  ['anna', ['安娜', 'an1 na4']],
  ['alice', ['爱丽丝', 'ai4 li4 si1']],
  ['jerry', ['杰瑞', 'jie2 rui4']],
  ['bob', ['鲍勃', 'bao4 bo2']],
]);

/** Vowel letters as they sound in English names, the longest first. */
const VOWELS: readonly (readonly [RegExp, number])[] = [
  [/^(?:oo|ou|ew|ue|u)/, 4],
  [/^(?:ee|ea|ie|i|y)/, 2],
  [/^(?:ai|ay|ei|ey|e)/, 1],
  [/^(?:au|aw|oa|ow|o)/, 3],
  [/^a/, 0],
];

/** Consonants with the syllables for a, e, i, o, u and for the consonant alone, as usual in names from abroad. */
const ROWS: readonly (readonly [consonant: string, syllables: readonly string[]])[] = [
  ['sch|sh|ti(?=o)', ['沙 sha1', '谢 xie4', '希 xi1', '肖 xiao1', '舒 shu1', '什 shi2']],
  ['tch|ch', ['查 cha2', '切 qie4', '奇 qi2', '乔 qiao2', '丘 qiu1', '奇 qi2']],
  ['th', ['萨 sa4', '塞 sai4', '西 xi1', '索 suo3', '苏 su1', '斯 si1']],
  ['b+', ['巴 ba1', '贝 bei4', '比 bi3', '博 bo2', '布 bu4', '布 bu4']],
  ['c(?=[eiy])|s+', ['萨 sa4', '塞 sai4', '西 xi1', '索 suo3', '苏 su1', '斯 si1']],
  ['ck|c+|k+|qu?', ['卡 ka3', '凯 kai3', '基 ji1', '科 ke1', '库 ku4', '克 ke4']],
  ['d+', ['达 da2', '德 de2', '迪 di2', '多 duo1', '杜 du4', '德 de2']],
  ['f+|ph', ['法 fa3', '费 fei4', '菲 fei1', '福 fu2', '富 fu4', '夫 fu1']],
  ['g(?=[eiy])|j', ['贾 jia3', '杰 jie2', '吉 ji2', '乔 qiao2', '朱 zhu1', '奇 qi2']],
  ['gh?|gg', ['加 jia1', '盖 gai4', '吉 ji2', '戈 ge1', '古 gu3', '格 ge2']],
  ['h|wh(?=o)', ['哈 ha1', '赫 he4', '希 xi1', '霍 huo4', '胡 hu2', '']],
  ['l+', ['拉 la1', '莱 lai2', '利 li4', '洛 luo4', '卢 lu2', '尔 er3']],
  ['m+', ['马 ma3', '梅 mei2', '米 mi3', '莫 mo4', '穆 mu4', '姆 mu3']],
  ['n+', ['纳 na4', '内 nei4', '尼 ni2', '诺 nuo4', '努 nu3', '恩 en1']],
  ['p+', ['帕 pa4', '佩 pei4', '皮 pi2', '波 bo1', '普 pu3', '普 pu3']],
  ['r+', ['拉 la1', '雷 lei2', '里 li3', '罗 luo2', '鲁 lu3', '尔 er3']],
  ['t+', ['塔 ta3', '特 te4', '蒂 di4', '托 tuo1', '图 tu2', '特 te4']],
  ['v', ['瓦 wa3', '韦 wei2', '维 wei2', '沃 wo4', '武 wu3', '夫 fu1']],
  ['wh?', ['瓦 wa3', '韦 wei2', '威 wei1', '沃 wo4', '伍 wu3', '']],
  ['x', ['克萨 ke4 sa4', '克塞 ke4 sai4', '克西 ke4 xi1', '克索 ke4 suo3', '克苏 ke4 su1', '克斯 ke4 si1']],
  ['y(?=[aeou])', ['亚 ya4', '耶 ye1', '伊 yi1', '约 yue1', '尤 you2', '']],
  ['z+', ['扎 zha1', '泽 ze2', '齐 qi2', '佐 zuo3', '祖 zu3', '兹 zi1']],
  ['', ['阿 a1', '埃 ai1', '伊 yi1', '奥 ao4', '乌 wu1', '']],
];
const ONSETS = ROWS.map(([consonant, syllables]) => ({ onset: new RegExp(`^(?:${consonant})`), syllables }));
const ALONE = 5;

function said(entries: readonly (readonly [string, string])[]): Said {
  return {
    spoken: entries.map(([spoken]) => spoken).join(''),
    pinyin: entries.flatMap(([, pinyin]) => pinyin.split(' ')),
  };
}

function spell(letters: string): Said {
  return said([...letters].map((letter) => LETTERS.get(letter)).filter((entry) => entry !== undefined));
}

/** An approximate transliteration, syllable by syllable: 'kinora' is 基诺拉. */
function transliterate(word: string): Said {
  const entries: (readonly [string, string])[] = [];
  let rest = word;
  while (rest !== '') {
    const { onset, syllables } = ONSETS.find((row) => row.onset.test(rest))!;
    const afterOnset = rest.replace(onset, '');
    const vowel = VOWELS.find(([pattern]) => pattern.test(afterOnset));
    const afterVowel = vowel ? afterOnset.replace(vowel[0], '') : afterOnset;
    const [spoken = '', ...pinyin] = (syllables[vowel?.[1] ?? ALONE] ?? '').split(' ');
    if (spoken !== '') {
      entries.push([spoken, pinyin.join(' ')]);
    }
    // A letter that no row reads is left out.
    rest = afterVowel === rest ? rest.slice(1) : afterVowel;
  }
  return said(entries);
}

/**
 * A run of Latin letters: a word that everybody says as such, an acronym and what has no vowel letter by letter, any
 * other word transliterated.
 */
export function sayLatin(run: string): Said {
  const plain = run.normalize('NFKD').replace(/[^A-Za-z]/g, '');
  const lower = plain.toLowerCase();
  const word = WORDS.get(lower);
  if (word) {
    return said([word]);
  }
  const isAcronym = plain === plain.toUpperCase() && plain.length <= 5;
  if (isAcronym || plain.length === 1 || !/[aeiouy]/.test(lower)) {
    return spell(lower);
  }
  // A plain e at the end after another vowel is not said.
  return transliterate(run.endsWith('e') ? lower.replace(/(?<=[aeiouy][^aeiouy]{1,2})e$/, '') : lower);
}
