import type { Language } from './languages.ts';

const SENTENCE_END = /[.!?。！？…]["'”’」』）)]*$/u;
const PHRASE_END = /[,;:、，；：—–]["'”’」』）)]*$/u;

/** Words that belong to what comes next, and words that begin a phrase: what stands before and after a break. */
interface PhraseWords {
  /** A break after this parts a phrase. */
  bound: RegExp;
  /** A break before this does. */
  leaning: RegExp;
  /** A break before this, or after what ends so, is a good one. */
  begins: RegExp;
  ends: RegExp;
}

const NEVER = /(?!)/u;

const PHRASES: Readonly<Record<Language, PhraseWords>> = {
  en: {
    bound:
      /^["'“‘(]*(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|no|every|each|some|any|another|to|of|in|on|at|by|for|from|with|without|into|onto|over|under|about|through|across|between|behind|before|after|near|like|than|as|and|or|but|nor|so|if|when|while|because|who|which|is|are|was|were|am|be|been|being|has|have|had|do|does|did|will|would|can|could|shall|should|may|might|must|not|very|too|old|young|little|big|small|new|long|dark|good|great|poor|last|first|next|own|i|he|she|it|we|they|you)$/iu,
    leaning: NEVER,
    begins:
      /^["'“‘(]*(?:and|or|but|so|if|when|while|because|who|which|that|to|in|on|at|by|for|from|with|without|into|onto|over|under|through|across|between|behind|before|after|near)$/iu,
    ends: NEVER,
  },
  cn: {
    bound:
      /(?:[在从把被和与对给向跟为到的这那很不没也就又都还正最][“「《（]*|[一二两三四五六七八九十几这那][个只位把张条名座间本封扇辆棵朵])$/u,
    leaning: /^(?:的|了|着|过|地|得|吗|呢|吧|啊|们|里|上|下|中|里面|之)/u,
    begins: /^[“「《（]*(?:但|可是|但是|而|然后|因为|所以|如果|当|却|于是|并)/u,
    ends: NEVER,
  },
  ja: {
    bound: /(?:[\p{Script=Han}\p{Script=Katakana}ー]|[のいな]|その|この|あの|どの)$/u,
    leaning: /^(?:こと|もの|とき|ところ|ため|よう|ほう|方|中|上|下|時|前|後|人)/u,
    begins: NEVER,
    ends: /(?:[をにがはでともへてば]|から|まで|ので|けど)$/u,
  },
  ko: {
    bound:
      /^[“‘(]*(?:한|그|이|저|두|세|네|첫|옛|새|더|매우|아주|못|안|및|또는|[가-힣]+[한운된진린던의]|[가-힣]*[치오있없하가되보]는|어느|어떤|큰|[가-힣]*[늙젊작낡좋높깊밝붉검많짧넓좁]은)$/u,
    leaning: /^(?:것|수|때|줄|뿐|채|듯|만큼|등|적|데|중|있|없|않|못하|싶|버리|버렸|주었|줬)/u,
    begins: NEVER,
    ends: /(?:[가-힣][고서면며는을를가이])$/u,
  },
};

/** What a break between two words costs, in lengths of a line: less than nothing for a good one. */
export function breakCost(before: string, after: string, language: Language): number {
  if (SENTENCE_END.test(before)) {
    return -0.5;
  }
  if (PHRASE_END.test(before)) {
    return -0.25;
  }
  const { bound, leaning, begins, ends } = PHRASES[language];
  if (bound.test(before) || leaning.test(after)) {
    return 0.6;
  }
  return begins.test(after) || ends.test(before) ? -0.12 : 0;
}

const ENDINGS =
  /^(?:[\u3041-\u309f]{1,2}|[的了着过们地得吗呢吧啊]|ました|でした|ません|ばかり|けれど|られる|させる|ている|ていた|でしょう|だろう|ください|くれる|くれた|しまう|しまった|ように|ながら|なかった|なかっ|という|として|ために)$/u;
const OWN_WORDS = /^(?:その|この|あの|どの|もう|また|まだ|でも|いつ|ここ|そこ|それ|これ|あれ)$/u;

/** True for a particle or an ending where words run on: no line begins with it. */
export const isPartOfWord = (segment: string): boolean => ENDINGS.test(segment) && !OWN_WORDS.test(segment);
