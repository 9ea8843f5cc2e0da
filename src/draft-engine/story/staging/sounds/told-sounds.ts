import type { Language } from '#src/shared/language/languages.ts';
import type { PlannedShot } from '../../film-plan.ts';
import type { IdeaEvent, IdeaGraph, Mood } from '../../idea/idea-graph.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';

type ToldSound = readonly [sound: SoundEventKind, at: number, loudness: number];

/** Sounds and the words of a clause that say that they are heard. What one row has read, no later one reads again. */
interface ToldRow {
  sounds: readonly ToldSound[];
  words: Readonly<Record<Language, RegExp>>;
}

/** What an idea says is heard, where neither pose nor thing would tell. */
const TOLD_SOUNDS: readonly ToldRow[] = [
  {
    sounds: [
      ['firework', 0.2, 0.8],
      ['firework', 0.6, 0.6],
    ],
    words: {
      en: /\bfireworks?\b.*?(\b(explode|burst|light up|go off)s?\b|$)/,
      cn: /(烟花|烟火|焰火|鞭炮)(爆炸|绽放|炸开)?/,
      ko: /(불꽃놀이|폭죽)[이가]?( ?[터폭]\S*)?/,
      ja: /花火が?(爆発|打ち上|上が)?/,
    },
  },
  {
    sounds: [
      ['explosion', 0.3, 0.9],
      ['rubble', 0.5, 0.6],
    ],
    words: {
      en: /\bexplo(de|sion)|\bbl(ow|ows|ew|own) up\b|\bdetonat|\bbomb(s|ed|ing) (the|a)\b/,
      cn: /爆炸|炸[毁开掉死]|引爆|轰炸/,
      ko: /폭발|폭파|폭탄이 터/,
      ja: /爆発|爆破/,
    },
  },
  {
    sounds: [['gunshot', 0.35, 0.9]],
    words: {
      en: /\b(shoots?|shot (a|an|the|him|her|them|dead)|gunshots?|gunfire|opens? fire|guns? down|fires? (a|his|her|the) (gun|pistol|rifle|shot))\b(?! (a|an|the) (film|movie|scene|arrow|photo|picture|video))/,
      cn: /开枪|枪[响声杀击]|射杀/,
      ko: /총을 (쏘|쏜|쐈)|총성|총소리|저격|사격/,
      ja: /銃声|銃を撃|撃[つちった]|射殺|発砲/,
    },
  },
  {
    sounds: [['thunder', 0.15, 0.8]],
    words: { en: /\bthunder|\blightning\b/, cn: /打雷|雷[声鸣]|闪电/, ko: /천둥|번개|벼락/, ja: /(?<!地)雷/ },
  },
  {
    sounds: [['alarm', 0.15, 0.7]],
    words: {
      en: /\balarms?( clocks?)? (rings?|rang|sounds?|goes off|went off|blares?|wails?|starts?)|\b(set|sets|trip|trips)( off)? (the|an) alarm/,
      cn: /(警报|闹钟|警铃).{0,3}[响鸣]|拉响警报/,
      ko: /(경보|알람|자명종|비상벨).{0,4}[울터]/,
      ja: /(警報|アラーム|目覚まし(時計)?|非常ベル).{0,3}[鳴響]/,
    },
  },
  {
    sounds: [['doorbell', 0.15, 0.7]],
    words: {
      en: /\bdoor ?bells?\b|\brings? at the door\b/,
      cn: /门铃/,
      ko: /초인종|현관벨/,
      ja: /呼び鈴|ドアベル|インターホン/,
    },
  },
  {
    sounds: [['church_bell', 0.15, 0.7]],
    words: {
      en: /\b(church|cathedral|tower|wedding) bells?\b|\bbells? (toll|peal)/,
      cn: /(教堂|钟楼).{0,3}钟/,
      ko: /(교회|성당).{0,3}종/,
      ja: /(教会|大聖堂|鐘楼)の鐘/,
    },
  },
  {
    sounds: [['temple_bell', 0.2, 0.7]],
    words: {
      en: /\b(temple|monastery)('s)? bells?\b/,
      cn: /寺.{0,4}钟|[敲撞]钟/,
      ko: /(절|사찰|산사).{0,3}종|범종/,
      ja: /(寺|除夜)の鐘|鐘を[つ撞]/,
    },
  },
  {
    sounds: [['train_whistle', 0.15, 0.7]],
    words: {
      en: /\btrain (whistles?|whistled|hoots?)\b|\b(train|steam) whistle\b/,
      cn: /汽笛|火车.{0,3}鸣笛/,
      ko: /기적 소리|기적[이을] 울/,
      ja: /汽笛/,
    },
  },
  {
    sounds: [['engine_start', 0.3, 0.7]],
    words: {
      en: /\bstarts? (up )?(the|his|her|a|their) (\w+ )?(car|engine|motor|truck|van|bus|taxi|motorcycle)\b|\b(car|engine|motor) starts?\b/,
      cn: /(发动|启动)了?(汽车|引擎|发动机|车|马达)/,
      ko: /시동/,
      ja: /エンジンを?(かけ|始動)|車を発進/,
    },
  },
  {
    sounds: [['engine_pass', 0.55, 0.6]],
    words: {
      en: /\bdr(ive|ives|ove) (away|off|by|past)\b|\b(car|truck|bus) (passes|passed)\b/,
      cn: /开车离开|驶[过离]|开走/,
      ko: /차가 지나|몰고 떠/,
      ja: /車で走り去|車が(走り去|通り過ぎ)|車で去/,
    },
  },
  {
    sounds: [
      ['creak', 0.2, 0.6],
      ['tree_fall', 0.4, 0.8],
    ],
    words: {
      en: /\b(tree|trees|trunk|oak|pine) (falls?|fell|topples?)\b|\b(fells?|cuts? down|chops? down) .{0,14}\b(trees?|oak|pine)\b/,
      cn: /树[被倒轰]|砍[倒伐].{0,4}树/,
      ko: /나무가 쓰러|나무를 [베벤넘]/,
      ja: /木が倒|木を(切り倒|伐)/,
    },
  },
  {
    sounds: [['rubble', 0.3, 0.8]],
    words: {
      en: /\b(house|building|bridge|tower|wall|roof|mine|tunnel|city|castle)\b.{0,12}\b(collapse|crumble)|\bearthquake\b|\bavalanche|\blandslide/,
      cn: /(房屋|房子|大楼|建筑|桥|墙|屋顶|塔|矿井|隧道).{0,3}[倒坍]?塌|地震|山崩|雪崩/,
      ko: /(집|건물|다리|벽|지붕|탑|갱도|터널).{0,4}무너|지진|산사태|눈사태/,
      ja: /(家|建物|橋|壁|屋根|塔|トンネル).{0,3}(崩|倒れ)|地震|山崩れ|雪崩/,
    },
  },
  {
    sounds: [['door_close', 0.5, 0.7]],
    words: {
      en: /\b(slams?|slammed|bangs?|shuts?) (the|a|his|her) door\b|\bdoor (slams?|shuts?|closes?)\b/,
      cn: /摔门|关上了?大?门|关门/,
      ko: /문을 (쾅|닫)|문이 닫/,
      ja: /(ドア|扉|戸)[をが](閉|しま)/,
    },
  },
  {
    sounds: [['gulls', 0.2, 0.6]],
    words: { en: /\b(sea)?gulls?\b/, cn: /海鸥/, ko: /갈매기/, ja: /カモメ|かもめ/ },
  },
  {
    sounds: [['drip', 0.15, 0.6]],
    words: {
      en: /\bdrips?\b|\bdripping\b|\bleak(s|ing)?\b/,
      cn: /滴水|水滴|漏水/,
      ko: /물방울|물이 새|누수/,
      ja: /水滴|滴る|水漏れ|雨漏り/,
    },
  },
  {
    sounds: [['scrub', 0.15, 0.7]],
    words: { en: /\bscrub/, cn: /擦[洗地]|刷[洗碗地]/, ko: /문질러|문지르/, ja: /磨[くい]|こす[るっ]/ },
  },
  {
    sounds: [['bicycle_bell', 0.2, 0.6]],
    words: {
      en: /\b(bicycle|bike) bells?\b/,
      cn: /自行车铃|车铃/,
      ko: /자전거 [벨종]|따르릉/,
      ja: /自転車のベル/,
    },
  },
  {
    sounds: [['siren', 0.1, 0.6]],
    words: { en: /\bsirens?\b/, cn: /警笛|警车.{0,3}鸣/, ko: /사이렌/, ja: /サイレン/ },
  },
  {
    sounds: [['horn', 0.2, 0.6]],
    words: { en: /\bhonk/, cn: /按喇叭|鸣笛/, ko: /경적/, ja: /クラクション/ },
  },
];

/** Moods of what does not happen, or not yet. */
const UNHEARD: ReadonlySet<Mood> = new Set<Mood>(['wants', 'can', 'must', 'refuses', 'asks']);

/** The sounds that the words of an event say are heard while it happens. */
export function toldSounds(
  { words, isNegated, mood }: Pick<IdeaEvent, 'words' | 'isNegated' | 'mood'>,
  { language }: Pick<IdeaGraph, 'language'>,
): PlannedShot['events'] {
  if (isNegated || UNHEARD.has(mood)) {
    return [];
  }
  let left = words.toLowerCase();
  return TOLD_SOUNDS.flatMap(({ sounds, words: { [language]: said } }) => {
    if (!said.test(left)) {
      return [];
    }
    left = left.replace(said, ' ');
    return sounds.map(([sound, at, loudness]) => ({ sound, at, loudness }));
  });
}
