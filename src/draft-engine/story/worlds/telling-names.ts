import type { Culture } from '../idea/idea-graph.ts';

/** Where a name comes from; `west` is Europe or North America. */
type NameCulture = Culture | 'west';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Given names and surnames that are at home in one culture, in Latin letters without accents. */
const LATIN: Readonly<Partial<Record<Culture, ReadonlySet<string>>>> = {
  china: words(
    'li wang zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo luo liang wei xiao mei ling jing hua ming hong xia lan bao feng jun lei qiang yan ying',
  ),
  korea: words(
    'kim park choi jung kang cho yoon jang lim seo ji-woo jiwoo min-jun minjun seo-yeon seoyeon ji-ho jiho ha-eun haeun hyun soo-yeon sooyeon min-seo minseo eun-ji yuna',
  ),
  japan: words(
    'kenji yuki haruto sakura hiroshi akira takeshi yui aoi hana haruka kaito ren sora naoko keiko yoko tanaka sato suzuki yamamoto watanabe ito nakamura kobayashi taro jiro satoshi emi akiko makoto daichi ryo shinji chihiro',
  ),
  europe: words(
    'pierre jean-luc marie claire celine francois antoine elodie hans klaus greta heidi fritz jurgen giulia luca matteo giovanni francesca paolo lorenzo chiara ivan olga dmitri natasha anton svetlana boris katya sven ingrid astrid lars bjorn freya piotr agnieszka zofia nikos eleni yannis sean niamh siobhan ines joao fiona angus',
  ),
  north_america: words('billy-bob hank wyatt tyler brandon ashley madison jayden austin dakota cody'),
  latin_america: words(
    'pedro juan jose diego carlos lucia rosa mateo miguel esperanza guadalupe lupita ramon rosario consuelo javier alejandro camila valentina xochitl thiago joaquim paulinho',
  ),
  africa: words(
    'amara kwame kofi chinedu ngozi abena juma wanjiru thabo zuri amina kamau nia sipho lindiwe adaeze chidi emeka folake tendai baraka makena okonkwo ayodele oluwaseun mandla nomsa desta',
  ),
  arab_world: words(
    'fatima omar ahmed yusuf layla hassan ali karim mustafa salim noor khalid mariam zaynab ibrahim rashid samira abdullah tariq leila farid nadia jamila hamza reza darius parisa',
  ),
  india: words(
    'priya arjun ravi anjali rohan meera raj lakshmi sunita vikram kavya deepak sanjay asha kiran gita radha krishna nisha aarav ananya rajesh suresh singh patel',
  ),
};
const NAMES: Readonly<Partial<Record<Culture, RegExp>>> = {
  japan:
    /^(?:佐藤|铃木|鈴木|田中|山本|渡边|渡辺|中村|小林|高桥|高橋|伊藤|松本|井上|山田|健太|花子|太郎|次郎|一郎)|^(?:켄지|유키|사쿠라|하루토|히로시|다나카|아키라)|^(?:ケンジ|ユキ|サクラ|ハルト|ヒロシ|アキラ|タロウ|ハナコ|ハナ|ミカ|ユイ)$/,
  korea: /^(?:金|朴|崔)[\u4e00-\u9fff]{2}$|^(?:ミンジュン|ジウ|ソヨン|ミンス|キム|パク|ジホ)/,
  china:
    /^(?:王|李|张|刘|陈|杨|赵|黄|周|吴|徐|孙|马|朱|胡|林|郭|何|高|罗)[\u4e00-\u9fff]{1,2}$|^[小老阿][\u4e00-\u9fff]$|^(?:왕|장|리)(?:웨이|밍|샤오\S*|메이)$|^(?:リー|ワン|チャン)(?:・|$)/,
  latin_america: /^(?:佩德罗|迭戈|胡安|卡洛斯|페드로|디에고|후안|카를로스|ペドロ|ディエゴ|フアン|カルロス)/,
  india: /^(?:阿米尔|拉维|普里娅|아르준|라비|프리야|アルジュン|ラヴィ|プリヤ)/,
  arab_world: /^(?:法蒂玛|奥马尔|阿里|哈桑|파티마|오마르|알리|하산|ファティマ|オマル|アリ|ハッサン)$/,
};
/** Western names as Chinese, Korean and Japanese write them. */
const WESTERN =
  /^(?:汤姆|杰克|玛丽|约翰|艾米|艾玛|安娜|露西|爱丽丝|彼得|保罗|大卫|迈克|莉莉|索菲|汉斯|皮埃尔|伊万|乔治|亨利|查理|톰|잭|메리|존|에밀리|엠마|안나|루시|앨리스|피터|폴|데이비드|마이크|릴리|소피|한스|피에르|이반|조지|헨리|찰리)(?:$|[·・])|[·・]|^(?:トム|ジャック|メアリー|マリー|マリア|ジョン|エミリー|エマ|アンナ|ルーシー|アリス|ピーター|ポール|デイビッド|マイク|リリー|ソフィー|ハンス|ピエール|イワン|ジョージ|ヘンリー|チャーリー)$/;

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Which culture a personal name speaks of, if it does. */
export function cultureOfName(name: string): NameCulture | undefined {
  const parts = plain(name).split(/[\s·・]+/);
  for (const [culture, known] of Object.entries(LATIN) as [Culture, ReadonlySet<string>][]) {
    if (parts.some((part) => known.has(part))) {
      return culture;
    }
  }
  const own = (Object.entries(NAMES) as [Culture, RegExp][]).find(([, shape]) => shape.test(name.normalize('NFC')));
  return own?.[0] ?? (WESTERN.test(name) ? 'west' : undefined);
}
