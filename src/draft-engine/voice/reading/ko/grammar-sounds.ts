import { putTogether, takeApart } from '#src/shared/language/hangul.ts';
import { tense } from './sound-marks.ts';

/** A character of no script, where a consonant is to be tense. */
const PLACE = '\ue000';

/** Nouns that only follow a verb form, with what may be joined to them. */
const BOUND_NOUNS =
  /^(?:것|거(?:$|야|예요|에요|다|라|니|지|죠|고|든|면|는|잖)|게(?:$|요)|걸(?:$|요)|건(?:$|가|데|지)|겁니|수(?:$|가|는|도|만|밖|록)|줄(?:$|은|도|을|만|로|이)|데(?:$|가|는|도|로|서|를|에|만)|바(?:$|가|를|는|에|와|도)|적(?:$|이|은|도|에|의)|지(?:$|는|도|가)|듯|법(?:$|이|은|하)|성(?:$|싶)|만(?:$|하|한)|곳)/;
/** Nouns that often follow a verb form. */
const NOUNS_AFTER_VERBS =
  /^(?:사람|시간|정도|생각|작정|계획|준비|기회|자신|자격|집|방법|돈|가능|길|거리|사이|도리|재주|지경|다음)/;
/** Verb forms that end like the particle of the object. */
const VERBS_IN_LIKE_PARTICLES =
  /(?:[먹받찾읽믿잡앉있없죽웃걷입벗씻남갚같좋싫잊참넘높낮늦않맡닫묻쏟얻뜯찢짖맞]을|[모흐부고오이누르서두]를)$/;

/** Nouns and adverbs with a final ㄹ, which look like a verb before a noun. */
const NOT_VERBS =
  /^(?:서울|물|말|일|달|날|길|술|글|별|꿀|불|풀|.*얼굴|마을|.*겨울|거울|사실|호텔|[이저그]걸|뭘|널|팔|칼|.*발|쌀|돌|아들|딸|하늘|바늘|그늘|비밀|생일|.요일|휴일|[매내과제]일|.*말|현실|진실|.실|예술|기술|마술|수술|역할|잘|덜|늘|.*절|[특이구]?별|.*철|만일|.활|.*들)$/;

/** Stems that end in ㄴ or ㅁ; the endings after them are tense, but not those after nouns of the same letters. */
const STEM_ENDINGS: readonly RegExp[] = [
  /(?<=신(?:발|바)?[을를] 신)(?=고|다|는|던|자|지)/g,
  /(?<=(?:구두|양말|부츠|운동화|장화|고무신|슬리퍼|스타킹)[을를] 신)(?=고|다|던|자|지)/g,
  /(?<=(?:껴|끌어|떠|부둥켜|얼싸|감싸)안)(?=고|다|던|자|지|게)/g,
  /(?<=[을를] 안)(?=고)/g,
  /(?<=(?<![가-힣])(?:휘|되|눈)?감)(?=고|던|다(?![가-힣]))/g,
  /(?<=(?<![가-힣])(?:살아|겪고)?남)(?=고|다|던|도록|지(?!만|지))/g,
  /(?<=(?<![가-힣])참)(?=다(?![가-힣])|던|도록|지(?= )|고(?!하|로|서|자|인))/g,
  /(?<=(?<![가-힣])심)(?=고|다(?![가-힣])|던|도록)/g,
  /(?<=(?<![가-힣])숨)(?=고|다(?![가-힣])|던|도록|자(?![가-힣])|지(?= [않말마못]))/g,
  /(?<=(?<![가-힣])(?:뛰어|타|흘러)?넘)(?=고|다(?![가-힣])|던|도록|자(?![가-힣])|지(?= )|게(?![가-힣]))/g,
  /(?<=(?<![가-힣])(?:쓸어|주워|퍼)?담)(?=고|다(?![가-힣])|던|도록|자(?![가-힣])|지(?= )|게(?![가-힣]))/g,
  /(?<=(?<![가-힣])품)(?=고|다(?![가-힣])|던|지(?= ))/g,
  /(?<=(?<![가-힣])삼)(?=고|다(?![가-힣])|던|지(?= ))/g,
  /(?<=(?:다|더)듬)(?=고|다(?![가-힣])|던|지(?= ))/g,
  /(?<=[닮굶옮젊곪짊])(?=[가-깋다-딯사-싷자-짛])/g,
  /(?<=[신안감남참심숨넘담품삼듬검])(?=습니)/g,
  /(?<=[넓떫짧얇엷])(?=[가-깋다-딯사-싷자-짛])/g,
];

/** Endings with ㄹ of a verb whose next consonant is tense: 할게, 갈수록, 될지. */
const VERB_ENDINGS: readonly RegExp[] = [
  /(?<=[할갈올볼줄둘을낼릴킬쓸칠탈를날살])(?=게요?(?![가-힣]))/g,
  /(?<=[할갈올볼줄둘을낼릴킬쓸칠탈를날될])(?=걸요?(?![가-힣])|거(?:야|예요|다|니)|것)/g,
  /(?<=[할갈올볼될을일를])(?=지(?:도|는|요|라도|언정|가)?(?![가-힣]))/g,
  /(?<=[할갈올볼될을클를질릴살들날길울칠])(?=수록)/g,
];

/** Counting words after ㄹ of a Sino-Korean number, and the point of a decimal. */
const COUNTERS: readonly RegExp[] = [
  /(?<=(?:^|[가-힣])[일칠팔] )(?=세기|도(?![가-힣]{2})|등|주(?![가-힣]{2})|점|대 |조|장|절|단|세(?!\S* 번)|집|동|지구)/g,
  /(?<=[영일이삼사오육칠팔구십백천만] )(?=점 [영일이삼사오육륙뉵칠팔구])/g,
  /(?<=점 [가-힣]*[일칠팔])(?=[사삼십])/g,
];

/** Verb stems with ㄺ: it is ㄹ before ㄱ (읽고), while a noun has ㄱ there (흙과). */
const LG_STEMS = /([읽맑밝늙묽굵붉긁갉낡얽])([가-깋])/g;

/** Nouns that end in 의, which is not the particle. */
const NOUNS_IN_UI =
  /(?:(?<![가-힣])(?:회|정|의|동|강|논|문|합|결|항|예|호|편|심|협|창|성|유|거|모|고|본|하|상)|[가-힣]*주)의$/;

/**
 * Respells what depends on grammar and not on sounds alone: tense consonants after verb forms, stems and numbers, ㄺ of
 * verbs, and the particle 의.
 */
export function respellByGrammar(phrase: string): string {
  let respelled = phrase.replace(LG_STEMS, (_, stem: string, next: string) => {
    const letters = takeApart(stem)!;
    return putTogether({ ...letters, final: 'ㄹ' }) + tense(next);
  });
  respelled = respellAfterVerbForms(respelled);
  for (const places of [...STEM_ENDINGS, ...VERB_ENDINGS, ...COUNTERS]) {
    respelled = tenseAt(respelled, places);
  }
  return respelled.replace(/[가-힣]+의(?![가-힣])/g, (word) =>
    NOUNS_IN_UI.test(word) ? word : `${word.slice(0, -1)}에`,
  );
}

/** Makes the first consonant after each place tense; a place is a match of no length. */
function tenseAt(text: string, places: RegExp): string {
  return text.replace(places, PLACE).replace(/\ue000(.)/gs, (_, next: string) => tense(next));
}

/** After a verb form in ㄹ the next noun's consonant is tense: 할 것, 만날 사람. */
function respellAfterVerbForms(phrase: string): string {
  const words = phrase.split(' ');
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      if (takeApart(before.at(-1) ?? '')?.final !== 'ㄹ' || NOT_VERBS.test(before)) {
        return word;
      }
      const mayBeParticle = /[을를]$/.test(before) && !VERBS_IN_LIKE_PARTICLES.test(before);
      const follows = BOUND_NOUNS.test(word) || (!mayBeParticle && NOUNS_AFTER_VERBS.test(word));
      return follows ? tense(word.slice(0, 1)) + word.slice(1) : word;
    })
    .join(' ');
}
