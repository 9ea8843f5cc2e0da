type Gender = 'feminine' | 'masculine';

/** Words for people, of the four languages, that say a sex; the word is as typed, 'woman' in 'policewoman' too. */
const SAYS: readonly (readonly [Gender, RegExp])[] = [
  [
    'feminine',
    /(?:woman|women|girl|lady|princess|queen|mother|sister|daughter|niece|aunt|wife|bride|widow|witch|goddess)$|\b(?:waitress|actress|seamstress|ballerina|empress|nun|stewardess|hostess|heiress|landlady|headmistress|priestess|duchess|countess|mistress|nanny|maid|midwife|mermaid|grandma|granny|mum|mom)\b/i,
  ],
  [
    'masculine',
    /(?:[^o]man|[^o]men|boy|gentleman|prince|king|father|brother|son|nephew|uncle|husband|groom)$|\b(?:waiter|actor|landlord|headmaster|monk|duke|butler|grandpa|granddad|dad|guy|lad|cowboy)\b/i,
  ],
  [
    'feminine',
    /^여(?:학생|배우|자|인|교사|선생|경|군|왕|가수|기자|의사|직원|고생|중생|사장|형사|전사|대생|동생|검객|주인|승무원)|(?:소녀|할머니|아주머니|아줌마|엄마|어머니|누나|언니|이모|고모|며느리|아가씨|공주|딸|해녀|수녀|무녀|선녀|아내|부인|여인|처녀|자매)$/,
  ],
  [
    'masculine',
    /^남(?:학생|배우|자|편|동생)|(?:소년|할아버지|아저씨|아빠|아버지|오빠|삼촌|아들|총각|신사|영감|청년|사나이|왕자|형제|스님|총잡이)$/,
  ],
  [
    'feminine',
    /^(?:女|老女|若い女|少女|乙女)|[娘母姉妹婆姫嬢妻尼妃]$|(?:おばあさん|おばさん|おばちゃん|ママ|女将|巫女|海女|彼女|女優|少女|女性|女子)$/,
  ],
  ['masculine', /^男|[父兄弟爺夫]$|(?:おじいさん|おじさん|じいさん|パパ|少年|青年|息子|紳士|和尚|男性|男子|老爺)$/],
  ['feminine', /^女|[女妈娘妹姐奶婆姑姨嫂妇妻]$|(?:公主|太太|姑娘|阿姨|小姐|奶奶|外婆|姥姥|女士|新娘)$/],
  ['masculine', /^男|[爸哥弟爷叔伯舅汉]$|(?:王子|先生|小伙|小伙子|和尚|儿子|爷爷|外公|姥爷|大叔|新郎)$/],
];
/** Trades that look like men and are for everyone. */
const FOR_ALL = /^(?:human|actor|waiter|king of .+|monk|農夫|車夫|丈夫|徒弟|小徒弟|子弟|師兄)$/i;

/** The sex that a word for somebody says; undefined where it says none. */
export function genderOfWord(word: string): Gender | undefined {
  return FOR_ALL.test(word) && !/^(?:monk|king of .+)$/i.test(word)
    ? undefined
    : SAYS.find(([, pattern]) => pattern.test(word))?.[0];
}
