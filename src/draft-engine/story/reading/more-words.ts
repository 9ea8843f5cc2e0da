import type { Language } from '#src/shared/language/languages.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import { lexiconIndex, type LexiconIndex } from '../lexicon/lexicon.ts';
import { verbs as koreanForms } from '../lexicon/words/ko.ts';
import { CHINESE_EVERYDAY } from './everyday/cn.ts';
import { ENGLISH_EVERYDAY } from './everyday/en.ts';
import type { EverydayNouns } from './everyday/everyday-nouns.ts';
import { JAPANESE_EVERYDAY } from './everyday/ja.ts';
import { KOREAN_EVERYDAY } from './everyday/ko.ts';
import { EVERYDAY_VERBS } from './everyday/verbs.ts';

interface MoreWords {
  concepts: Readonly<Record<string, string>>;
  frames: Readonly<Record<string, string>>;
}

/** Words that ideas are typed with and films do not use: the nearest concept, the nearest verb for the story. */
const MORE: Readonly<Record<Language, MoreWords>> = {
  en: {
    concepts: {
      'person.person':
        'owner, passenger, villager, survivor, hermit, listener, reader, visitor, tenant, settler, islander, refugee',
      'person.woman': 'aunt, mistress, widow woman',
      'person.man': 'uncle',
      'person.child': 'children, schoolchildren, twin, twins',
      'person.courier': 'delivery girl, delivery boy',
      'person.master': 'mentor',
      'person.guard': 'gatekeeper, night guard',
      'person.boss': 'landlord, landlady',
      'person.seller': 'ice cream seller, fishmonger',
      'person.grandmother': 'grandmothers',
      'person.inventor': 'tinkerer',
      'person.athlete': 'skater, cyclist, gymnast',
      'person.climber': 'sherpa',
      'person.potter': 'ceramicist',
      'person.driver': 'bus conductor',
      'person.shoemaker': 'boot maker',
      'person.politician': 'chancellor',
      'place.bakery': 'patisserie',
      'place.workshop': 'smithy, forge',
      'place.station': 'platform, bus stop',
      'place.town_street': 'town square, square',
      'place.flower_shop': "florist's",
      'place.city': 'Paris, London, Tokyo, New York, Rome, Seoul, Beijing',
      'place.snowfield': 'iceberg, tundra, north pole, south pole, glacier',
      'thing.bread': 'sourdough',
      'thing.pottery': 'porcelain',
      'thing.aeroplane': 'flight',
      'thing.gun': 'rifle, pistol',
      'thing.machine': 'blender, dishwasher, coffee machine',
      'thing.shoe': 'running shoe',
      'thing.broom': 'broomstick',
      'thing.coat': 'raincoat',
      'thing.bulb': 'streetlight',
      'thing.lamp': 'street lamp, lamppost, traffic light',
      'thing.robot_toy': 'tin toy',
      'thing.bottle': 'olive oil, soy sauce, vinegar, whisky',
      'animal.bird': 'swift, stork, crane, albatross',
      'animal.turtle': 'sea turtle',
      'animal.bear': 'polar bear',
      'animal.wolf': 'coyote',
      'animal.whale': 'orca',
      'animal.bee': 'ant, ladybird, beetle, firefly',
      'spirit.time': 'silence, death',
      'weather.rain': 'downpour, monsoon, raining, rains, rainy, pouring',
      'weather.snow': 'snowing, snows, snowstorm',
    },
    frames: {
      search: 'track, look for',
      guard: 'keep watch',
      befriend: 'meet',
      steal: 'snatch',
      grow: 'plant',
      learn: 'memorise, memorize',
      compete: 'challenge',
      discover: 'find out, hear, overhear, smell, suspect, sense',
      repair: 'rebuild, patch',
      travel: 'carry, wander, journey, cycle, hitchhike, circle, roam',
      perform: 'juggle, conduct',
      wait: 'queue',
      rescue: 'free, evacuate',
      hide: 'conceal',
      explain: 'form',
      sell: 'buy',
      escape: 'break out',
      survive: 'outlast',
      reveal: 'confide, translate',
      find: 'collect, gather, spot',
      build: 'copy, carve, knit, weave, sew',
      launch_product: 'introduce',
    },
  },
  ja: {
    concepts: {
      'place.city': '江戸, 名古屋, 横浜, 神戸, 札幌, 福岡, 長崎, 広島, ソウル, 北京',
      'place.island': '北海道, 沖縄, 屋久島',
      'place.temple': '奈良, 鎌倉',
      'thing.bread': 'クロワッサン, バゲット',
      'person.person': '二人, ふたり, 持ち主, 乗客, 島民, 住民, 人々, 生存者, 隠者, 主',
      'person.courier': '宅配員',
      'person.old_man': '爺',
      'person.brother': '双子の兄弟',
      'person.man': '男たち, 叔父',
      'person.woman': '叔母',
      'person.fisherman': '漁師たち',
      'person.athlete': '自転車選手',
      'person.seller': '八百屋さん',
      'person.student': '子どもの生徒',
      'person.winemaker': '酒蔵の主人',
      'person.boss': '大家',
      'person.potter': '陶芸職人',
      'thing.robot_toy': 'ブリキのロボット',
      'thing.scarf': '片方の手袋',
      'thing.lamp': '信号機',
      'thing.coat': 'レインコート',
      'thing.pottery': '磁器',
      'weather.fog': 'もや',
      'weather.rain': '土砂降り',
      'place.library': '図書館',
      'place.workshop': '酒蔵, 蔵',
      'place.road': '旅路',
      'place.snowfield': '氷河',
      'quality.forgotten': '忘れられた',
    },
    frames: {
      search: '探しに行く, 探しに出かけ, 捜索',
      befriend: '友だちになる, 友達になる, 仲間にする',
      build: '縫う, 縫い, 編む, 編み, 織る, 織り, 彫る',
      explain: 'できあがる, 作られる, 生まれるのか, 起こるのか, 起きるのか, 光るのか',
      open_shop: '店を開く, 営む',
      travel: '旅に出る, 旅をする, さまよう, 泳ぐ, 走り抜け, 歩いて',
      perform: '歌う',
      defend: '食い止め',
      repair: '直す',
      rescue: '助け出す',
      grow: '咲かせる',
      learn: '覚え, 教わる',
      transform: 'になってしまう',
      wait: '待っている',
      guard: '見守る',
      steal: '盗み出',
      launch_product: 'CM, コマーシャル',
      return: '届ける, 帰す, 返そう',
      arrive: '訪れる, 現れる',
      forget: '忘れてしま',
      leave: '旅立つ, 出ていく',
      compete: '競い合',
      celebrate: '祝う',
      find: '見つける, 見つけた',
      join: '入る',
      sell: '売る',
      fall_in_love: '恋に落ちる',
      solve: '追う刑事',
      cook: '焼く, 握る',
      betray: '騙さ, だまさ',
    },
  },
  ko: {
    concepts: {
      'thing.race': '마라톤',
      'place.city': '서울, 파리, 도쿄, 뉴욕, 경주, 부산, 전주, 런던',
      'place.harbour': '여수, 통영',
      'place.coast': '강릉, 속초',
      'place.palace': '경복궁',
      'place.temple': '불국사',
      'person.firefighter': '구조대원, 소방대원, 구급대원',
      'person.student': '여학생, 남학생, 대학생, 유학생',
      'person.actor': '여배우, 남배우, 배우',
      'thing.festival': '제사, 차례, 명절',
      'thing.pen': '주걱',
      'thing.word': '글자, 한글, 글씨, 시',
      'thing.music_thing': '공연, 연극, 음악회, 전시회',
      'thing.bowl': '떡국',
      'person.climber': '등산객',
      'person.person': '가족, 이웃들, 손님들',
      'person.person ': '두 사람, 주인, 승객, 주민, 마을 사람, 생존자, 사람들',
      'person.brother': '형제, 쌍둥이, 남동생',
      'person.sister': '자매, 쌍둥이 자매',
      'person.child': '아이들, 어린아이',
      'person.teacher': '선생',
      'person.detective': '형사',
      'person.shopkeeper': '주인장',
      'person.master': '장인',
      'person.salt_maker': '소금 장인',
      'person.bookseller': '책방지기',
      'person.old_man': '영감, 할아범',
      'person.courier': '배달원',
      'person.fisherman': '어부들',
      'person.potter': '도예가, 옹기장이',
      'person.diver': '해녀들',
      'person.train_driver': '역장',
      'person.farmer': '농부들',
      'person.guard': '문지기, 경비',
      'person.enemy': '원수',
      'person.couple': '노부부',
      'person.athlete': '선수',
      'person.runner': '마라토너, 육상 선수',
      'person.office_worker': '직장인, 신입 사원',
      'person.police_officer': '경찰',
      'person.photographer': '사진작가',
      'person.writer': '소설가',
      'person.mechanic': '수리공',
      'person.painter': '화공',
      'person.doctor': '외과 의사',
      'person.host': '아나운서',
      'person.grandfather': '외할아버지',
      'place.snowfield': '남극, 북극',
      'place.workshop': '공방, 대장간',
      'place.station': '간이역, 정류장, 기차역',
      'place.coast ': '바닷가',
      'place.village': '시골, 산골',
      'place.alley': '골목길',
      'place.sea': '바다',
      'place.forest': '숲속',
      'place.mountain': '산속, 산',
      'place.school': '고등학교, 초등학교',
      'place.school ': '중학교',
      'place.field': '논, 밭, 꽃밭',
      'place.restaurant': '분식집, 레스토랑',
      'place.museum': '미술관',
      'place.market': '야시장, 시장통',
      'place.river': '강',
      'place.town_street': '광장',
      'place.space': '우주 공간',
      'thing.lamp': '가로등, 신호등',
      'thing.umbrella': '우산들',
      'thing.plant': '나물',
      'thing.bottle': '간장',
      'thing.coin': '복권',
      'thing.clock': '벽시계, 괘종시계',
      'thing.shoe': '운동화',
      'thing.train': '열차',
      'thing.paper': '한지',
      'thing.notebook': '일기장',
      'weather.rain': '빗속, 비가 오는, 비가 내리는, 비 내리는, 장마, 소나기',
      'weather.snow': '눈이 내리는, 눈 내리는, 눈보라, 눈이 오는',
      'weather.storm': '폭풍우 치는, 태풍',
      'weather.fog': '안개 낀',
      'time.night': '한밤중, 깊은 밤, 밤마다, 매일 밤',
      'time.dusk': '저녁, 해질녘, 노을',
      'time.dawn': '동틀 녘, 이른 아침',
      'quality.forgotten': '잊혀진',
      'quality.lost': '길을 잃은',
      'quality.broken': '고장난, 망가진',
      'quality.retired': '은퇴한',
      'quality.old': '늙은, 낡은',
      'quality.afraid': '겁쟁이, 무서워하는',
      'quality.last': '마지막',
      'quality.strange': '수상한',
      'quality.clumsy': '서투른',
      'quality.poor': '가난한',
      'quality.blind': '앞을 못 보는',
      'quality.young': '어린',
      'quality.silent': '말 없는, 말없는, 말 못 하는',
      'animal.turtle': '바다거북',
      'animal.bear': '북극곰, 곰',
      'animal.bird': '타조, 철새, 참새, 제비, 갈매기, 두루미',
      'animal.bee': '개미, 반딧불이, 꿀벌들',
      'animal.dog': '안내견, 유기견',
      'animal.cat': '길고양이, 고양이들, 검은 고양이',
      'animal.penguin': '황제펭귄',
      'robot.computer_mind': 'AI, 인공 지능',
      'person.seller': '장수',
      'robot.robot': '청소 로봇, 로봇 청소기',
    },
    frames: {
      search: '되찾, 찾아 나서, 찾아나서, 찾으려, 찾기, 찾는다, 찾다, 뒤쫓, 쫓',
      befriend: '친구가 되, 친구가 된, 친구가 돼, 친해지, 길들이, 입양',
      find: '모으, 모은, 수집, 발견한, 발견했, 찾아냈, 주웠, 받은, 받게, 받는, 물려받',
      lose: '잃고, 잃었',
      return: '돌려주, 돌아온, 데려다주, 배달하, 전하러, 전해',
      rescue: '구하, 구해, 구조, 구출, 도와',
      escape: '도망친, 빠져나',
      build: '만들, 지은, 지어, 쌓',
      repair: '고친, 고쳐, 되살리, 복원',
      win: '이긴, 물리치',
      compete: '경쟁하, 맞서, 결투, 싸운, 대결하',
      learn: '배워, 배운다, 연습, 훈련',
      teach: '가르친, 가르치는',
      discover: '발굴, 알아차리',
      open_shop: '열다, 연다, 연 ',
      sell: '파는, 판다',
      launch_product: '광고, 신제품',
      travel: '여행하, 건넌, 건너, 모험, 항해, 달린, 달리, 오르, 향해',
      arrive: '나타나, 나타난, 이사 온, 이사온, 깨어나, 깨어난, 착륙, 도착한',
      leave: '떠난다',
      wait: '기다려',
      forget: '잊어, 잃어버린 기억',
      fall_in_love: '사랑에 빠진, 사랑하게, 반한, 반하, 청혼, 짝사랑',
      part: '헤어진',
      reconcile: '화해하, 용서하, 사과',
      betray: '배신한, 속인, 속여',
      avenge: '복수하',
      hide: '숨긴, 숨겨, 감추',
      guard: '지켜',
      steal: '훔친, 훔쳐, 털',
      solve: '추적, 수사, 풀다, 푼다, 밝혀내, 푸는',
      transform: '변한, 바뀌',
      grow: '키운, 키워, 피우, 심',
      celebrate: '축하하',
      cook: '김장을 하, 김장을 한, 담그, 담근, 구운, 구워, 굽는, 끓여, 요리',
      perform: '노래, 연주하, 춤을 추, 춤추는',
      explain: '만들어지, 만들어질, 생기는',
      survive: '살아남은, 살아남',
      defend: '맞선, 막는, 막으',
      join: '입학, 입단, 입사',
      overcome: '무서워하',
      invent: '개발',
    },
  },
  cn: {
    concepts: {
      'place.city':
        '巴黎, 东京, 纽约, 首尔, 成都, 重庆, 西安, 杭州, 苏州, 南京, 武汉, 广州, 深圳, 香港, 台北, 哈尔滨, 拉萨, 大理, 丽江, 伦敦, 长安, 老北京',
      'place.mountain': '西藏, 泰山, 黄山, 喜马拉雅',
      'place.desert': '敦煌, 撒哈拉',
      'place.home': '新家',
      'animal.bird': '大雁, 雁, 喜鹊, 天鹅',
      'thing.box': '纸箱, 纸盒',
      'thing.plant': '竹笋',
      'person.person': '两人, 两个人, 主人, 乘客, 居民, 村民, 失主, 幸存者',
      'person.criminal': '骗子',
      'place.space_station': '太空站',
      'quality.happy': '开心',
      'person.boss': '房东',
      'person.woman': '姑姑',
      'person.man': '叔叔, 伯伯',
      'person.mechanic': '修车师傅',
      'person.master': '手艺人, 匠人, 传承人',
      'person.seller': '摊主, 菜贩',
      'person.guard': '看门人',
      'person.baker': '面包师',
      'person.old_man': '守林老人',
      'thing.noodles': '碗面, 刀削面, 炒面',
      'thing.doll': '布偶',
      'thing.lamp': '红绿灯',
      'thing.bottle': '漂流瓶',
      'thing.parcel': '包裹',
      'thing.umbrella': '雨伞们',
      'weather.rain': '雨中, 雨里, 下雨的, 细雨',
      'weather.snow': '雪中, 风雪',
      'weather.storm': '暴风雨夜',
      'weather.fog': '雾中',
      'quality.forgotten': '被遗忘的, 被人遗忘的',
      'quality.abandoned': '被丢弃的',
      'place.library': '图书馆里',
      'place.snowfield': '冰川',
      'animal.bear': '北极熊',
      'animal.bee': '蚂蚁, 萤火虫',
      'animal.penguin': '帝企鹅',
    },
    frames: {
      want: '摘, 送给, 摘下',
      search: '寻找, 去找, 寻回, 找寻',
      befriend: '成为朋友, 成为好朋友, 交了朋友',
      repair: '修',
      explain: '形成, 做成, 酿成',
      open_shop: '开了一家, 开一间, 开',
      return: '送回, 交还, 找回',
      learn: '学会, 学着',
      build: '织, 编, 烧制, 酿造, 酿',
      steal: '偷走了',
      travel: '出海, 飞, 走过, 横穿, 迁徙, 骑行',
      perform: '唱歌',
      rescue: '营救',
      arrive: '出现, 登陆',
      leave: '离开',
      guard: '守护着',
      wait: '等着',
      forget: '忘了',
      fall_in_love: '爱上了',
      compete: '竞赛, 赛跑',
      launch_product: '广告',
      hide: '藏着',
      defend: '守住',
      discover: '发现了, 打开',
      win: '赢得',
      find: '接到, 找到了, 收集, 收藏, 搜集',
      solve: '查明',
      teach: '教',
      grow: '养',
      sell: '卖',
      cook: '烤, 做菜',
      survive: '求生',
    },
  },
};

const EVERYDAY: Readonly<Record<Language, EverydayNouns>> = {
  en: ENGLISH_EVERYDAY,
  cn: CHINESE_EVERYDAY,
  ko: KOREAN_EVERYDAY,
  ja: JAPANESE_EVERYDAY,
};
const indexes = new Map<Language, LexiconIndex>();

/** The lexicon of a language with the words above added behind its own. */
export function readingIndex(language: Language): LexiconIndex {
  const known = indexes.get(language);
  if (known) {
    return known;
  }
  const base = lexiconIndex(language);
  const concepts = new Map(base.concepts),
    frames = new Map(base.frames);
  let longest = base.longest;
  const words = (list: string): string[] =>
    list
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean);
  for (const [concept, list] of [...Object.entries(MORE[language].concepts), ...Object.entries(EVERYDAY[language])]) {
    for (const word of words(list)) {
      longest = Math.max(longest, word.length);
      const found = concepts.get(word) ?? [],
        // A second list of a concept's words has its id with a blank.
        id = concept.trim() as ConceptId;
      if (!found.includes(id)) {
        concepts.set(word, [...found, id]);
      }
    }
  }
  // '东西' and 'object' name nothing.
  for (const [word, found] of concepts) {
    if (found.length === 1 && found[0] === 'thing.covered') {
      concepts.delete(word);
    }
  }
  for (const [frame, list] of Object.entries(MORE[language].frames)) {
    for (const word of words(list)) {
      longest = Math.max(longest, word.length);
      if (!frames.has(word)) {
        frames.set(word, frame as FrameId);
      }
    }
  }
  for (const [frame, list] of Object.entries(EVERYDAY_VERBS[language])) {
    for (const word of words(language === 'ko' ? koreanForms(list) : list)) {
      longest = Math.max(longest, word.length);
      if (!frames.has(word)) {
        frames.set(word, frame as FrameId);
      }
    }
  }
  const index: LexiconIndex = { concepts, frames, longest };
  indexes.set(language, index);
  return index;
}
