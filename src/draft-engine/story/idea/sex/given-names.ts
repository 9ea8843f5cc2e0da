import type { Language } from '#src/shared/language/languages.ts';
import type { Sex } from './sex-of-words.ts';

type Names = Readonly<Record<Sex, string>>;

/** Common given names that are borne by one sex; names of both are left out. */
const LATIN: Names = {
  feminine:
    'abigail ada adaeze agnes agnieszka aisha alejandra alice alicia amara amelia amina amy ana anita anjali ann anna anne annie anya arabella astrid audrey ava barbara beatrice beatriz bella bernadette bertha beth betty bianca birgit brenda brigitte camila carla carmen carol caroline catherine cecilia celeste charlotte chiara chloe christina claire clara clementine consuelo daisy daniela daphne deborah delia diana dolores dora doris dorothy edith eileen elaine eleanor elena eliza elizabeth ella ellen elodie elsa emilia emily emma esperanza esther eva evelyn faith fatima fiona flora florence frances freya gabriela georgia gina gloria grace greta guadalupe hannah harriet hazel heidi helen helena henrietta hilda holly ida imani ines ingrid irene iris isabel isabella isadora ivy jane janet jennifer jenny jessica joan josephine joyce judith julia juliet june karen kate katherine katya kavya keiko laila lakshmi laura layla lena lilian lily lina linda lisa lola louise lucia lucy luisa lupita lydia mabel madeleine magdalena maggie margaret margot maria mariam marie marilyn marina marta martha mary matilda maya meera melissa mia mildred mina minnie miriam molly mona monica nadia nancy naoko natalia natasha nell nina nora odile olga olivia ophelia paula pauline penelope pilar polly priya rachel rebecca rita rosa rosalie rosario rose rosie ruby ruth sadia sakura sally samira sandra sara sarah selma shirley sigrid simone sofia sonia sophia sophie stella susan susanna svetlana sylvia tamara tatiana tess teresa theresa tilda ursula valentina valeria vera veronica victoria viola violet virginia wanjiru wendy wilhelmina winifred wren xochitl yasmin yoko yumi yuna zara zaynab zofia zora zuri',
  masculine:
    'aaron abdullah abel abraham adam adrian ahmed akira albert alberto alejandro alfred ali alonso anders andre andrew angelo angus anthony anton antonio arjun arthur august baraka barnaby bartholomew ben benjamin bernard bill billy bjorn bob boris brendan brian bruno carl carlos cedric charles chidi chinedu christian christopher claude clyde colin cormac cyrus daniel david declan derek dennis diego dimitri dmitri dominic donald douglas duncan edgar edmund eduardo edward edwin elias elijah emil emilio emmanuel enrique eric ernest ernesto esteban ethan eugene evan ezra felix ferdinand fernando finn francesco francis francisco frank franz fred frederick fritz gabriel gareth gary george gerald giovanni giuseppe gregory guido gunnar gustav hamza hank hans harold harry harvey hassan hector henrik henry herbert herman hiroshi horace howard hugo ian ibrahim igor isaac ivan jack jacob jakob james jamal jason javier jeremy jerome jim joe johan john johnny jonas jonathan jorge jose joseph joshua juan julian julius kamau karim karl keith kenji kenneth kevin khalid klaus kofi konrad kwame lars laurence lawrence leo leon leonard lewis liam lorenzo louis luca lucas luigi luis luke malcolm manuel marco marcus mario mark martin mateo matthew matteo maurice max maximilian michael miguel mikhail mohammed moses mustafa nathan nathaniel ned neil nicholas nikolai noah norman oliver omar orlando oscar otto owen pablo paolo patrick paul pedro percy peter philip pierre piotr rafael rahul raj ralph ramon raoul rashid ravi raymond reginald ricardo richard robert roberto roger roland ronald rory rupert russell salvatore samuel santiago sebastian sean sergei seth silas simon solomon stanley stefan stephen steve sven tadashi takeshi tariq ted teddy terence theodore thiago thomas timothy toby tom tomas tommy tony trevor umberto victor viktor vincent vikram vladimir walter warren wilfred wilhelm william winston wolfgang xavier yusuf zachary',
};
/** Names of other tongues as the other three languages write them. */
const FOREIGN: Readonly<Partial<Record<Language, Names>>> = {
  cn: {
    feminine:
      '玛丽 艾米 艾玛 安娜 露西 爱丽丝 莉莉 索菲 索菲亚 法蒂玛 玛利亚 凯瑟琳 伊莎贝拉 丽莎 娜塔莎 海伦 苏珊 朱丽叶 茱莉亚 卡门 米娜 妮娜 黛安娜 罗莎',
    masculine:
      '汤姆 杰克 约翰 彼得 保罗 大卫 迈克 汉斯 皮埃尔 伊万 乔治 亨利 查理 佩德罗 卡洛斯 奥马尔 阿里 哈桑 马可 詹姆斯 罗伯特 威廉 托马斯 亚历山大 维克多',
  },
  ja: {
    feminine:
      'メアリー マリー マリア エミリー エマ アンナ ルーシー アリス リリー ソフィー ファティマ カルメン エレナ ソフィア ナターシャ ヘレン ジュリア ローザ イザベル クララ ハナ サクラ ユキ ミカ ユイ ハナコ アイ アカリ アヤ エリ カオリ サヤカ ナオミ マユミ モモ リン',
    masculine:
      'トム ジャック ジョン ピーター ポール デイビッド マイク ハンス ピエール イワン ジョージ ヘンリー チャーリー ペドロ カルロス アリ ハッサン マルコ ロバート ウィリアム トーマス ケンジ ハルト ヒロシ アキラ タロウ ケン ダイキ ショウ タケシ ユウタ リク',
  },
  ko: {
    feminine:
      '메리 에밀리 엠마 안나 루시 앨리스 릴리 소피 마리아 파티마 소피아 나타샤 헬렌 줄리아 로사 클라라 지안 세라 나루 유나 하나 하은 서연 지은 수진 예진 혜진 민지 은지 수지 다은 예은 채원 소연 지연 미연 수빈 유진 보라 나라 가영 나영 지영 은영 미영 선영 은주 혜주 미경 은경 수경 선미 영미 정미 보미 은미 해미 유미 선화 미화 정화 은하 소라 아름 슬기 초롱 봄 달래 순덕 점순 복순 말순 분이 춘향 심청 은비 예나 서윤 지민 소희 지수 미진 현정 은정 수정 민정',
    masculine:
      '톰 잭 존 피터 폴 데이비드 마이크 한스 피에르 이반 조지 헨리 찰리 페드로 카를로스 알리 하산 민수 철수 영수 현우 진우 민준 서준 도윤 준서 지훈 성민 동민 재민 상민 경수 성수 준수 태수 광수 창수 만수 정우 승우 선우 건우 동우 상우 민재 성재 영재 태양 도현 승현 동현 시현 상현 재현 준영 동영 덕수 봉수 칠성 길동 흥부 놀부 몽룡 바우 돌쇠 태민 강민 진수 영민 종민',
  },
};
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const LATIN_NAMES: Readonly<Record<Sex, ReadonlySet<string>>> = {
  feminine: setOf(LATIN.feminine),
  masculine: setOf(LATIN.masculine),
};

interface Shapes {
  /** Cuts a family name off. */
  given: (name: string) => string;
  feminine: RegExp;
  masculine: RegExp;
}

/** Signs and syllables by which the given names of a language show whose they are. */
const SHAPES: Readonly<Partial<Record<Language, Shapes>>> = {
  cn: {
    given: (name) => (name.length > 2 ? name.slice(-2) : name.slice(-1)),
    feminine:
      /[芳娟丽美花莲香兰梅菊玲燕珍珠婷娜莉雯霞琴凤媛婉娇妍倩萍蓉薇莎慧静淑惠娥琳瑶瑛蕾颖妮姗娅芬艳巧茜莹璐璇彤馨柔嫣菲黛翠婵姝妹秀]/,
    masculine:
      /[强军刚伟勇龙虎建国志杰涛超鹏飞磊波斌浩鑫峰辉俊宏武德福贵财富根栓柱铁锁泽轩博毅豪雄威彪魁昌恒亮健凯昊坤乾炳庆旺义仁忠航松柏彬钢石]|^[老大]/,
  },
  ja: {
    given: (name) => name,
    feminine: /(?:[子美香恵江枝絵奈菜花咲乃穂織澪凛桜楓衣莉姫緒代]|千尋|小春|千夏|葵|雪)$|^お./,
    masculine:
      /(?:[郎朗太一二三介助男夫雄彦平吉蔵造作治司史志樹人斗翔大輔哉也弥矢吾隆茂誠清修健剛勇武豊進守徹博浩明昭之行義則典次衛門丞丸馬磨湊蓮颯蒼])$/,
  },
  ko: {
    given: (name) => (name.length > 2 ? name.slice(-2) : name),
    feminine: /[희숙자순옥애]$|^[은미혜]/,
    masculine: /[호철석식섭혁범근길훈용국환필준규욱걸택표열웅광]$/,
  },
};

/** Whether a given name is a woman's or a man's; undefined for one of both or of no list. */
export function sexOfName(name: string, language: Language): Sex | undefined {
  const tokens = plain(name).split(/[\s·・]+/);
  return listed(tokens, LATIN_NAMES) ?? foreign(tokens, language) ?? byShape(tokens, language);
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

function listed(tokens: readonly string[], names: Readonly<Record<Sex, ReadonlySet<string>>>): Sex | undefined {
  const [token = ''] = tokens;
  if (names.feminine.has(token)) {
    return 'feminine';
  }
  return names.masculine.has(token) ? 'masculine' : undefined;
}

function foreign(tokens: readonly string[], language: Language): Sex | undefined {
  const names = FOREIGN[language];
  const [token = ''] = tokens;
  const given = language === 'ko' && token.length === 3 ? [token, token.slice(1)] : [token];
  const sexes = (['feminine', 'masculine'] as const).filter(
    (sex) => names && names[sex].split(' ').some((known) => given.includes(known)),
  );
  return sexes.length === 1 ? sexes[0] : undefined;
}

function byShape(tokens: readonly string[], language: Language): Sex | undefined {
  const shapes = SHAPES[language];
  const [name = ''] = tokens;
  if (!shapes || tokens.length > 1 || name.length < 2 || /[a-z]/.test(name) || /^[ァ-ヶー]+$/.test(name)) {
    return undefined;
  }
  const given = language === 'cn' && /^[老小阿]/.test(name) ? name : shapes.given(name);
  const isFeminine = shapes.feminine.test(given);
  const isMasculine = shapes.masculine.test(given);
  if (isFeminine === isMasculine) {
    return undefined;
  }
  return isFeminine ? 'feminine' : 'masculine';
}
